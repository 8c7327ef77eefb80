# What a text in notation should have been. Words of the notation are the same in every language.
card = a card such as 7h, Td or *
card-known = known cards
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
no-bot = { $game } has no bot { $name }: expected { $known }
no-bots = no bot plays { $game }: expected { $known }

# A question about Joker
cards-count = { $have } cards, where there are { $exact ->
    [true] exactly { $least }
   *[other] { $least } to { $most }
  }
joker-call = { $play }: a joker that { $leads ->
    [true] leads
   *[other] follows
  } is played { $one } or { $other }
deal-special = a special deal has nine cards
deal-unknown = a deal has 1 to { $most } cards, and its form is one of { $forms }
bid-missing = a promise is missing
bid-none = nothing is promised in a { $form } deal
result-both = promised/taken, such as 2/3 for two promised and three taken
result-tricks = the tricks taken alone, such as 3
result-range = { $have } is not from 0 to { $most }
results-count = expected 1 result or { $most }, not { $have }
results-tricks = { $have } tricks were taken in a deal of { $cards }
results-bids = the promises add up to the { $cards } tricks, which the dealer must prevent

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
