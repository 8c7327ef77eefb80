## ჩარჩო
skip = შინაარსზე გადასვლა
places = გვერდები
place-rules = წესები
place-house = სახლის წესები
place-compare = შედარება
place-referee = მსაჯი
tongues = ენა
copied = დაკოპირდა
too-much = ერთბაშად მეტისმეტია. სცადეთ { $seconds } წამში.

## წესები
all-title = წესები
all-lead = ყოველ მაგიდას თავისი წესები აქვს, ყოველ წესებს კი თავისი მისამართი: ვინც ბმულს გახსნის, ზუსტად იმას წაიკითხავს, რაზეც შეთანხმდით.
game-remik = რემიკი
game-jokeri = ჯოკერი
code = კოდი
code-help = ეს ექვსი ნიშანი ტელეფონით წაუკითხეთ ერთმანეთს: ვისაც ერთი კოდი აქვს, ერთი წესები აქვს.
rules-version = ვერსია
date = თარიღი
players = მოთამაშე
link = ბმული
qr = ამ წესების ბმულის QR კოდი
deeds = რა შეიძლება ამ წესებით
do-sheet = დასაბეჭდი ფურცელი
do-plain = უბრალო ტექსტი
do-change = ამ წესების შეცვლა
do-compare = შედარება
do-ask = ჰკითხე მსაჯს
do-read = წესების წაკითხვა
do-copy = ბმულის კოპირება
do-compare-preset = განსხვავება
contents = სარჩევი
house-count = სახლის წესები: { $count } განსხვავება საფუძვლისგან
house-none = სახლის წესები არ არის: ზუსტად საფუძველი.
house-idle = სხვაგვარადაა დაყენებული, მაგრამ აქ არაფერს ცვლის:
house-instead = (ნაცვლად: { $preset })
house-mark = სახლის წესი
in-preset = „{ $preset }“-ში: { $value }.
in-english = ჯერ უთარგმნელი { $count } მუხლი ინგლისურადაა.
text-mark = * სახლის წესი, საფუძვლისგან განსხვავებული    ~ წყაროები დუმან, მაგიდამ გადაწყვიტა
sheet-back = გვერდზე დაბრუნება
sheet-print = დაბეჭდვა
sheet-help = დაბეჭდეთ ერთი A4 ფურცლის ორივე მხარეს, განივად, და ორჯერ გადაკეცეთ: კარტის კოლოფში ჩაეტევა.
sheet-facts = ვერსია { $version }, { $date }. მოთამაშე: { $players }.

## ბმული, რომელიც არცერთ წესს არ ნიშნავს
wrong-title = ასეთი წესები არ არსებობს
wrong-meant = იქნებ ეს იგულისხმეთ
wrong-all = ყველა საფუძველი
wrong-editor = ან შეადგინეთ საკუთარი წესები რედაქტორში.
fault-game = თამაში „{ $game }“ არ არსებობს.
fault-preset = ამ თამაშს წესები „{ $preset }“ არ აქვს.
fault-form = „{ $text }“ არ იკითხება: უნდა იყოს პარამეტრი=მნიშვნელობა, მძიმით გამოყოფილი, ყველა ერთ ფრჩხილში.
fault-setting = პარამეტრი „{ $name }“ არ არსებობს.
fault-twice = „{ $label }“ ({ $name }) ორჯერ არის მითითებული.
fault-value = „{ $label }“ ({ $name }) ვერ იქნება „{ $value }“.
fault-number = მთელი რიცხვი { $low }-დან { $high }-მდე.
fault-one-of = არსებობს:
fault-contradiction = ეს პარამეტრები ერთმანეთს ეწინააღმდეგება:
fault-long = მისამართი ძალიან გრძელია: წესებში სულ მეტი { $most } ნიშანია.

## შედარება
compare-title = წესების შედარება
compare-lead = ორი მაგიდა, ორი წესები: ნახეთ, რომელ პუნქტებში განსხვავდება, მუხლი მუხლის გვერდით.
compare-one = პირველი წესები
compare-other = მეორე წესები
compare-do = შედარება
compare-known = საფუძვლები
compare-form = შედარების მისამართი ასეთია: { $example }.
compare-games = ეს ორი სხვადასხვა თამაშის წესებია; შესადარებელი არაფერია.
compare-count = { $count ->
    [0] ჩვენი და თქვენი მაგიდა ერთი წესებით თამაშობს
   *[other] ჩვენი და თქვენი მაგიდა { $count } პუნქტში განსხვავდება
}
compare-none = ყველა მუხლი ორივე მაგიდაზე ერთნაირია.
compare-first = პირველი მაგიდა
compare-second = მეორე მაგიდა
compare-swap = მხარეების შეცვლა
compare-no-clause = ამ მაგიდაზე ასეთი მუხლი არ არის.
compare-also = მუხლები, რომლებიც ამის გამო სხვაგვარად იკითხება
compare-also-help = ზემოთ მოყვანილიდან გამომდინარეობს და არ ითვლება.
compare-idle = სხვაგვარადაა დაყენებული, მაგრამ არცერთ მაგიდაზე არაფერს ცვლის
compare-same = { $count } მუხლი ერთნაირია

## სახლის წესები
editor-title = სახლის წესები
editor-lead = დააყენეთ წესები ისე, როგორც თქვენს მაგიდასთან თამაშობენ. შედეგი ბმულია: ის არის შეთანხმება, სიტყვასიტყვით.
editor-game = თამაში
editor-from = დასაწყისი
editor-do = წესების შედგენა
editor-result = თქვენი წესები
editor-reset = საფუძველზე დაბრუნება
editor-against = ამას არ ეთანხმება: { $settings }.
editor-barred = ახლა არა: „{ $value }“.
editor-together = აირჩიეთ ამასთან ერთად: { $settings }
start-title = დაიწყეთ თამაში ამ წესებით
start-players = მოთამაშე
start-others = დანარჩენები
start-friends = მეგობრები, ბმულით
level-random = შემთხვევით მოთამაშე ბოტები
level-greedy = ბოტები
level-quick = სწრაფი ბოტები
level-steady = მშვიდი ბოტები
level-deep = დიდხანს მოფიქრალი ბოტები
level-search = ძლიერი ბოტები
start-do = მაგიდის გახსნა
start-trouble = მაგიდა ვერ გაიხსნა. სცადეთ ცოტა ხანში.

## მსაჯი
referee-title = ჰკითხე მსაჯს
referee-lead = დაალაგეთ, რა იდო მაგიდაზე და რა ითამაშეს. მსაჯი იტყვის, შეიძლება თუ არა და რომელი მუხლით. პასუხს აქვს ბმული, რომელიც დავას ამთავრებს.
referee-kinds = რაზე ვიკითხოთ
referee-example = ნახეთ მაგალითი
referee-do = ჰკითხე მსაჯს
referee-game = მსაჯი ჯერ მხოლოდ რემიკის კითხვებს პასუხობს.
tab-turn = სვლა
tab-meld = კომბინაცია
tab-opening = გახსნა
tab-penalty = ხელის ჯარიმა
tab-cut = აწევა
ask-turn = შეიძლება ასეთი სვლა?
ask-meld = ეს კომბინაციაა?
ask-opening = გასახსნელად საკმარისია?
ask-penalty = რა ღირს ეს ხელი?
ask-cut = რისი დატოვება შეიძლება აწევისას?
ruling-yes = შეიძლება
ruling-no = არ შეიძლება
ruling-out = { $multiplier ->
    [1] და მოთამაშე ამთავრებს.
   *[other] და მოთამაშე ხელიდან ამთავრებს: დანარჩენების ჯარიმა { $multiplier }-ჯერ ითვლება.
}
ruling-way = ეს შეუძლია მას, ვინც ამ სვლაში ამთავრებს, და დამთავრება შეიძლებოდა:
ruling-no-way = დამთავრების გზა არ არსებობს: ამ კარტებით ამ სვლაში ვერავინ დაამთავრებდა.
ruling-because = ამ მუხლებით შეიძლება
ruling-met = ეს პირობები შესრულდა
ruling-meld-yes = კომბინაციაა
ruling-meld-no = კომბინაცია არ არის
ruling-points = { $points } ქულა
ruling-clean = სუფთა მწკრივი.
ruling-opens-yes = გასახსნელად საკმარისია
ruling-opens-no = გასახსნელად არ კმარა
ruling-penalty = { $points } საჯარიმო ქულა
ruling-times = ყველაფერი { $multiplier }-ჯერ, რადგან სხვამ ხელიდან დაამთავრა.
ruling-cut-yes = დატოვება შეიძლება
ruling-cut-no = ვერაფერს დატოვებ
ruling-dealt = ამის შემდეგ ამწევს { $count } კარტი ურიგდება.
at-step = (ნაბიჯი { $step })
meld-own = კომბინაცია { $name }, მოთამაშის საკუთარი
meld-other = კომბინაცია { $name }
do-picture = სურათი
do-share = გაგზავნა სურათად
picture-pile = ⤓
question-title = კითხვა
question-again = კითხვის შეცვლა
field-rules = წესები
field-hand = ხელი აღებამდე
field-opened = მოთამაშე უკვე გახსნილი იყო
field-table = კომბინაციები მაგიდაზე
field-own = მათგან საკუთარი
field-pile = ჩამოსული დასტა, ზედა კარტიდან
field-first = დამრიგებლის პირველი სვლაა, ზედმეტი კარტით
field-turn = სვლა
field-meld = კომბინაციის კარტები
field-melds = კომბინაციები, თითო სტრიქონზე
field-finish = როგორ დაამთავრა სხვამ
field-seen = ნანახი სამი კარტი
field-cards = კარტები
field-text = ტექსტი
help-hand = კარტები შორისით: 9c 10♦ Kh; ჯოკერი არის *.
help-table = თითო სტრიქონზე ერთი კომბინაცია, ასოთი: a: 5h 6h 7h. ჯოკერი კარტის ნაცვლად: *=9d.
help-pile = მხოლოდ საჭირო: ზედა კარტი კმარა.
help-turn = ნაბიჯები წერტილ-მძიმით: draw 4s; meld 9c 9d 9s; discard Kh. დაწერეთ, რომელი კარტი მოვიდა დასტიდან.
help-meld = იმ რიგით, როგორც დევს. ერთი ნამდვილი კარტი და ჯოკერები თუა, ჯერ run ან group დაწერეთ.
help-melds = ყველაფერი, რაც გახსნის სვლაში დაიდო.
help-penalty = ხელში დარჩენილი კარტები.
help-seen = მაგალითად 7h 2c *.
finish-plain = ჩვეულებრივ
finish-hand = ხელიდან, ყველაფერი ერთ სვლაში
finish-hand_with_layoffs = ხელიდან, სხვის კომბინაციებზე დამატებითაც
said-opened = მოთამაშე ამ სვლამდე გახსნილი იყო.
said-not-opened = მოთამაშე ამ სვლამდე გახსნილი არ იყო.
said-first = დამრიგებლის პირველი სვლაა.
question-text = { $where }: არ იკითხება{ $position ->
    [0] { "" }
   *[other] , ნიშნიდან { $position }
}. ქვემოთ წერია, როგორ იწერება კარტები და სვლები.
question-table = { $where }: ყოველ კომბინაციას თავისი ასო მიეცით, საკუთარად კი მხოლოდ მაგიდაზე მდებარე დაასახელეთ.
question-no-meld = { $where }: ეს კარტები კომბინაცია არ არის ({ $clause }).
question-too_many_of_a_card = { $card } { $count }-ჯერ გვხვდება, ამ წესებში კი { $most } არის.
question-too_many_cards = მეტი კარტი, ვიდრე მაგიდაზე დაეტევა.
question-long = { $where }: ძალიან გრძელია.
notation-title = როგორ იწერება კარტები და სვლები
notation-cards = კარტი არის ღირებულება (A 2 … 9 T ან 10, J Q K) და ფერი (s ♠, h ♥, d ♦, c ♣): 7h, Td, As; ნიშნებიც იკითხება, მაგალითად 10♦. ჯოკერი არის *.
notation-draw = იღებს დასტიდან, და რომელი კარტი მოვიდა
notation-take = იღებს ჩამოსული დასტის ზედა კარტს
notation-meld = დებს ახალ კომბინაციას
notation-add = ამატებს კომბინაციას a; მწკრივს low (ქვემოდან) ან high (ზემოდან)
notation-swap = ჯოკერის ადგილას ნამდვილ კარტს დებს და ჯოკერს იღებს
notation-clear = სავსე ჯგუფს კრეფს
notation-discard = აგდებს სვლის ბოლო კარტს
step-draw = იღებს დასტიდან
step-drew = იღებს { $card }
step-take = იღებს ჩამოსულს
step-meld = დებს { $cards }
step-add = ამატებს { $cards }, { $meld }
step-swap = ცვლის ჯოკერს, { $meld }: { $cards }
step-clear = კრეფს { $meld }
step-discard = აგდებს { $card }
step-table = აწყობს მაგიდას: { $cards }
tap-open = შეეხეთ კარტებს
tap-close = მზადაა
tap-back = ბოლო კარტის მოხსნა
compose-title = ააწყვეთ სვლა
compose-hand = შეეხეთ ხელის კარტებს, მერე იმას, რაც უნდა გაკეთდეს
compose-drew = რომელი კარტი მოვიდა დასტიდან?
compose-draw = იღებს დასტიდან
compose-undo = ბოლო ნაბიჯის გაუქმება
compose-nothing = ამ კარტებით ერთად ვერაფერი გაკეთდება.

## კარტები
rank-1 = ტუზი
rank-2 = ორი
rank-3 = სამი
rank-4 = ოთხი
rank-5 = ხუთი
rank-6 = ექვსი
rank-7 = შვიდი
rank-8 = რვა
rank-9 = ცხრა
rank-10 = ათი
rank-11 = ვალეტი
rank-12 = ქალი
rank-13 = მეფე
suit-s = ყვავი
suit-h = გული
suit-d = აგური
suit-c = ჯვარი
card-name = { $suit } { $rank }
card-joker = ჯოკერი
card-joker-as = ჯოკერი, ნაცვლად: { $card }
