## Cards
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-none = no trump
suit-of-s = spades
suit-of-h = hearts
suit-of-d = diamonds
suit-of-c = clubs
card-name = { $rank } of { $suit }
card-joker = joker
card-joker-as = joker as { $card }
card-joker-high = joker, highest { $suit }
card-joker-low = joker, give { $suit }
card-joker-take = joker, takes
card-joker-leave = joker, gives way
joker-back = Not the joker after all
joker-may-how = Tap a card: may it be played to this trick?
joker-everyone = All
joker-owe-highest = { $suit ->
    [named] highest of the suit
   *[other] highest { $suit }
}
joker-owe-follow = { $suit ->
    [named] any of the suit
   *[other] any { $suit }
}
joker-owe-trump = { $first ->
    [true] trump { $suit }
   *[false] else trump { $suit }
}
joker-owe-none = { $first ->
    [true] any card
   *[false] else any
}
joker-owe-or-joker = { $what } or ★
joker-has-none = { $seen ->
    [true] has none
   *[false] none left
}
joker-lacks = { $seen ->
    [true] no { $suits }
   *[false] no { $suits } left
}
joker-beaten = Can be beaten by { $what }.
joker-unbeaten = Nothing can beat it.
joker-lost = The trick is { $name }’s so far.
joker-threat-joker = ★ that takes
joker-threat-trump = a trump
joker-threat-suit = the suit
card-fresh = { $card }, new
card-taken = { $card }, taken from the pile: it must be used
call-high = highest
call-low = give
call-take = takes
call-leave = gives way

## Names
you = You
bot = bot
bot-name = Bot { $number }
seat-name = Player { $number }
preset-silesian = Silesian rummy
preset-wikibooks = Remik (Wikibooks)
preset-guide = Remik after a guide
preset-classic = Georgian Joker
preset-pagat = Joker (Pagat)
preset-tbilisi = Joker (Tbilisi)

## The line on top
menu = Menu
close = Close
head-deal = deal { $number }
head-limit = to { $limit }
table-rules = rules
menu-rules = Rules
line-online = connected
line-sending = sending
line-connecting = reconnecting…
line-offline = no connection
rules-code = Code of these rules: { $code }
rules-house = + { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}

## Seats
seats-label = Players, clockwise from your left
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-opened = has opened
seat-not-opened = has not opened
opened-mark = open
seat-dealer = dealer
dealer-letter = D
seat-turn = to play
seat-away = away
away-mark = away

## The table
table-label = Table
melds-empty = Nothing on the table yet
melds-drop-here = Drag cards here, or press Meld
melds-provisional = You, this turn (can be taken back)
kind-run = run
kind-group = group
meld-spoken = { $kind } of { $owner }: { $cards }
meld-fits = { $meld }; the picked cards fit here
meld-title = { $owner }: { $kind }
meld-how = Pick cards in your hand, then tap a meld that glows.
stock-label = Stock, { $count } cards
stock-name = stock · { $count }
pile-label = Discard pile, on top { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-label-hidden = Discard pile, { $count } cards
pile-label-empty = Discard pile, empty
pile-name = discards · { $count }
pile-title = Discard pile · { $count }
pile-empty = Nothing has been discarded yet.
pile-top-only = At this table only the top card may be seen.
pile-covered = The last card lies face down.
hand-label = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-group = Cards; arrows move, space picks
your-turn = Your turn
turn-of = { $name } to play
status-label = What is still missing
status-done = done
status-open = missing
status-opening-clean-run = clean run
status-opening-points = { $have } of { $need } pts
status-pile-before-opening = taken from the pile: go out this turn
status-pile-card-use = the taken card must be used
status-freed-joker-to = the freed joker must be laid
status-layoff-opening-turn = laid off: go out this turn
status-swap-opening-turn = joker swapped: go out this turn
sending = Sending…

## Buttons
actions-label = Actions
do-draw = Draw
do-take = Take { $card }
do-take-nothing = Take
do-meld = Meld { $points }
do-meld-nothing = Meld
do-add = Lay off
do-swap = Take the joker
do-clear = Clear the group
do-discard = Discard { $card }
do-discard-nothing = Discard
do-out = Go out: { $card }
do-back = Take back the last step
do-sort = Sort the hand, now { $mode }
sort-head = sort
sort-suit = suits
sort-rank = ranks
sort-melds = melds
sort-own = my own
do-next = Next deal
do-home = Front page
do-reload = Try again
result = The count
choice-title = Which way?
choice-points = { $words } ({ $points })

## Hints
no-not-your-turn = It is not your turn yet.
no-not-playing = No deal is being played now.
no-not-over = The deal is not over yet.
no-no-draft = Nothing to compose right now.
no-draw-first = Draw a card first.
no-already-drawn = You have drawn already.
no-nothing-to-take = There is nothing to take from the pile.
no-pick-first = Pick cards first.
no-pick-one = Pick just one card to discard.
no-stale = The table had moved on. Look again.
no-rate = Too fast; wait a moment.
no-busy = The server is busy; try again.
no-bad-message = The server could not read that.
no-illegal = That is not allowed.
no-line = No connection just now; try again.
no-other = That did not work; try again.
see-in-rules = See it on the rules page
why-not = Why not
more-reasons = { $count ->
    [one] and one reason more
   *[other] and { $count } reasons more
}

## Moves in words
event = { $name }: { $doings }
event-auto = { $name } (time ran out): { $doings }
event-draw = { $you ->
    [true] draw from the stock
   *[other] draws from the stock
}
event-draw-card = { $you ->
    [true] draw { $card } from the stock
   *[other] draws { $card } from the stock
}
event-take = { $you ->
    [true] take { $card } from the pile
   *[other] takes { $card } from the pile
}
event-meld = { $you ->
    [true] meld { $cards }
   *[other] melds { $cards }
}
event-add = { $you ->
    [true] lay off { $cards } on { $meld }
   *[other] lays off { $cards } on { $meld }
}
event-swap = { $you ->
    [true] swap { $cards } for the joker in { $meld }
   *[other] swaps { $cards } for the joker in { $meld }
}
event-clear = { $you ->
    [true] clear { $meld }
   *[other] clears { $meld }
}
event-rearrange = { $you ->
    [true] rearrange the table
   *[other] rearranges the table
}
event-discard = { $you ->
    [true] discard { $card }
   *[other] discards { $card }
}
event-discard-covered = { $you ->
    [true] discard the last card face down
   *[other] discards the last card face down
}
event-cut = { $you ->
    [true] cut the pack
   *[other] cuts the pack
}
event-cut-seen = { $you ->
    [true] cut the pack: { $cards }
   *[other] cuts the pack: { $cards }
}
event-keep = { $you ->
    [true] keep { $cards }
   *[other] keeps { $cards }
}
event-decline = { $you ->
    [true] keep nothing
   *[other] keeps nothing
}
log = Moves
log-open = The last moves; open all
log-empty = No move yet.
voice-label = Moves as they happen

## Who deals first
dealer-title = Who deals first
dealer-drew = { $name } { $card }
dealer-draws = Drawn for the deal: { $cards }.
dealer-again = Drawn again: { $cards }.
dealer-first = { $you ->
    [true] You deal first.
   *[other] { $name } deals first.
}

## The cut
cut-title = { $you ->
    [true] You cut the pack
   *[other] { $name } cuts the pack
}
cut-anybody = Whoever comes first cuts
cut-how = Lift the pack where you like.
cut-place = { $count ->
    [one] You lift { $count } card
   *[other] You lift { $count } cards
}
do-cut = Cut here
cut-seen = The cards at the bottom of the lifted part:
cut-shown = { $you ->
    [true] Seen when you cut the pack
   *[other] Seen when { $name } cut the pack
}
do-keep = Keep { $cards }
do-decline = Keep nothing

## Rebuilding the melds on the table
rearrange-title = Rebuild the melds
do-rearrange = Rebuild
rearrange-how = Tap cards, then the meld where they go; or drag them there. Every card of the table must lie in a sound meld again.
rearrange-here = Here
rearrange-put = Put the picked cards here: { $place }
rearrange-new = New meld
rearrange-hand = Your hand
rearrange-row = Meld { $number }: { $cards }
rearrange-stays = A card of the table stays on the table.
rearrange-unsound = { $count ->
    [one] One meld is not sound yet.
   *[other] { $count } melds are not sound yet.
}
rearrange-sound = All melds are sound.
rearrange-cancel = Cancel
rearrange-done = Done
key-rearrange = rebuild the melds on the table

## "May I?"
may-i = May I?
may-how = Pick cards in your hand to see what they can do, or write a turn.
may-picked = { $cards }: what can be done
may-yes = Yes:
may-no = No:
may-write = A turn in the notation
may-ask = Ask the referee
may-allowed = Allowed.
may-refused = Not allowed.
may-link = Ask the referee's page: a link to the whole question
may-link-note = The link holds your hand: send it only to those who may see it.

## The end of a deal
result-title = { $name } went out
result-won = You went out
result-void = The deal is void
result-void-why = Nobody could finish it; it does not count.
result-finisher = Went out: nothing to pay.
result-sum = Cards left in hand: { $sum }
result-times = { $sum } × { $multiplier } = { $points }
score = Score sheet
score-limit = Score sheet, to { $limit }
score-deal = deal
score-total = total
score-place = place
place-nth = { $place ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
score-empty = No deal counted yet.
score-busts = busts
score-net = play money
score-pot = In the pot: { $pot } (play money)
score-how = { $test ->
    [reach] Fewest points win; the game ends at { $limit }.
   *[over] Fewest points win; the game ends above { $limit }.
}

## Settings and help
settings = Settings
help = Keys and help
set-language = Language
set-theme = Colours
theme-auto = as the device
theme-dark = dark
theme-light = light
theme-contrast = high contrast
set-letters = Letters on the cards
letters-language = A K Q J
set-four = Four-colour deck
set-sound = Sound
set-vibration = Vibration
set-keys = Letter keys
set-clock = Joker against bots: time for a move
clock-none = no clock
clock-seconds = { $seconds } s
clock-told = { $seconds } seconds for a move; for the next game you choose it in Settings.
help-taps = Tap cards to pick them, then press a button or tap a meld that glows. Dragging does the same.
help-keys-off = Letter keys can be switched off in the settings.
key-space-name = Space
key-tab = to the next part of the table
key-arrows = along the hand
key-space = pick a card
key-draw = draw from the stock
key-take = take from the pile
key-meld = meld the picked cards
key-add = lay off, or take a joker
key-discard = discard the picked card
key-back = take back the last step
key-clear = pick nothing
key-sort = sort the hand
key-hand = to the hand
key-table = to the table
key-say-hand = say my hand
key-say-table = say the melds
key-say-pile = say pile and stock
key-say-seats = say the players
key-last = say the last move
key-log = all moves
key-why = why not, what is missing
key-may = May I?
key-score = score sheet
key-next = next deal
key-help = this help

## People
invite = Invite
invite-link = The link for the others
invite-qr = QR code of the link
invite-share = Share the link
invite-renew = New link
seat-a-bot = seat a bot
end = End the game
end-how = A game ends early only if all people at the table agree: between two deals at once, during a deal when it is over. Nobody is ranked then.
end-do = I want to end it
end-undo = I play on after all
end-wish = { $name } { $count ->
    [one] wants
   *[other] want
} to end the game.
end-agreed = The game ends after this deal.
end-wants = { $you ->
    [true] want to end
   *[other] wants to end
}
end-not = { $you ->
    [true] play on
   *[other] plays on
}
end-look = Answer
ended-note = The game was ended early, as all agreed: nobody is ranked.
seats-shuffle = Shuffle the seats
leave = Leave the table
leave-how = A bot takes your seat for good. The deal goes on without you.
leave-do = Leave
invite-copied = Copied.
only-here = This address works on this computer alone: your friends' phones cannot open it. Start Stolik for your network, with
invite-unknown = The link is with whoever made the table.
waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
waiting-start = Everybody is here
seat-open = free seat
door-title = Sit down
door-name = Your name, if you like
door-sit = Sit down
door-none = There is no such table, or this address is no invitation to it
door-no-invite = Check the address. If the table exists, you sit down by the link that its host sends.
door-seats = Who sits at this table
door-rules = all the rules
door-full = All seats are taken.
door-bad = This link does not work any more. Ask for a new one.
bye-token = This seat is no longer yours.
bye-left = You have left this table.
bye-hello = The server did not know this page. Load it again.
bye-flood = Too many messages at once.
bye-slow = The line was too slow.
bye-full = Too many pages are open for this seat.
bye-shutdown = The server is closing.
bye-other = The server has closed the line.
kept-by-bot = A bot plays for you.
do-return = I am back
rematch = Play again

## Front page
front-lead = Cards among friends, by exact rules.
front-play = Play now
front-play-note = Against bots. No account, no name.
front-remik = Remik
front-jokeri = Georgian Joker
front-friends = A table for friends
front-friends-note = Choose the game and the rules, send one link.
front-argue = Settle an argument
front-argue-note = What may be done, and which rule says so.
front-score = Keep score
front-rules = Rules
front-house = House rules
lobby-house = House rules of your own
lobby-own = own rules { $code }
front-lesson-jokeri = Lesson: Joker
front-resume = Back to your table
front-starting = Dealing…
front-trouble = The table could not be made; try again.
lobby-title = A table for friends
lobby-game = Game
lobby-preset = Rules
lobby-seats = Seats
lobby-seat-me = you
lobby-seat-open = free, for a friend
lobby-seat-bot = bot
lobby-seat-label = Seat { $number }
lobby-name = Your name, if you like
lobby-make = Make the table
lobby-loading = Loading…
lobby-offers = With one of these changes so many can play:
level-random = bot, plays at random
level-greedy = bot
level-search = strong bot
level-quick = bot that looks a little ahead
level-steady = strong bot
level-deep = strongest bot, takes its time

## Joker
trump = trump
trump-spoken = trump: { $suit }
trump-how = Name the trump
naming = { $you ->
    [true] You name the trump
   *[other] { $name } names the trump
}
turned-card = turned: { $card }
turned-label = turned for trump
promised = { $done ->
    [true] { $side ->
        [under] promised { $sum } of { $cards }: { $left ->
            [one] one trick too many
           *[other] { $left } tricks too many
        }
        [over] promised { $sum } of { $cards }: somebody will fall short
       *[even] promised { $sum } of { $cards }: it all adds up
    }
   *[other] promised { $sum } of { $cards } so far
}
form-plain = plain deal
form-golden = golden: every trick counts
form-no-trump = no trump
form-dark = dark: promises before the cards
form-misere = misère: avoid tricks
taken-of = { $taken } of { $bid } promised, { $course ->
    [exact] on course
    [on] still to take
    [under] out of reach
   *[over] too many
}
taken-only = { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}
no-bid-yet = no promise yet
bid-how = How many tricks do you promise?
bid-number = promise { $number }
bid-barred = { $number }, barred
dark-hand = Promise first, the cards come after.
trick-label = Trick
trick-last = Last trick
trick-card = { $name }: { $card }
trick-none = No card on the table yet.
trick-won = { $you ->
    [true] You take the trick
   *[other] { $name } takes the trick
}
your-slot = you
do-play = Play { $card }
do-play-nothing = Play
no-pick-card = Pick a card first.
card-barred = { $card }, may not be played now
joker-lead = You lead the joker
joker-follow = You follow with the joker
joker-high = Highest
joker-low = Give
joker-take = Take
joker-leave = Give way
event-trump = { $you ->
    [true] { $none ->
        [true] name no trump
       *[false] name { $suit } as trump
    }
   *[other] { $none ->
        [true] names no trump
       *[false] names { $suit } as trump
    }
}
event-bid = { $you ->
    [true] promise { $number }
   *[other] promises { $number }
}
event-play = { $you ->
    [true] play { $card }
   *[other] plays { $card }
}
score-short = Sheet
score-cards = cards
score-set = Set { $number }
score-premium = premium
score-erased = erased
score-pair = pair
closing-title = Set { $number } is closed
closing-kept = Every promise kept: { $names }.
closing-kept-none = Nobody kept every promise of the set.
closing-nothing = Nothing is added or struck.
closing-doubled = the best deal (no. { $deal }) counts twice
closing-passes = passed in every deal of the set
closing-least = at least so much is added
closing-no-premium = no premium is due
closing-struck = the best deal (no. { $deal }) is struck
winner = { $you ->
    [true] You win
   *[other] { $name } wins
}
winner-pair = Won together: { $names }
winner-shared = First place is shared: { $names }
score-set-total = set
score-shtanga = shtanga
score-taken = took { $taken }
score-taken-of = { $taken } of { $bid } taken
score-order = At each deal: tricks taken / promised, then points
score-mark = mark
result-game = The game is over
result-deal = The deal is over
result-player = player
result-bid = promised
result-taken = took
result-points = points
key-play = play the picked card
key-bid = promise so many tricks
key-say-trick = say the trick
key-say-promises = say promises and tricks
key-say-trump = say the trump
key-last-trick = the last trick
deal-of = deal { $number }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
score-clean = clean
front-jokeri-short = Joker
export-picture = Picture
export-print = Print, PDF
export-csv = CSV
export-page = Page to share

## Replay
do-replay = Replay this deal
front-replay = Replay a record
