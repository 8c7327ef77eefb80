# What a text in notation should have been. Words of the notation are the same in every language.
card = a card such as 7h, Td or *
characters = at most { $most } characters
joker-played = a joker played as *+ *- *^h or *_h
joker-stands = *=CARD, a joker and the card that it stands for
meld-cards = cards of a meld
trump = a trump: s, h, d, c or - for none
joker-action = trump s|h|d|c|-, bid NUMBER or play CARD (a joker as *+ *- *^h *_h)
step = draw, take, meld, add, swap, clear, table or discard
meld = meld CARDS
add = add CARDS to M, with low or high where both ends fit
swap = swap CARDS at M
clear = clear M
table = table MELD / MELD ...
discard = discard CARD
take = take alone
drawn = the card that was drawn, as draw 4s
steps = at most { $most } steps
picked = at most { $most } cards
yes-no = yes or no
true-false = true or false
whole = a whole number from { $low } to { $high }
some-of = some of { $items }, or none
or = { $first } or { $last }
one = { $name }
shtanga = { $known }, or two amounts as 200_500 (shorter deals, nines)

# Whole sentences
unreadable = { $text } at character { $position }: expected { $expected }
unlike = { $text }: expected { $expected }
only-expected = expected { $expected }
first-turn = nobody can have opened before the first turn of the deal, and no meld can lie on the table
too-many-of-a-card = { $count } times { $card }, and these rules play with { $most }
not-in-pack = the pack has no { $card }
too-many-in-pack = { $count } times { $card }, and the pack has { $most }
field = { $field }: { $said }
no-game = no game is called { $name }: expected { $known }
no-preset = { $game } has no preset { $name }: expected { $known }
no-setting = { $game } has no setting { $name }
no-rule-set = { $text } is no rule set: expected { $game }/PRESET(setting=value, ...)
not-a-setting = { $text } is no setting: expected setting=value
set-twice = { $name } is set twice
contradiction = { $rules }: these settings contradict each other: { $names }
rule-set-length = a rule set has at most { $most } characters
other-game = { $one } and { $other } are rules of different games
no-bot = { $game } has no bot { $name }: expected { $known }
no-bots = no bot plays { $game }: expected { $known }

# Questions to the referee
question = question
line = line { $number }
all-cards = cards
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
melds = at most { $most } melds
question-fields = { $known } or table LETTER, then a colon
stands-twice = { $name } stands twice
meld-letter = a meld's letter
meld-twice = two melds are called { $name }
meld-missing = there is no meld { $name } on the table
no-meld = these cards are no meld
too-many-cards = more than { $most } cards with those on the table
first-lap = the turn with the extra card is in lap 1
sheet-row = each deal needs the points of every player
wrong-count = { $have }, and there must be { $wanted }
exactly = exactly { $least }
between = from { $least } to { $most }
at-most = at most { $most }
joker-call = a joker is played with a declaration, here { $one } or { $other }, and not as { $play }
nine-cards = special deals have nine cards
result = promised/taken, such as 2/3 for two promised and three taken
result-taken = the tricks taken alone, such as 3
results = write the result of one player or of all four
tricks-taken = the tricks taken add up to { $have }, and the deal has { $cards }
promises-add-up = the promises add up to { $cards }, all the tricks of the deal: the dealer may not let them
no-promise = the promise is missing
no-promises = nothing is promised in such a deal
impossible = this cannot have been played: { $why }

# Records of matches
record-length = a record has at most { $most } characters
record-lines = a record has at most { $most } lines here
record-name = { $name } cannot be a player's name here
record-names = two players have the same name
record-line = 'deal N: dealer NAME, seed SEED' or 'NAME: ACTION'
record-points = a number a player, separated by |
record-differs = the record says { $said }, the deal gives { $given }
nobody = nobody here is called { $name }: expected { $known }
deal-over = the deal was over
deal-running = the deal before is not over
match-over = the match was over
points-early = the record gives points, and the deal is not over
points-differ = the deal gives other points: { $given }

# The log of the tables, and the server's start
log-none = there is no log of Stolik in { $folder }.
log-foreign = { $file } is a database, but not one of Stolik's.
log-unreadable = { $file } cannot be read as Stolik's log: { $why }
log-unusable = { $file } cannot be used as Stolik's log: { $why }
log-newer =
    { $file } was written by a newer Stolik (format { $format }; this one knows { $known }).
    Use that version, or another data folder.
log-in-use =
    another Stolik is running with the data folder { $folder }. Stop it, or choose another folder with --data.
no-listening = cannot listen on { $host } port { $port }: { $why }. Choose another with --port.
in-network = In your network: { $address }

# Why the system could not
os-ENOENT = No such file or directory
os-EACCES = Permission denied
os-EPERM = Operation not permitted
os-EISDIR = Is a directory
os-ENOTDIR = Not a directory
os-EEXIST = File exists
os-EROFS = Read-only file system
os-ENOSPC = No space left on device
os-EADDRINUSE = Address already in use
os-EADDRNOTAVAIL = Cannot assign requested address
