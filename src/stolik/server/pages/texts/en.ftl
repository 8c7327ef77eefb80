## The frame
skip = Skip to the content
places = Pages
place-rules = Rules
place-house = House rules
place-compare = Compare
place-referee = Referee
place-keep = Keep score
tongues = Language
copied = Copied
too-much = Too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Rules
all-title = Rules
all-lead = Every table has its own rules, and every set of rules has its own address: whoever opens the link reads exactly what was agreed.
game-remik = Remik
game-jokeri = Joker
code = Code
code-help = Read these six characters to each other over the phone: whoever has the same code has the same rules.
rules-version = Version
date = Date
players = Players
link = Link
qr = QR code of the link to these rules
deeds = What to do with these rules
do-sheet = Sheet to print
do-plain = Plain text
do-change = Change these rules
do-compare = Compare
do-ask = Ask the referee
do-keep = Keep score with these rules
do-read = Read the rules
do-copy = Copy the link
do-compare-preset = What differs
contents = Contents
numbers-fixed = Every clause keeps its number for ever, so that links stay right. Clauses that are not in force here are left out: gaps in the numbers are normal.
numbers-short = Every clause keeps its number; gaps are clauses that are not in force here.
house-count = House rules: { $count ->
    [one] one point differs
   *[other] { $count } points differ
} from the preset
house-none = No house rules: exactly the preset.
house-idle = Set differently, but without effect here:
house-instead = (instead of: { $preset })
house-mark = house rule
in-preset = In “{ $preset }”: { $value }.
in-english = { $count ->
    [one] One clause is
   *[other] { $count } clauses are
} not translated yet and shown in English.
sources = Sources of the preset
clause-absent = § { $clause } is not in force at this table.
clause-in-preset = As in “{ $preset }”
example = Example
player-1 = Keti
player-2 = Beka
player-3 = Gia
player-4 = Nino
figure-trick = { $taker } takes the trick: { $card }.
figure-legal = May be played: { $plays }.
figure-lead-joker = May be played: { $plays }, or the joker with any suit, “highest” or “give”.
figure-fallback = The referee plays { $card }.
figure-bids = May be bid: { $numbers }.
figure-bids-barred = May be bid: { $numbers }. Barred: { $barred }.
figure-no-bids = Nothing is bid.
figure-allowed = { $action }: allowed.
figure-refused = { $action }: not allowed. { $refusal }
figure-deal = { $hero }: bid { $bid }, taken { $taken }, points { $points }.
figure-deal-free = { $hero }: taken { $taken }, points { $points }.
figure-set = { $hero }: premium { $premium }, the set { $total }.
figure-set-struck = { $hero }: premium { $premium }, struck { $struck }, the set { $total }.
figure-schedule = Deals: { $deals }. Sets: { $sets }.
figure-nobody = nobody
figure-names-trump = Trump { $suit }
figure-says = Bid { $bid }
figure-back = face down
figure-takes = takes
figure-barred = not allowed
row-trick = Trick
row-last = Last trick
row-hand = Hand
row-coming = Still to come
row-others = Hidden
row-turned = Turned up
row-aside = Aside
row-pack = From the pack
row-trump = Trump
row-bids = Bid so far
row-plain = Set
strip-deal = Taken / bid
strip-deal-free = Taken
strip-premium = Premium
strip-struck = Struck
strip-before = Before
strip-total = Total
strip-pair = Pair
strip-place = Place
call-high = ★ highest { $suit }
call-low = ★ give { $suit }
call-take = ★ takes
call-leave = ★ gives way
no-trump = none
text-mark = * house rule, differs from the preset    ~ no source decides, the table did
sheet-back = Back to the page
sheet-print = Print
sheet-help = Print on both sides of one A4 sheet, landscape, then fold twice: it fits the card box.
sheet-facts = Version { $version }, { $date }. Players: { $players }.

## A link that means no rules
wrong-title = These rules do not exist
wrong-meant = Perhaps you meant
wrong-all = All presets
wrong-editor = Or put your own rules together in the editor.
fault-game = There is no game called “{ $game }”.
fault-preset = The game has no rules called “{ $preset }”.
fault-form = “{ $text }” cannot be read: expected setting=value, settings separated by commas, all in one pair of brackets.
fault-setting = There is no setting called “{ $name }”.
fault-twice = “{ $label }” ({ $name }) is set twice.
fault-value = “{ $label }” ({ $name }) cannot be “{ $value }”.
fault-number = A whole number from { $low } to { $high }.
fault-one-of = What there is:
fault-contradiction = These settings contradict each other:
fault-long = The address is too long: a set of rules has at most { $most } characters.

## Comparison
compare-title = Compare rules
compare-lead = Two tables, two sets of rules: see the points on which they differ, clause beside clause.
compare-one = The first rules
compare-other = The second rules
compare-preset = A preset
compare-link = or the link of other rules
compare-do = Compare
compare-form = A comparison has an address such as { $example }.
compare-games = These are rules of two different games; there is nothing to compare.
compare-games-title = Rules of two different games
compare-count = { $count ->
    [0] Our table and yours play by the same rules
    [one] Our table and yours differ in one point
   *[other] Our table and yours differ in { $count } points
}
compare-none = Every clause says the same at both tables.
compare-agreed = The point on which tables differ most is the same at both.
compare-first = First table
compare-second = Second table
compare-swap = Swap the sides
compare-no-clause = No such clause at this table.
compare-also = Clauses that read differently because of this
compare-also-help = They follow from the points above and are not counted.
compare-idle = Set differently, but without effect at either table
compare-same = { $count ->
    [one] One clause reads alike
   *[other] { $count } clauses read alike
}

## House rules
editor-title = House rules
editor-lead = Set the rules as your table plays. What you get is a link: it is the agreement, word for word.
editor-game = Game
editor-from = Start from
editor-do = Make the rules
editor-result = Your rules
editor-reset = Back to the preset
editor-against = It does not go with { $settings }.
editor-barred = Not now: { $values }.
editor-barred-many = Not now: any of { $count } other values.
editor-clause = What then holds
editor-no-clause = Changes nothing at this table.
editor-value = “{ $value }”
editor-first = First change { $settings }
editor-together = Choose it together with { $settings }
start-title = Start a table with these rules
start-players = Players
start-others = The others
start-friends = friends, by link
level-random = bots that play at random
level-greedy = bots
level-quick = quick bots
level-steady = steady bots
level-deep = bots that think long
level-search = strong bots
start-do = Start the table
start-trouble = The table could not be started. Try again in a moment.

## Referee
referee-title = Ask the referee
referee-lead = Lay out what was on the table and what was played. The referee says whether it is allowed, and by which clause. The answer has a link that settles the argument.
referee-kinds = What to ask about
referee-example = Look at an example
referee-do = Ask the referee
tab-turn = A turn
tab-meld = A meld
tab-opening = Opening
tab-penalty = A hand’s penalty
tab-cut = The cut
ask-turn = Is this turn allowed?
ask-meld = Is this a meld?
ask-opening = Is this enough to open?
ask-penalty = What does this hand cost?
ask-cut = What may be kept at the cut?
ruling-yes = Allowed
ruling-no = Not allowed
ruling-out = { $multiplier ->
    [1] And the player goes out.
   *[other] And the player goes out from the hand: the others’ penalties count { $multiplier } times.
}
ruling-way = It would be allowed to a player who goes out in this turn, and that was possible:
ruling-no-way = No way to go out exists: with these cards nobody could have gone out in this turn.
ruling-because = These clauses make it allowed
ruling-met = These conditions were met
ruling-meld-yes = A meld
ruling-meld-no = Not a meld
ruling-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ruling-clean = A clean run.
ruling-opens-yes = Enough to open
ruling-opens-no = Not enough to open
ruling-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
ruling-times = Everything { $multiplier } times, because the other player went out from the hand.
ruling-cut-yes = May be kept
ruling-cut-no = Nothing may be kept
ruling-dealt = The cutter is then dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
ruling-dealt-from-five = With five players or more: { $count }.
at-step = (step { $step })
meld-own = Meld { $name }, the player’s own
meld-other = Meld { $name }
do-picture = Picture
do-share = Send as a picture
picture-pile = Pile
question-title = The question
question-again = Change the question
field-rules = Rules
field-hand = Hand before drawing
field-opened = The player had opened before
field-table = Melds on the table
field-own = Of these, the player’s own
field-pile = Discard pile, top card first
field-first = It is the first turn of the deal, with the extra card
field-lap = Lap of the deal
field-turn = The turn
field-meld = The cards of the meld
field-melds = The melds, one a line
field-finish = How the other player went out
field-seen = The cards seen
field-cards = Cards
field-text = Text
help-hand = Cards separated by blanks: 9c 10♦ Kh, and * for a joker.
help-table = One meld a line, with its letter: a: 5h 6h 7h. A joker that stands for a card: *=9d.
help-pile = Only what matters: the top card is enough.
help-lap = In a lap every player has one turn; 1 is the first. Left empty, it is late enough for anything.
help-turn = Steps separated by semicolons: draw 4s; meld 9c 9d 9s; discard Kh. Say which card came from the stock.
help-meld = In the order in which they lie. With one real card and jokers, write run or group first.
help-melds = All that is laid in the turn of opening.
help-penalty = The cards left in hand.
help-seen = As 7h 2c *.
finish-plain = in an ordinary way
finish-hand = from the hand, all in one turn
finish-hand_with_layoffs = from the hand, laying off on others’ melds too
said-opened = The player had opened before this turn.
said-not-opened = The player had not opened before this turn.
said-first = It is the first turn of the deal, with the extra card.
question-fault = { $where }: { $fault }.
question-text = { $where }, from character { $position } on: { $fault }. See below how cards and turns are written.
question-no-meld = { $where }: { $fault } ({ $clause }).
question-empty = Missing: { $fields }.
question-rules = These rules cannot be read: { $text }. The question is kept, below with other rules.
client-front = Stolik: remik, Joker
client-front-about = Remik and Georgian Joker with friends or bots, by exactly your house rules. No account.
client-table = Stolik
client-keeper = Stolik: score keeper
client-keeper-about = A score sheet for remik and Georgian Joker played with real cards, by your table's rules. Works without a network.
client-replay = Stolik: replay
client-no-script = This page needs JavaScript.
missing-title = There is no such page
missing-note = The address is wrong or out of date.
missing-home = Front page
notation-title = How cards and turns are written
notation-cards = A card is its rank (A 2 … 9 T or 10, J Q K) and its suit (s ♠, h ♥, d ♦, c ♣): 7h, Td, As; signs as 10♦ are understood too. A joker is *.
notation-draw = draw from the stock, and which card came
notation-take = take the top of the discard pile
notation-meld = lay a new meld
notation-add = lay off on meld a; for a run, low or high may be added
notation-swap = put the real card in the joker’s place and take the joker
notation-clear = clear a full group
notation-discard = discard the last card of the turn
step-draw = draws from the stock
step-drew = draws { $card }
step-take = takes the discard
step-meld = lays { $cards }
step-add = adds { $cards } to { $meld }
step-swap = swaps { $cards } for a joker in { $meld }
step-clear = clears { $meld }
step-discard = discards { $card }
step-table = rearranges the table: { $cards }
tap-open = Tap the cards
tap-close = Done
tap-back = Remove the last card
pick-player = Player
pick-bid = promised
pick-taken = taken
lying-add = Add a meld by tapping
lying-done = Done
lying-pick = Tap the cards of the meld, then what it is
lying-run = run { $cards }
lying-group = group { $cards }
lying-none = These cards are no meld here.
lying-own = own
lying-toggle = Meld { $name }: the player’s own
lying-remove = Remove meld { $name }
lying-onto = Onto meld { $name }
compose-title = Compose the turn
compose-hand = Tap cards of the hand, then what to do with them
compose-drew = Which card came from the stock?
compose-draw = Draws from the stock
compose-undo = Undo the last step
compose-nothing = These cards can do nothing together.

## Cards
rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-11 = jack
rank-12 = queen
rank-13 = king
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-of-s = spades
suit-of-h = hearts
suit-of-d = diamonds
suit-of-c = clubs
card-name = { $rank } of { $suit }
card-joker = joker
card-joker-as = joker as { $card }

## Joker before the referee
referee-other = Questions about { $game }
tab-play = May I play this?
tab-trick = Who takes the trick?
tab-score = What does the deal score?
joker-lead = Type the hand and the trick, the four cards played, or what was promised and taken. The referee says what may be played and why the rest may not, who takes the trick, and what the deal scores, each by its clause. The answer has a link that settles the argument.
joker-may = May be played: { $cards }
joker-leads = The joker may lead too: with any suit, “highest” or “give”.
joker-follows = The joker may be played in any case: “take” or “give way”.
joker-barred = Why the others may not be played
joker-because = Decided by
joker-takes = Play { $play } takes the trick: { $card }
joker-trump = Trump: { $suit }.
joker-no-trump = No trump.
joker-high = ★ highest { $suit }
joker-low = ★ give { $suit }
joker-take = ★ takes
joker-leave = ★ gives way
joker-row = Points: { $points }
joker-deal = { $cards ->
    [one] A deal of one card:
   *[other] A deal of { $cards } cards:
}
joker-told = promised { $bid }, taken { $taken }
joker-took = taken { $taken }
joker-notation = How cards and jokers are written
declare-high = a joker leads and asks for the highest of a suit (here hearts)
declare-low = a joker leads and gives the trick away in a suit (here hearts)
declare-take = a joker follows and takes
declare-leave = a joker follows and gives way
form-plain = ordinary
form-golden = golden
form-no_trump = no trump
form-dark = dark
form-misere = misère
field-held = Hand
field-trick = Played to the trick so far
field-plays = The four cards of the trick
field-trump = Trump
field-play = The card in question
field-form = Kind of deal
field-dealt = Cards dealt to each player
field-results = Results, written promised/taken
help-trick = In the order played; empty if you lead.
help-plays = In the order played: 9h Kh *+ 7s.
help-play = Leave it empty to see all that may be played.
help-results = First what was promised, then what was taken: 1/0 is one promised, none taken. One player, or all four: 2/3 0/0 1/1 4/5. In golden and misère deals the tricks taken alone: 3.
