## Score sheets on paper: the same words as in the keeper
deal = deal
cards = cards
total = total
pair = pair
wins = won
busts = busts
net = play money
place = place
# At most eight play.
place-nth = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
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
out-mark = out
finish-plain = plain
finish-hand = from the hand
finish-hand-with-layoffs = from the hand, with lay-offs
curve = Course of the game
curve-line = { $name }: { $totals }.
over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
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
sheet = Score sheet
## Pages, pictures and tables
form-plain = plain
points-head = points
out-head = went out
how-head = how
bid-head = promised
taken-head = took
set-head = set
form-head = form
deal-short = deal { $deal }
corner-rules = Rules: { $name } ({ $code })
running = The game is going on; this page follows it.
csv = CSV
picture = Picture
print = Print or PDF
empty = Nothing written yet.
begun = Begun { $date }
player = Player { $number }
bot = Bot { $number }
gone-title = There is no such sheet
gone = The link may be incomplete, or the sheet was never brought to this server.
by-hand = Kept by hand, added up by the server under these rules.
keep = Keep a sheet of your own
deeds = Other forms of this sheet
