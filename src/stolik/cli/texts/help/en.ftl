# Help of the command line. Plain messages only, with nothing to fill in.

usage = Usage:
usage-options = [OPTIONS]
usage-commands = COMMAND [ARGS]...
arguments = Arguments
options = Options
commands = Commands
default = default:

# What stands for a value
ADDRESS = ADDRESS
CARDS = CARDS
FILE = FILE
FOLDER = FOLDER
FORM = FORM
HOW = HOW
LANG = LANG
LETTERS = LETTERS
LEVEL = LEVEL
LEVELS = LEVELS
MELD = M=CARDS
MS = MS
NUMBER = NUMBER
PLAYS = PLAYS
PORT = PORT
RESULTS = B/T
RULESET = RULESET
SETTING = NAME=VALUE
STEPS = STEPS
SUIT = SUIT
TEXT = TEXT
URL = URL
WHAT = WHAT

# All commands
stolik = A card table with exact house rules. Without a command, the table starts, as with `stolik serve`.
option-version = Print the version and stop.
option-lang = Language of the answer: en, pl, tr or ka; what is not there in it is said in English.
default-lang = as $LANG says
option-help = Show this message and exit.
seed = The same seed deals the same cards.
words = Say cards in words, as a screen reader reads them best.
data-default = your own data folder

# serve
serve = Start the table: a page in the browser, for you, your friends and the bots.
serve-port = Port to listen on; 0 takes any free one.
serve-port-default = 8765, or a free one
serve-host = Address to listen on; 0.0.0.0 lets in others on the same network.
serve-data = Folder for the tables' records; made where missing.
serve-public =
    Address under which others see this table, such as https://cards.example, where a proxy stands before it;
    may be repeated.
serve-pause = About how long a bot takes over a move, in milliseconds, so that one can follow.
serve-browser = Open the page in the browser.

# play
play = Play against bots in the terminal: plain lines, one for each thing that happens.
play-rules = The table's rules, as `stolik rules` lists them.
play-bots = How many bots sit with you.
play-bots-default = 2, in Joker 3
play-level = How they play: greedy, random or another.
play-seed-default = a new one

# rules
rules = Print a table's rules, every clause in force with its number; or the rule sets to choose from.
rules-rules = As "remik/silesian(opening_points=41)"; without it, all there are.
rules-set = A house rule, over those of RULESET. Repeatable.
rules-compare = Print how that table differs from this one.
rules-settings = Print every setting, its values, and which cannot be now.
rules-html = Print the rules as a web page, whole in itself.
rules-text = Print the rules as plain text; so it is anyway.
rules-name = Print the rule set's name, code and link, and no clauses.

# judge
judge =
    Ask the referee: is this turn allowed, and which clauses say so?

    A question is a text such as

        rules: remik/silesian
        hand: 7h 8h 9h Jd Qd Kd Ks 2c
        table a: 5s 6s 7s
        own: a
        opened: yes
        pile: Td 4c
        turn: take; meld Td Jd Qd Kd; meld 7h 8h 9h; discard Ks

    or the same by options, which go before the text. Only the hand and the turn are needed. The exit code is
    0 if the turn is allowed, 1 if it is not. Less than a turn is asked by one option alone:

        stolik judge --meld "8d * Td Jd Qd"
        stolik judge --opening "Th Jh Qh Kh" --opening "7c 7d 7h"
        stolik judge --penalty "Ks Qs * 2c" --finish hand --rules remik/wikibooks
        stolik judge --cut "* 7h 8h"

    Of Joker it is asked what a hand may play and why not the rest, whether a card may be played, who takes
    four plays, what a deal scores:

        stolik judge --rules jokeri/classic --hand "9h Kh 7s Ad" --trick Th --trump s 9h
        stolik judge --rules jokeri/classic --trick "9h Kh *+ 7s" --trump s
        stolik judge --rules jokeri/classic --cards 9 --results "3/3 2/2 2/3 1/1"
judge-file =
    The question, a line for each field; - reads standard input. With --rules of Joker also the card that is
    asked about.
judge-rules = The rules it is asked under.
judge-rules-default = remik/silesian
judge-hand = The hand before drawing.
judge-turn = The turn: "draw 4s; meld 7h 8h 9h; discard Kh".
judge-table = A meld on the table: "a=5h 6h 7h". Repeatable.
judge-own = The melds that the player laid.
judge-pile = The discard pile, top first.
judge-opened = Whether the player has opened.
judge-first-turn = Whether it is the turn with the extra card.
judge-lap = The lap of the deal, where a rule waits for one.
judge-trick = Joker: what was played to the trick, in order.
judge-trump = Joker: the trump, s, h, d, c or - for none.
judge-cards = Joker: cards dealt to each player.
judge-cards-default = 9
judge-form = Joker: the kind of deal, plain, golden, no_trump, dark or misere.
judge-form-default = plain
judge-results = Joker: promised/taken, "1/0" for one promised and none taken; one player's or all four: "2/3 0/0 1/1 4/5".
judge-meld = Only: are these cards a meld, and what is it worth?
judge-opening = Only: do these melds open? Repeat it for each meld.
judge-penalty = Only: what does this hand cost when somebody else goes out?
judge-finish = How the other player went out: plain, hand or hand_with_layoffs.
judge-finish-default = plain
judge-cut = Only: what may be kept of the cards seen at the cut?
judge-json = Answer in JSON, clauses by their ids.
judge-link = Print the address of the question's page on a server of yours.

# replay
replay = Judge a record line by line and tell the match; the exit code is 1 if a line does not stand.
replay-file = The record; - reads standard input.
replay-quiet = Only say whether it stands.

# conform
conform =
    Check recorded cases, or answer those that come in on standard input.

    A file's failing cases are printed, then "N passed, N failed". With - each case is answered by one line of
    JSON: its "id", and in "got" the result under each rule set. The exit code is 0 only if every case with an
    "expect" passed.
conform-files = Files of cases; - answers cases from standard input.

# check
check =
    Check the log of tables and sheets: a row changed or taken out is named, and the exit code is 1.

    Each row holds the hash of the row before it. What this cannot tell is whether rows are missing at a
    table's very end. Nothing is written; the server may be running.
check-data = Folder of the tables' records.

# arena
arena =
    Let bots play the same deals from every seat and print what came of it, with 95 % intervals.

    The exit code is 1 if the referee refused an action of a bot.
arena-rules = The table's rules; a game's name means its usual ones.
arena-rules-option = The rules, where only the game was named before.
arena-bots = As "greedy,random,random".
arena-bots-default = the best, in every seat
arena-deals = Different deals.
arena-matches = Play whole matches, not single deals.
arena-seed = The same seed deals the same cards; try on one, report another.
arena-jobs = Processes to play in.
arena-jobs-default = one a core
arena-json = The figures in JSON.

# bench
bench =
    Measure the engine: judging one whole turn, one deal of three bots, and the solvers on random hands.

    Times are CPU time of one core. The baseline is a fixed piece of plain Python measured in the same run, so
    that figures of different machines can be compared by their ratio to it.
bench-what = What to measure: engine or server.
bench-rules = The table's rules.
bench-level = The bots that play.
bench-deals = Deals to play.
bench-seed = The same seed plays the same deals.
