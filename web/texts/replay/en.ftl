## Replay
title = Replay
deal = Deal
home = Front page
to-table = Back to the table
keep-record = Keep the record
other-record = Another record
loading = Looking the deal up…
start = The deal begins
share = Share
share-by-hand = The link to copy:
links = Further
moves = Moves
controls = Through the deal
first = To the start
back = Back
next = On
last = To the end
hands-open = All hands, open
hands-of = What { $name } knew at this moment
eye = What { $name } knew
hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
no-cards = no cards
paste-lead = Paste a record or choose its file. Every line is judged by the rules anew; then go through the deals with all hands open.
paste-label = The record
file-label = Or a file
do-replay = Replay
judging = Judging every line…
bad-line = Line { $line } does not stand.
trouble = That did not work; try again.
trouble-line = No connection just now; try again.
trouble-rate = Too much at once; wait a moment.
trouble-deal-live = This deal is not over yet. It can be looked at when it is.
trouble-not-found = There is no such finished deal.
trouble-no-token = Ask one of those who sat at the table for the link of this deal.
trouble-forbidden = Ask one of those who sat at the table for the link of this deal.
trouble-too-large = This record is too long for the page; the command line replays it.
trouble-bad-request = This record is too long for the page; the command line replays it.
