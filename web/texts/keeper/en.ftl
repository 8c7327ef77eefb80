## The score keeper
title = Score keeper
lead = A sheet for games with real cards. It adds up by your table's rules, works without a network, and can be written by several phones.
new = New sheet
kept-here = Sheets in this browser
delete = Delete the sheet of { $names }
delete-yes = Delete it
no = No
all-sheets = All sheets
more = More
which-game = Game
game-remik = Remik
game-jokeri = Georgian Joker
which-rules = Rules
house = { $name }, { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
read-rules = Read these rules
change-rules = Change them
fetching = Fetching the rules…
no-rules = The rules could not be fetched; they are needed once, then the keeper works without a network.
bad-rules = There are no such rules: { $rules }
who = Who plays
name-of = Name of player { $number }
player = Player { $number }
deals-first = deals first
more-players = One more
fewer-players = One fewer
stake = Stake of the pot
begin = Begin
join-trouble = This sheet cannot be opened now: the link may be wrong, or there is no network.
not-kept = This browser does not keep what you write (private mode, or its store is full). Share the sheet, or it is gone when the page is closed.
no-tariff = The rules of this sheet are not in this browser yet. They come as soon as there is a network.
disagrees = The server adds this sheet up differently. That is a fault of ours: please check the sums by hand.

## State
sync-alone = on this device
sync-synced = in step
sync-waiting = waiting
sync-lost = link ended

## The sheet
sheet = Score sheet
deal = deal
cards = cards
empty = Nothing written yet.
total = total
pair = pair
wins = won
busts = busts
net = play money
place = place
pot = In the pot: { $pot } (play money)
bust-back = { $name }: bust, pays { $stake } into the pot, set back to { $total }.
bust-out = { $name }: bust, pays { $stake } into the pot.
set = Set { $number }
premium = premium
erased = struck
clean = clean
set-total = set
stake-is = still clean, the premium would be { $points }
order = At each deal: tricks taken / promised, then points
bid-is = promised { $bid }
taken-is = took { $taken }
shtanga = shtanga
doubled = counts twice
struck = struck out
form-golden = golden
form-no-trump = no trump
form-dark = dark
form-misere = misère
dealer-of = dealt by { $name }
dealer-mark = deals
dealer-letter = D
out-mark = out
went-out = went out
cell-of = { $name }, deal { $deal }
row-of = Deal { $deal }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total-is = total { $total }
corrected = corrected
cannot-be = cannot be right
curve = Course of the game
curve-line = { $name }: { $totals }.
end-limit = { $test ->
    [reach] The game ends when somebody reaches { $limit }. Fewest points win.
   *[over] The game ends when somebody is above { $limit }. Fewest points win.
}
end-single = One deal decides.
end-deals = The game lasts { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Fewest points win.
end-wins = Whoever wins { $wins ->
    [one] one deal
   *[other] { $wins } deals
} first wins the game.
end-pot = { $test ->
    [reach] Whoever reaches { $limit } pays { $stake } into the pot and is set back. The pot goes to whoever drives all others that far in one deal.
   *[over] Whoever is above { $limit } pays { $stake } into the pot and is set back. The pot goes to whoever drives all others above it in one deal.
}
over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
tied = The first place is shared: one more deal decides.
is-over = The game is over.

## Buttons
undo = Undo
undone = The last entry is taken back.
share = Share
history = History
names = Names
do-deal = + Deal { $deal }
do-finish = Complete deal { $deal }
do-bids = Promises, deal { $deal }
do-tricks = Tricks, deal { $deal }
save = Save
save-amiss = This cannot be right. Save it all the same?
save-amend = Correct it
save-anyway = Save all the same
same-name = Two players are called { $name }. Add something to tell them apart.
save-part = Save, { $count } missing
save-bids = Save the promises

## Noting a deal
deal-title = Deal { $deal } · { $dealer } deals
deal-of = { $cards ->
    [one] One card each
   *[other] { $cards } cards each
}
who-out = Who went out?
how-out = How?
finish-plain = plain
finish-hand = from the hand
finish-hand-with-layoffs = from the hand, with lay-offs
hands = What the others hold
hand-of = Hand of { $name }
tap-instead = Tap the cards
type-number = Type a number
digits = Number pad
digit-back = Delete the last digit
next-hand = Next
count = Cards in this hand (optional)
tap-cards = Tap the cards left in the hand.
take-card = Take back: { $card }
suit = Suit
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
part = Promises or tricks
part-bid = Promises
part-taken = Tricks
bid-of = { $name } promises
taken-of = { $name } took
why-bid = { $name } may not promise { $number }: the promises would add up to the { $cards ->
    [one] one trick
   *[other] { $cards } tricks
} of the deal.
why-tricks = The deal has { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
tap-to-change = Tap a player to change a number.

## What cannot be right
mark-two-finishers = { $name }: no hand costs 0. Only one player goes out.
mark-finisher-has-cards = { $name } went out, and yet cards are noted.
mark-impossible-sum = { $name }: no hand of this deck comes to { $points }.
mark-impossible-count = { $name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} cannot come to { $points }.
mark-too-many-cards = { $name }: { $cards } cards, but a hand has { $most } at most.
mark-too-many-of-card = { $card } is noted { $cards } times; the deck has { $most ->
    [0] none
    [one] one
   *[other] { $most }
}.
mark-too-much-together = Together { $points } points; the deck allows { $most } at most.
mark-bids-sum = The promises add up to { $cards }, which the dealer must prevent.
mark-tricks-sum = The tricks add up to { $taken }; the deal has { $cards }.
mark-incomplete = Not complete yet, not counted.
mark-waits = Not counted until deal { $deal } is complete.
mark-after-end = After the end of the game, not counted.
mark-noted-twice = { $notes ->
    [2] Two
   *[other] { $notes }
} phones noted deal { $deal } differently. The first of the notes counts until somebody decides.

## A deal noted twice
doubt-open = In doubt: deal { $deal }
doubt-keep = Keep
doubt-counts = counts for now
doubt-keep-all = { $notes ->
    [2] Keep both: the other is deal { $deal }
   *[other] Keep all: the others are deals from { $deal } on
}

## A cell and its past
cell-title = Deal { $deal } { $name }
correct = Correct
drop = Strike out deal { $deal }
taken-back = taken back
value-none = nothing noted
key-finisher = went out
key-finish = how
key-hand = hand of { $name }
key-count = cards of { $name }
key-bid = promise of { $name }
key-taken = tricks of { $name }
log-start = Begun: { $names }
log-name = Player { $number } is called { $name }
log-drop = Deal { $deal } struck out
log-undo = Taken back
log-set = Deal { $deal }: { $values }
log-kept = Deal { $deal }, of two notes this one kept: { $values }
log-moved = Noted as deal { $was }, now deal { $deal }: { $values }
history-note = Nothing is ever rubbed out: a correction is a new entry, and what stood there before stays.

## Sharing
share-lead = So far the sheet is only in this browser. On the server it gets links for others, and it can be a picture or a table.
share-put = Put it on the server
share-trouble = That did not work; is there a network?
share-behind = Not everything is on the server yet; pictures and links show what is there.
link-read = Link to read
link-read-note = Whoever has it sees the sheet, and can change nothing.
link-write = Link to write
link-write-note = For those who keep score with you: every phone with it writes.
copy = Copy
copied = Copied
qr = QR code
qr-of = QR code: { $label }
exports = Other forms
picture = Picture
csv = CSV
page = Page
print = Print or PDF
