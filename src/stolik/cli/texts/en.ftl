# The terminal. Every line stands by itself, so that it can be read aloud.

# Cards
card-joker = joker
card-unknown = unknown card
card-named = { $rank } of { $suit }
card-for = joker for { $card }
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

# The deal
you = You
bot = Bot { $number }
rules-in-force = Rules: { $rules }, code { $code }. Type "rules" to read them.
seed = Seed: { $seed }
deal-begins = Deal { $number }. { $dealer } dealt.
deal-begins-you = Deal { $number }. You dealt.
your-turn = Your turn.
first-turn = You hold a card more than the others: discard one, and do nothing else.
hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }: { $cards }
hand-empty = Your hand is empty.
drew = You drew { $card }.
table-empty = The table: nothing yet.
table = The table:
meld = { $name }, laid by { $owner }: { $cards }
meld-yours = { $name }, laid by you: { $cards }
piles = Stock: { $stock }. Discard pile: { $pile ->
    [0] empty
   *[other] { $pile }, on top { $top }
  }.
seat = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $opened ->
    [true] opened
   *[false] not opened yet
  }.
cut = You cut the pack: lift from 3 to { $most } cards, for example: { $typed }
cut-seen = The lowest cards of the part that you lifted: { $cards }.
cut-keep = You may keep { $cards }: { $typed }
cut-decline = You may keep nothing: decline
ask-cut = cut NUMBER?
ask-keep = keep CARD or decline?
ask-draw = draw or take?
ask-play = meld, add, swap, clear or discard?
ask-discard = discard?
draft = So far in this turn: { $steps }
taken-back = Taken back: { $step }
nothing-to-take-back = There is nothing to take back in this turn.
missing = Still missing: { $what }
refused = Not allowed: { $why }
allowed = Allowed.
unreadable = Not understood: “{ $text }” at character { $position }; expected { $expected }.
expected-step-cut = cut NUMBER, such as cut 20
expected-step-keep = keep CARD or decline
expected-step-draw = draw or take
expected-step = meld, add, swap, clear, table or discard
expected-take = take, and nothing with it
expected-meld = meld and the cards to lay, such as meld 7h 8h 9h
expected-add = add CARDS to LETTER, such as add 9h to a, with low or high where both ends fit
expected-swap = swap CARD at LETTER, such as swap 9h at a
expected-clear = clear and a meld's letter, such as clear a
expected-discard = discard and the card to discard, such as discard Kh
expected-card = a card such as 7h, Td or *
expected-joker-action-trump = trump and a suit: s, h, d, c or -
expected-joker-action-bid = bid NUMBER
expected-joker-action-play = play CARD (a joker as *+ *- *^h *_h)
dropped = This deal is not kept. The same cards are dealt again by: { $again }
end-of-input = The input ended, so the game ends here.
bye = Goodbye.

# What the others did, and what you did
did-draw = { $you ->
    [true] You draw from the stock.
   *[other] { $name } draws from the stock.
  }
did-take = { $you ->
    [true] You take { $card } from the discard pile.
   *[other] { $name } takes { $card } from the discard pile.
  }
did-take-unknown = { $you ->
    [true] You take the top of the discard pile.
   *[other] { $name } takes the top of the discard pile.
  }
did-cut = { $you ->
    [true] You cut, { $number } cards deep.
   *[other] { $name } cuts, { $number } cards deep.
  }
did-cut-seen = { $you ->
    [true] You cut, { $number } cards deep; the lowest are { $cards }.
   *[other] { $name } cuts, { $number } cards deep; the lowest are { $cards }.
  }
did-keep = { $you ->
    [true] You keep { $cards }.
   *[other] { $name } keeps { $cards }.
  }
did-decline = { $you ->
    [true] You keep nothing.
   *[other] { $name } keeps nothing.
  }
did-meld = { $you ->
    [true] You lay { $cards }.
   *[other] { $name } lays { $cards }.
  }
did-add = { $you ->
    [true] You add { $cards } to { $meld }.
   *[other] { $name } adds { $cards } to { $meld }.
  }
did-swap = { $you ->
    [true] You put { $cards } into { $meld } and take the joker.
   *[other] { $name } puts { $cards } into { $meld } and takes the joker.
  }
did-clear = { $you ->
    [true] You clear { $meld } away.
   *[other] { $name } clears { $meld } away.
  }
did-discard-covered = { $you ->
    [true] You discard your last card face down.
   *[other] { $name } discards the last card face down.
}
did-discard = { $you ->
    [true] You discard { $card }.
   *[other] { $name } discards { $card }.
  }
did-draw-card = { $name } draws { $card } from the stock.
did-other = { $name }: { $text }

# The end
out = { $name } goes out.
out-you = You go out!
void = Nobody could go out: the deal does not count.
counts = { $name }: { $cards } count { $points ->
    [one] one point
   *[other] { $points } points
  }.
doubled = Every count is multiplied by { $multiplier }.
sheet = The sheet after deal { $number }:
points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
sheet-empty = The sheet is still empty.
total = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }, in all { $total }.
match-over = The match is over. Places:
place = { $place }. { $name }, { $total }
next-deal = Press Enter for the next deal, or type "quit".

# Help
help =
    At your turn, write steps, one or several with ; between them:
    At the cut: cut 20: lift so many cards. keep *: keep what may be kept. decline: keep nothing.
    draw: from the stock. take: the top of the discard pile.
    meld 7h 8h 9h: lay a run or a group; a joker is *, for a certain card *=9h.
    add 9h to a: lay off on meld a. swap 9h at a: take the joker out of meld a. clear a: clear a full group away.
    discard Kh: put a card on the discard pile and end the turn.
    Cards: A 2 3 4 5 6 7 8 9 T J Q K (10 for T) and s h d c for spades, hearts, diamonds, clubs.
    back: take the last step back. may STEPS: would that be allowed? hand, table, sheet, rules: read them again.
    quit or q: end the game; the deal is not kept.

# The referee
judge-yes = Allowed.
judge-no = Not allowed.
judge-out = The player goes out{ $multiplier ->
    [1] { "" }
   *[other] ; every count is multiplied by { $multiplier }
  }.
judge-way = A player who goes out in this turn may do so, and that was possible: { $turn }
judge-no-way = No way to go out exists: with these cards nobody could have gone out in this turn.
judge-paid = Met: { $why }
judge-meld = A meld, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
judge-meld-no = Not a meld.
judge-clean = A clean run.
judge-opens = Enough to open.
judge-opens-no = Not enough to open.
judge-points = Together { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
judge-times = Everything { $multiplier } times, because the other player went out from the hand.
judge-keep = May be kept: { $ways }
judge-keep-nothing = Nothing may be kept.
judge-dealt = The cutter is then dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
judge-may = May be played: { $plays }
judge-takes = Play { $play } takes the trick: { $card }.
judge-scores = { $bid ->
    [none] taken { $taken }
   *[other] promised { $bid }, taken { $taken }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
joker-high = highest { $suit }
joker-low = give { $suit }
joker-take = takes
joker-leave = gives way

# A record
replay-match = { $rules }, code { $code }: { $seats }
replay-stands = Every line stands: { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, { $actions ->
    [one] one action
   *[other] { $actions } actions
  }.
replay-refused = Line { $line } does not stand: { $why }

# Rules
rules-differ = { $count ->
    [0] The two tables play by the same rules.
    [one] The two tables differ in one point.
   *[other] The two tables differ in { $count } points.
  }
rules-no-clause = No such clause.
rules-barred = (not now, because of { $settings })

# Joker
suit-none = no trump
joker-dealt = Each is dealt { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ $form ->
    [golden] ; golden: every trick counts
    [no_trump] ; no trump
    [dark] ; dark: promises before the cards
    [misere] ; misère: avoid tricks
   *[plain] { "" }
  }.
joker-trump = Trump: { $suit }.
joker-trick = The trick: { $plays }.
joker-dark = You promise before you see your cards.
joker-seat = { $name }: { $bid ->
    [none] no promise yet
   *[other] promised { $bid }
  }, taken { $taken }.
ask-joker-trump = trump s, h, d, c or -?
ask-joker-bid = bid NUMBER?
ask-joker-play = play CARD?
did-trump = { $you ->
    [true] You name the trump: { $suit }.
   *[other] { $name } names the trump: { $suit }.
  }
did-bid = { $you ->
    [true] You promise { $number }.
   *[other] { $name } promises { $number }.
  }
did-play = { $you ->
    [true] You play { $card }.
   *[other] { $name } plays { $card }.
  }
did-win = { $you ->
    [true] You take the trick.
   *[other] { $name } takes the trick.
  }
help-joker =
    trump s: name the trump (s h d c, or - for none). bid 2: promise two tricks; 2 alone will do.
    play 9h, or 9h alone: play a card. A joker that leads: *^h asks for the highest heart, *_h gives the trick away;
    a joker that follows: *+ takes, *- gives way.
    may STEP: would that be allowed? hand, table, sheet, rules: read them again. quit: end the game.

# The log of the tables
check-broken = { $table }: row { $row } does not follow from the row before it.
check-done = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } of { $logs ->
    [one] 1 table or sheet
   *[other] { $logs } tables and sheets
  }: { $broken ->
    [0] all as they were written
   *[other] { $broken } not as they were written
  }.
check-none = there is no log of Stolik in { $folder }; name the table's folder: stolik check --data FOLDER
check-none-here = there is no log of Stolik in { $folder }; there is one in the folder data here: stolik check --data data

# A line that is no command
usage-near = Did you mean { $near }?
usage-help = Try `{ $command } --help`.
usage-command = no such command: { $name }.
usage-option = no such option: { $name }.
usage-value-missing = the option { $name } needs a value.
usage-no-value = the option { $name } takes no value.
usage-argument-missing = { $name } is missing.
usage-extra = too many arguments: { $words }.
usage-number = { $name }: expected a whole number from { $low } to { $high }.
usage-other = { $what }.

# What cannot be done
no-language = there is no language { $wanted }: choose one of { $known }.
no-utf8 = the text is not UTF-8.
serve-folder = the folder { $folder } cannot be used: { $why }.
serve-public-unread = { $address } is no address to be seen under: expected https://NAME or http://NAME:PORT.
rules-one-of = choose one of --html, --text, --settings, --name and --compare.
rules-unnamed = name a rule set too, as remik/silesian.
rules-no-setting = --set { $text }: expected NAME=VALUE.
judge-other-game = only turns of remik are judged here so far, not of { $game }.
judge-one-part = { $one } is a question of its own and has no { $other }.
judge-finish-only = --finish belongs to --penalty.
judge-lacks = the question has no { $name }.
judge-no-option = a question of { $game } has no --{ $name }.
judge-no-field = line { $line }: { $text }: a question of jokeri has the fields { $known }.
judge-twice = line { $line }: { $name } stands twice.
judge-empty = the question has no hand, no trick of four cards and no results.
judge-results-has-no = a question about results has no { $name }.
judge-hand-has-no = a question about a hand has no { $name }.
judge-trick-has-no = a question about a trick alone has no { $name }.
judge-cards-dealt = { $text }: expected the number of cards dealt, 1 to 9.
arena-two-games = { $one } and --rules { $other } are not the same game.
bench-nothing = there is nothing called { $what } to measure: choose engine or server.
conform-alone = - stands alone: cases come either from files or from standard input.
