## The score keeper
title = ანგარიშის რვეული
lead = ცხრილი ნამდვილი კარტით თამაშისთვის. ითვლის თქვენი მაგიდის წესებით, მუშაობს ქსელის გარეშე და რამდენიმე ტელეფონიდან იწერება.
new = ახალი ცხრილი
kept-here = ცხრილები ამ ბრაუზერში
delete = ცხრილის წაშლა: { $names }
delete-yes = წაშლა
no = არა
all-sheets = ყველა ცხრილი
more = სხვა
which-game = თამაში
game-remik = რემიკი
game-jokeri = ჯოკერი
which-rules = წესები
house = { $name }, სახლის წესი: { $count }
read-rules = ამ წესების წაკითხვა
change-rules = შეცვლა
fetching = წესები იტვირთება…
no-rules = წესები ვერ ჩამოიტვირთა; ისინი ერთხელ არის საჭირო, შემდეგ რვეული ქსელის გარეშეც მუშაობს.
bad-rules = ასეთი წესები არ არსებობს: { $rules }
who = ვინ თამაშობს
name-of = მოთამაშე { $number }, სახელი
player = მოთამაშე { $number }
deals-first = პირველი არიგებს
more-players = კიდევ ერთი
fewer-players = ერთით ნაკლები
stake = ფსონი საერთო თანხაში
begin = დაწყება
join-trouble = ეს ცხრილი ახლა არ იხსნება: ბმული შეიძლება არასწორია, ან ქსელი არ არის.
not-kept = ეს ბრაუზერი ნაწერს არ ინახავს (პირადი რეჟიმი ან ადგილი აღარ არის). გააზიარეთ ცხრილი, თორემ გვერდის დახურვისას დაიკარგება.
no-tariff = ამ ცხრილის წესები ამ ბრაუზერში ჯერ არ არის. ქსელის გაჩენისთანავე მოვა.
disagrees = სერვერი ამ ცხრილს სხვაგვარად ითვლის. ეს ჩვენი შეცდომაა: გთხოვთ, ჯამები ხელით შეამოწმოთ.

## State
sync-alone = ამ მოწყობილობაში
sync-synced = თანხვედრილი
sync-waiting = ელოდება
sync-lost = ბმული აღარ მოქმედებს

## The sheet
sheet = ანგარიშის ცხრილი
deal = დარიგ.
cards = კარტი
empty = ჯერ არაფერი წერია.
total = სულ
pair = წყვილი
wins = მოგებული
busts = ჩავარდნა
net = სათამაშო ფული
place = ადგილი
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
dealer-of = არიგებს { $name }
dealer-mark = არიგებს
dealer-letter = დ
out-mark = გავიდა
went-out = დაასრულა
cell-of = { $name }, დარიგება { $deal }
row-of = დარიგება { $deal }
points = { $points } ქულა
total-is = ჯამი { $total }
corrected = შესწორებულია
cannot-be = ეს სწორი ვერ იქნება
curve = თამაშის მსვლელობა
curve-line = { $name }: { $totals }.
end-limit = { $test ->
    [reach] თამაში მთავრდება, როცა ვინმე { $limit }-ს მიაღწევს. იგებს ყველაზე ნაკლები ქულა.
   *[over] თამაში მთავრდება, როცა ვინმე { $limit }-ს გადააჭარბებს. იგებს ყველაზე ნაკლები ქულა.
}
end-single = წყვეტს ერთი დარიგება.
end-deals = დარიგებების რაოდენობა: { $deals }. იგებს ყველაზე ნაკლები ქულა.
end-wins = იგებს, ვინც პირველი მოიგებს დარიგებებს: { $wins }.
end-pot = { $test ->
    [reach] ვინც { $limit }-ს მიაღწევს, იხდის { $stake }-ს და მისი ქულა უკან იწევს. თანხას იღებს ის, ვინც ერთ დარიგებაში ყველა დანარჩენს იქამდე მიიყვანს.
   *[over] ვინც { $limit }-ს გადააჭარბებს, იხდის { $stake }-ს და მისი ქულა უკან იწევს. თანხას იღებს ის, ვინც ერთ დარიგებაში ყველა დანარჩენს გადააცილებს.
}
over = { $count ->
    [one] მოიგო: { $names }
   *[other] ერთად მოიგეს: { $names }
}
tied = პირველი ადგილი გაყოფილია: წყვეტს კიდევ ერთი დარიგება.
is-over = თამაში დასრულდა.

## Buttons
undo = უკან
undone = ბოლო ჩანაწერი გაუქმდა.
share = გაზიარება
history = ისტორია
names = სახელები
do-deal = + დარიგება { $deal }
do-finish = შეავსეთ დარიგება { $deal }
do-bids = ნათქვამი, დარიგება { $deal }
do-tricks = წაღებული, დარიგება { $deal }
save = შენახვა
save-amiss = ეს ასე ვერ იქნება. მაინც ჩაიწეროს?
save-amend = შესწორება
save-anyway = მაინც ჩაწერა
same-name = ორ მოთამაშეს ერთნაირად ჰქვია: { $name }. რამე დაუმატეთ, რომ გაირჩეს.
save-part = შენახვა, აკლია { $count }
save-bids = ნათქვამის შენახვა

## Noting a deal
deal-title = დარიგება { $deal } · არიგებს { $dealer }
deal-of = კარტი თითოეულს: { $cards }
who-out = ვინ დაასრულა?
how-out = როგორ?
finish-plain = ჩვეულებრივ
finish-hand = ხელიდან
finish-hand-with-layoffs = ხელიდან, მიდებით
hands = რა დარჩათ დანარჩენებს
hand-of = { $name }: ხელი
tap-instead = კარტებზე შეხება
type-number = რიცხვის აკრეფა
digits = ციფრები
digit-back = ბოლო ციფრის წაშლა
next-hand = შემდეგი
count = კარტი ამ ხელში (არასავალდებულო)
tap-cards = შეეხეთ ხელში დარჩენილ კარტებს.
take-card = უკან: { $card }
suit = მასტი
suit-s = ყვავი
suit-h = გული
suit-d = აგური
suit-c = ჯვარი
part = ნათქვამი თუ წაღებული
part-bid = ნათქვამი
part-taken = წაღებული
bid-of = { $name }: რამდენს ამბობს
taken-of = { $name }: რამდენი წაიღო
why-bid = { $name } ვერ იტყვის { $number }-ს: ნათქვამის ჯამი დარიგების ხელებს ({ $cards }) გაუტოლდებოდა.
why-tricks = დარიგებაში სულ { $cards } ხელია; { $left ->
    [0] აღარ დარჩა.
   *[other] დარჩა { $left }.
}
tap-to-change = რიცხვის შესაცვლელად შეეხეთ მოთამაშეს.

## What cannot be right
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

## A deal noted twice
doubt-open = გადასაწყვეტია: დარიგება { $deal }
doubt-keep = დატოვე
doubt-counts = ჯერჯერობით ითვლება
doubt-keep-all = { $notes ->
    [2] დატოვე ორივე: მეორე იქნება დარიგება { $deal }
   *[other] დატოვე ყველა: დანარჩენები იქნება დარიგებები { $deal }-დან
}

## A cell and its past
cell-title = დარიგება { $deal } { $name }
correct = შესწორება
drop = დარიგება { $deal }: წაშლა
taken-back = გაუქმებულია
value-none = არაფერი წერია
key-finisher = დაასრულა
key-finish = როგორ
key-hand = { $name }: ხელი
key-count = { $name }: კარტის რაოდენობა
key-bid = { $name }: ნათქვამი
key-taken = { $name }: წაღებული
log-start = დაიწყო: { $names }
log-name = მოთამაშე { $number } ახლა არის { $name }
log-drop = დარიგება { $deal } წაიშალა
log-undo = გაუქმება
log-set = დარიგება { $deal }: { $values }
log-kept = დარიგება { $deal }, სხვადასხვა ჩანაწერიდან დარჩა ეს: { $values }
log-moved = ჩაწერილი იყო როგორც დარიგება { $was }, ახლა დარიგება { $deal }: { $values }
history-note = არაფერი იშლება: შესწორება ახალი ჩანაწერია, წინანდელი კი რჩება.

## Sharing
share-lead = ცხრილი ჯერ მხოლოდ ამ ბრაუზერშია. სერვერზე მას სხვებისთვის ბმულები, სურათი და ცხრილი ექნება.
share-put = სერვერზე მოთავსება
share-trouble = არ გამოვიდა; არის ქსელი?
share-behind = სერვერზე ჯერ ყველაფერი არ არის; სურათი და ბმულები იმას აჩვენებს, რაც იქ არის.
link-read = წასაკითხი ბმული
link-read-note = ვისაც აქვს, ცხრილს ხედავს და ვერაფერს ცვლის.
link-write = ჩასაწერი ბმული
link-write-note = მათთვის, ვინც თქვენთან ერთად ითვლის: წერს ყოველი ტელეფონი, რომელსაც ის აქვს.
copy = კოპირება
copied = დაკოპირდა
qr = QR კოდი
qr-of = QR კოდი: { $label }
exports = სხვა სახით
picture = სურათი
csv = CSV
page = გვერდი
print = ბეჭდვა ან PDF
