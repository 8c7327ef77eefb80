## Score sheets on paper: the same words as in the keeper
deal = დარიგ.
cards = კარტი
total = სულ
pair = წყვილი
wins = მოგებული
busts = ჩავარდნა
net = სათამაშო ფული
place = ადგილი
place-nth = { $place ->
    [1] { $place }-ლი
   *[other] მე-{ $place }
}
pot = ბანკშია: { $pot } (სათამაშო ფული)
bust-back = { $name }: ჩავარდნა, იხდის { $stake }-ს, ქულა ხდება { $total }.
bust-out = { $name }: ჩავარდნა, იხდის { $stake }-ს.
set = პულკა { $number }
premium = პრემია
erased = წაშლილი
clean = სუფთა
set-total = პულკა
stake-is = ჯერ სუფთაა, პრემია იქნებოდა { $points }
order = ყოველ დარიგებაზე: წაღებული / ნათქვამი, მერე ქულა
bid-is = თქვა { $bid }
taken-is = წაიღო { $taken }
shtanga = ხიშტი
doubled = ორმაგად ითვლება
struck = წაშლილია
form-golden = ოქრო
form-no-trump = ბეზი
form-dark = ბნელი
form-misere = მიზერი
out-mark = გავიდა
finish-plain = ჩვეულებრივ
finish-hand = ხელიდან
finish-hand-with-layoffs = ხელიდან, მიდებით
curve = თამაშის მსვლელობა
curve-line = { $name }: { $totals }.
over = { $count ->
    [one] მოიგო: { $names }
   *[other] ერთად მოიგეს: { $names }
}
mark-two-finishers = { $name }: არცერთი ხელი 0 არ ღირს. ასრულებს მხოლოდ ერთი.
mark-finisher-has-cards = { $name }: დაასრულა და მაინც კარტი უწერია.
mark-impossible-sum = { $name }: ამ დასტის არცერთი ხელი { $points } არ გამოდის.
mark-impossible-count = { $name }: { $cards } კარტი { $points } ვერ გამოვა.
mark-too-many-cards = { $name }: { $cards } კარტი, ხელში კი არაუმეტეს { $most }.
mark-too-many-of-card = { $card } წერია { $cards }-ჯერ; დასტაში არის { $most }.
mark-too-much-together = სულ { $points } ქულა; დასტა უშვებს არაუმეტეს { $most }.
mark-bids-sum = ნათქვამის ჯამია { $cards }; დამრიგებელმა ეს არ უნდა დაუშვას.
mark-tricks-sum = წაღებულის ჯამია { $taken }; დარიგებაში კი { $cards } ხელია.
mark-incomplete = ჯერ სრული არ არის, არ ითვლება.
mark-waits = არ ითვლება, სანამ დარიგება { $deal } სრული არ იქნება.
mark-after-end = თამაშის დასრულების შემდეგ, არ ითვლება.
mark-noted-twice = დარიგება { $deal }: { $notes ->
    [2] ორმა
   *[other] { $notes }
} ტელეფონმა სხვადასხვანაირად ჩაწერა. სანამ ვინმე გადაწყვეტს, პირველი ჩანაწერი ითვლება.
sheet = ანგარიშის ცხრილი
## Pages, pictures and tables
form-plain = ჩვეულებრივი
points-head = ქულა
out-head = დაასრულა
how-head = როგორ
bid-head = თქვა
taken-head = წაიღო
set-head = პულკა
form-head = სახე
deal-short = დარიგ. { $deal }
corner-rules = წესები: { $name } ({ $code })
running = თამაში გრძელდება; ეს გვერდი მას მიჰყვება.
csv = CSV
picture = სურათი
print = ბეჭდვა ან PDF
empty = ჯერ არაფერი წერია.
begun = დაიწყო: { $date }
player = მოთამაშე { $number }
bot = ბოტი { $number }
gone-title = ასეთი ცხრილი არ არის
gone = ბმული შეიძლება არასრულია, ან ცხრილი ამ სერვერზე არასოდეს ყოფილა.
by-hand = ხელით ჩაწერილი, სერვერის მიერ ამ წესებით დათვლილი.
keep = აწარმოეთ თქვენი ცხრილი
deeds = ამ ცხრილის სხვა სახეები
