## კარტი
rank-A = ტუზი
rank-2 = ორიანი
rank-3 = სამიანი
rank-4 = ოთხიანი
rank-5 = ხუთიანი
rank-6 = ექვსიანი
rank-7 = შვიდიანი
rank-8 = რვიანი
rank-9 = ცხრიანი
rank-T = ათიანი
rank-J = ვალეტი
rank-Q = ქალი
rank-K = მეფე
suit-s = ყვავი
suit-h = გული
suit-d = აგური
suit-c = ჯვარი
suit-none = ბეზი
suit-of-s = ყვავის
suit-of-h = გულის
suit-of-d = აგურის
suit-of-c = ჯვრის
card-name = { $suit } { $rank }
card-joker = ჯოკერი
card-joker-as = ჯოკერი, როგორც { $card }
card-joker-high = ჯოკერი, მაღალი: { $suit }
card-joker-low = ჯოკერი, წაიღოს: { $suit }
card-joker-take = ჯოკერი, მოჯოკრა
card-joker-leave = ჯოკერი, ქვევიდან
joker-back = ჯოკერი არა
joker-may-how = შეეხე კარტს: შეიძლება მისი ამ ხელზე დადება?
joker-everyone = ყველა
joker-owe-highest = { $suit ->
    [named] მასტის უმაღლესი
   *[other] უმაღლესი { $suit }
}
joker-owe-follow = { $suit ->
    [named] მასტის ნებისმიერი
   *[other] ნებისმიერი { $suit }
}
joker-owe-trump = { $first ->
    [true] კოზირი { $suit }
   *[false] თუ არა, კოზირი { $suit }
}
joker-owe-none = { $first ->
    [true] ნებისმიერი კარტი
   *[false] თუ არა, რაც უნდა
}
joker-owe-or-joker = { $what } ან ★
joker-has-none = { $seen ->
    [true] არ აქვს
   *[false] აღარ აქვს
}
joker-lacks = { $seen ->
    [true] { $suits } არ აქვს
   *[false] { $suits } აღარ აქვს
}
joker-beaten = შეიძლება აჯობოს: { $what }.
joker-unbeaten = ვერაფერი აჯობებს.
joker-lost = ჯერ ხელი მიაქვს: { $name }.
joker-threat-joker = მოჯოკრა
joker-threat-trump = კოზირი
joker-threat-suit = მასტი
card-fresh = { $card }, ახალი
card-taken = { $card }, აღებული ჩამოსულიდან: უნდა გამოიყენო
call-high = მაღალი
call-low = წაიღოს
call-take = მოჯოკრა
call-leave = ქვევიდან

## სახელები
you = შენ
bot = ბოტი
bot-name = ბოტი { $number }
seat-name = მოთამაშე { $number }
preset-silesian = სილეზიური რემიკი
preset-wikibooks = რემიკი (Wikibooks)
preset-guide = რემიკი გზამკვლევით
preset-classic = ქართული ჯოკერი
preset-pagat = ჯოკერი (Pagat)
preset-tbilisi = ჯოკერი (თბილისი)

## ზედა ზოლი
menu = მენიუ
close = დახურვა
head-deal = დარიგება { $number }
head-limit = { $limit }-მდე
table-rules = წესები
menu-rules = წესები
line-online = დაკავშირებულია
line-sending = იგზავნება
line-connecting = კავშირის აღდგენა…
line-offline = კავშირი არ არის
rules-code = ამ წესების კოდი: { $code }
rules-house = + { $count } სახლის წესი

## ადგილები
seats-label = მოთამაშეები, შენი მარცხნიდან საათის ისრის მიმართულებით
seat-cards = { $count } კარტი
seat-opened = გახსნილია
seat-not-opened = ჯერ არ გაუხსნია
opened-mark = გახსნა
seat-dealer = არიგებს
dealer-letter = დ
seat-turn = მისი ჯერია
seat-away = მაგიდასთან არ არის
away-mark = არ არის

## მაგიდა
table-label = მაგიდა
melds-empty = მაგიდაზე ჯერ არაფერია
melds-drop-here = კარტი აქ გადმოიტანე ან დააჭირე „გახსნას“
melds-provisional = შენ, ამ სვლაში (შეიძლება დაბრუნება)
kind-run = მიმდევრობა
kind-group = ჯგუფი
meld-spoken = { $owner }, { $kind }: { $cards }
meld-fits = { $meld }; არჩეული კარტი აქ ჯდება
meld-title = { $owner }: { $kind }
meld-how = აირჩიე კარტი ხელიდან და შეეხე განათებულ კომბინაციას.
stock-label = დასტა, { $count } კარტი
stock-name = დასტა · { $count }
pile-label = ჩამოსული კარტი, ზემოთ { $card }, სულ { $count }
pile-label-hidden = ჩამოსული კარტი, სულ { $count }
pile-label-empty = ჩამოსული კარტი არ არის
pile-name = ჩამოსული · { $count }
pile-title = ჩამოსული კარტი · { $count }
pile-empty = ჯერ არავის არაფერი ჩამოუტანია.
pile-top-only = ამ მაგიდასთან მხოლოდ ზედა კარტი ჩანს.
pile-covered = ბოლო კარტი დახურულად დევს.
hand-label = შენი ხელი, { $count } კარტი
hand-group = კარტი; ისრები გადაადგილებს, ჰარი ირჩევს
your-turn = შენი ჯერია
turn-of = ჯერი: { $name }
status-label = რა აკლია
status-done = არის
status-open = აკლია
status-opening-clean-run = სუფთა მიმდევრობა
status-opening-points = { $have } / { $need } ქულა
status-pile-before-opening = აიღე ჩამოსული: ამ სვლაში უნდა დაამთავრო
status-pile-card-use = აღებული კარტი უნდა გამოიყენო
status-freed-joker-to = აღებული ჯოკერი მაგიდაზე უნდა დაიდოს
status-layoff-opening-turn = მიადე: ამ სვლაში უნდა დაამთავრო
status-swap-opening-turn = ჯოკერი აიღე: ამ სვლაში უნდა დაამთავრო
sending = იგზავნება…

## ღილაკები
actions-label = სვლები
do-draw = აიღე დასტიდან
do-take = აიღე { $card }
do-take-nothing = აიღე
do-meld = გახსენი { $points }
do-meld-nothing = გახსენი
do-add = მიადე
do-swap = აიღე ჯოკერი
do-clear = ჯგუფის აღება
do-discard = ჩამოდი { $card }
do-discard-nothing = ჩამოდი
do-out = ვამთავრებ: { $card }
do-back = ბოლო ნაბიჯის დაბრუნება
do-sort = ხელის დალაგება, ახლა: { $mode }
sort-head = დალაგება
sort-suit = მასტი
sort-rank = სიდიდე
sort-melds = კომბინაცია
sort-own = ჩემი
do-next = შემდეგი დარიგება
do-home = მთავარი გვერდი
do-reload = კიდევ სცადე
result = დათვლა
choice-title = როგორ?
choice-points = { $words } ({ $points })

## მინიშნებები
no-not-your-turn = ჯერ შენი ჯერი არ არის.
no-not-playing = ახლა დარიგება არ მიმდინარეობს.
no-not-over = დარიგება ჯერ არ დამთავრებულა.
no-no-draft = ახლა შესადგენი არაფერია.
no-draw-first = ჯერ კარტი აიღე.
no-already-drawn = კარტი უკვე აღებული გაქვს.
no-nothing-to-take = ასაღები ჩამოსული კარტი არ არის.
no-pick-first = ჯერ კარტი აირჩიე.
no-pick-one = ჩამოსასვლელად ერთი კარტი აირჩიე.
no-stale = მაგიდა წინ წავიდა. კიდევ შეხედე.
no-rate = ძალიან სწრაფად; ცოტა მოიცადე.
no-busy = სერვერი დაკავებულია; კიდევ სცადე.
no-bad-message = სერვერმა ეს ვერ წაიკითხა.
no-illegal = ასე არ შეიძლება.
no-line = ახლა კავშირი არ არის; კიდევ სცადე.
no-other = არ გამოვიდა; კიდევ სცადე.
see-in-rules = ნახე წესების გვერდზე
why-not = რატომ არა
more-reasons = და კიდევ { $count } მიზეზი

## სვლები სიტყვებით
event = { $name }: { $doings }
event-auto = { $name } (დრო გავიდა): { $doings }
event-draw = { $you ->
    [true] იღებ დასტიდან
   *[other] იღებს დასტიდან
}
event-draw-card = { $you ->
    [true] იღებ დასტიდან: { $card }
   *[other] იღებს დასტიდან: { $card }
}
event-take = { $you ->
    [true] იღებ ჩამოსულს: { $card }
   *[other] იღებს ჩამოსულს: { $card }
}
event-meld = { $you ->
    [true] ხსნი: { $cards }
   *[other] ხსნის: { $cards }
}
event-add = { $you ->
    [true] ადებ: { $cards } → { $meld }
   *[other] ადებს: { $cards } → { $meld }
}
event-swap = { $you ->
    [true] ჯოკერს იღებ, სანაცვლოდ { $cards }: { $meld }
   *[other] ჯოკერს იღებს, სანაცვლოდ { $cards }: { $meld }
}
event-clear = { $you ->
    [true] ჯგუფს იღებ მაგიდიდან: { $meld }
   *[other] ჯგუფს იღებს მაგიდიდან: { $meld }
}
event-rearrange = { $you ->
    [true] მაგიდას ალაგებ
   *[other] მაგიდას ალაგებს
}
event-discard = { $you ->
    [true] ჩამოდიხარ: { $card }
   *[other] ჩამოდის: { $card }
}
event-discard-covered = { $you ->
    [true] ბოლო კარტს დახურულად ჩამოდიხარ
   *[other] ბოლო კარტს დახურულად ჩამოდის
}
event-cut = { $you ->
    [true] ჭრი დასტას
   *[other] ჭრის დასტას
}
event-cut-seen = { $you ->
    [true] ჭრი დასტას: { $cards }
   *[other] ჭრის დასტას: { $cards }
}
event-keep = { $you ->
    [true] იტოვებ: { $cards }
   *[other] იტოვებს: { $cards }
}
event-decline = { $you ->
    [true] არაფერს იტოვებ
   *[other] არაფერს იტოვებს
}
log = სვლები
log-open = ბოლო სვლები; ყველას ჩვენება
log-empty = სვლა ჯერ არ ყოფილა.
voice-label = მიმდინარე სვლები

## Who deals first
dealer-title = ვინ არიგებს პირველი
dealer-drew = { $name } { $card }
dealer-draws = დამრიგებლის კენჭისყრა: { $cards }.
dealer-again = კიდევ ერთხელ: { $cards }.
dealer-first = { $you ->
    [true] პირველი შენ არიგებ.
   *[other] პირველი არიგებს { $name }.
}

## ჭრა
cut-title = { $you ->
    [true] დასტას შენ ჭრი
   *[other] დასტას ჭრის { $name }
}
cut-anybody = ჭრის, ვინც პირველი მოასწრებს
cut-how = ასწიე დასტა, სადაც გინდა.
cut-place = აწეულია { $count } კარტი
do-cut = აქ გაჭერი
cut-seen = აწეული ნაწილის ბოლო კარტი:
cut-shown = { $you ->
    [true] დასტა შენ გაჭერი; ნანახი კარტი
   *[other] დასტა გაჭრა: { $name }; ნანახი კარტი
}
do-keep = იტოვებ { $cards }
do-decline = არაფერს ვიტოვებ

## Rebuilding the melds on the table
rearrange-title = კომბინაციების გადაწყობა
do-rearrange = გადაწყობა
rearrange-how = შეეხე კარტებს, მერე კომბინაციას, სადაც უნდა დადო, ან გადაათრიე. მაგიდის ყოველი კარტი ბოლოს ისევ სწორ კომბინაციაში უნდა იდოს.
rearrange-here = აქ
rearrange-put = დადე მონიშნული კარტები: { $place }
rearrange-new = ახალი კომბინაცია
rearrange-hand = შენი ხელი
rearrange-row = კომბინაცია { $number }: { $cards }
rearrange-stays = მაგიდის კარტი მაგიდაზე რჩება.
rearrange-unsound = { $count ->
    [one] ერთი კომბინაცია ჯერ არ არის სწორი.
   *[other] { $count } კომბინაცია ჯერ არ არის სწორი.
}
rearrange-sound = ყველა კომბინაცია სწორია.
rearrange-cancel = გაუქმება
rearrange-done = მზადაა
key-rearrange = გადააწყვე მაგიდის კომბინაციები

## „შეიძლება?“
may-i = შეიძლება?
may-how = აირჩიე კარტი ხელიდან და ნახე, რა შეიძლება, ან დაწერე სვლა.
may-picked = { $cards }: რა შეიძლება
may-yes = შეიძლება:
may-no = არ შეიძლება:
may-write = სვლა ჩანაწერით
may-ask = ჰკითხე მსაჯს
may-allowed = შეიძლება.
may-refused = არ შეიძლება.
may-link = ჰკითხე მსაჯს: ბმული მთელ კითხვაზე
may-link-note = ბმულში შენი კარტები ჩანს: გაუგზავნე მხოლოდ მას, ვისაც მათი ნახვა შეუძლია.

## დარიგების ბოლო
result-title = დაამთავრა: { $name }
result-won = შენ დაამთავრე
result-void = დარიგება ბათილია
result-void-why = ვერავინ დაამთავრა; არ ითვლება.
result-finisher = დაამთავრა: არაფერი ეწერება.
result-sum = ხელში დარჩა: { $sum }
result-times = { $sum } × { $multiplier } = { $points }
score = ქულების ფურცელი
score-limit = ქულების ფურცელი, { $limit }-მდე
score-deal = დარიგება
score-total = სულ
score-place = ადგილი
place-nth = { $place ->
    [one] { $place }-ლი
    [many] მე-{ $place }
   *[other] { $place }-ე
}
score-empty = ჯერ არაფერი დათვლილა.
score-busts = ჩავარდნა
score-net = სათამაშო ფული
score-pot = ბანკშია: { $pot } (სათამაშო ფული)
score-how = { $test ->
    [reach] იგებს, ვისაც ყველაზე ნაკლები ქულა აქვს; თამაში მთავრდება, როცა ვინმე { $limit } ქულას მიაღწევს.
   *[over] იგებს, ვისაც ყველაზე ნაკლები ქულა აქვს; თამაში მთავრდება, როცა ვინმე { $limit } ქულას გადააჭარბებს.
}

## პარამეტრები და დახმარება
settings = პარამეტრები
help = ღილაკები და დახმარება
set-language = ენა
set-theme = ფერები
theme-auto = მოწყობილობის მიხედვით
theme-dark = მუქი
theme-light = ღია
theme-contrast = მაღალი კონტრასტი
set-letters = ასოები კარტზე
letters-language = A K Q J
set-four = ოთხფერი დასტა
set-sound = ხმა
set-vibration = ვიბრაცია
set-keys = ასოების ღილაკები
set-clock = ჯოკერი ბოტებთან: დრო სვლაზე
clock-none = დროის გარეშე
clock-seconds = { $seconds } წმ
clock-told = სვლაზე { $seconds } წამი გაქვს; შემდეგი თამაშისთვის პარამეტრებში შეცვლი.
help-taps = შეეხე კარტს ასარჩევად, შემდეგ დააჭირე ღილაკს ან განათებულ კომბინაციას. გადათრევაც იმავეს აკეთებს.
help-keys-off = ასოების ღილაკები პარამეტრებში ითიშება.
key-space-name = ჰარი
key-tab = მაგიდის შემდეგი ნაწილი
key-arrows = ხელის გასწვრივ
key-space = კარტის არჩევა
key-draw = აღება დასტიდან
key-take = ჩამოსულის აღება
key-meld = არჩეული კარტის გახსნა
key-add = მიდება ან ჯოკერის აღება
key-discard = არჩეული კარტის ჩამოსვლა
key-back = ბოლო ნაბიჯის დაბრუნება
key-clear = არჩევის მოხსნა
key-sort = ხელის დალაგება
key-hand = ხელთან
key-table = მაგიდასთან
key-say-hand = თქვი ჩემი კარტი
key-say-table = თქვი კომბინაციები
key-say-pile = თქვი ჩამოსული და დასტა
key-say-seats = თქვი მოთამაშეები
key-last = თქვი ბოლო სვლა
key-log = ყველა სვლა
key-why = რატომ არა, რა აკლია
key-may = შეიძლება?
key-score = ქულების ფურცელი
key-next = შემდეგი დარიგება
key-help = ეს დახმარება

## ხალხი
invite = მოწვევა
invite-link = ბმული სხვებისთვის
invite-qr = ბმულის QR კოდი
invite-share = ბმულის გაზიარება
invite-renew = ახალი ბმული
seat-a-bot = დასვი ბოტი
end = თამაშის დამთავრება
end-how = თამაში ვადამდე მხოლოდ მაშინ მთავრდება, როცა მაგიდასთან ყველა თანახმაა: ორ დარიგებას შორის მაშინვე, დარიგების დროს კი მისი ბოლოს შემდეგ. ადგილები მაშინ არ ნაწილდება.
end-do = დამთავრება მინდა
end-undo = მაინც ვთამაშობ
end-wish = { $name }: თამაშის დამთავრება სურს.
end-agreed = ამ დარიგების შემდეგ თამაში მთავრდება.
end-wants = { $you ->
    [true] დამთავრება გსურს
   *[other] დამთავრება სურს
}
end-not = { $you ->
    [true] თამაშობ
   *[other] თამაშობს
}
end-look = პასუხი
ended-note = თამაში ყველას თანხმობით ვადამდე დამთავრდა: ადგილები არ განაწილდა.
seats-shuffle = ადგილების არევა
leave = მაგიდიდან ადგომა
leave-how = შენს ადგილს სამუდამოდ ბოტი დაიკავებს. თამაში უშენოდ გაგრძელდება.
leave-do = ვდგები
invite-copied = დაკოპირდა.
only-here = ეს მისამართი მხოლოდ ამ კომპიუტერზე იხსნება; მეგობრების ტელეფონები ვერ გახსნიან. Stolik ქსელისთვის ამ პარამეტრით გაუშვი:
invite-unknown = ბმული მას აქვს, ვინც მაგიდა გაშალა.
waiting-title = თავისუფალია { $count } ადგილი
waiting-start = ყველა აქ არის
seat-open = თავისუფალი ადგილი
door-title = დაჯექი მაგიდასთან
door-name = სახელი, თუ გინდა
door-sit = ვჯდები
door-none = ასეთი მაგიდა არ არის, ან ეს მისამართი მოსაწვევი არ არის
door-no-invite = შეამოწმე მისამართი. თუ მაგიდა არსებობს, მასპინძლის გამოგზავნილი ბმულით დაჯდები.
door-seats = ვინ ზის ამ მაგიდასთან
door-rules = ყველა წესი
door-full = ყველა ადგილი დაკავებულია.
door-bad = ეს ბმული აღარ მუშაობს. სთხოვე ახალი.
bye-token = ეს ადგილი შენი აღარ არის.
bye-left = ამ მაგიდიდან ადექი.
bye-hello = სერვერმა გვერდი ვერ იცნო. ხელახლა ჩატვირთე.
bye-flood = ძალიან ბევრი შეტყობინება ერთად.
bye-slow = კავშირი ძალიან ნელი იყო.
bye-full = ამ ადგილისთვის ძალიან ბევრი გვერდია გახსნილი.
bye-shutdown = სერვერი იხურება.
bye-other = სერვერმა კავშირი დახურა.
kept-by-bot = შენს ნაცვლად ბოტი თამაშობს.
do-return = დავბრუნდი
rematch = კიდევ ერთხელ

## მთავარი გვერდი
front-lead = კარტი მეგობრებთან, ზუსტი წესებით.
front-play = ითამაშე ახლავე
front-play-note = ბოტებთან. ანგარიშისა და სახელის გარეშე.
front-remik = რემიკი
front-jokeri = ჯოკერი
front-friends = მაგიდა მეგობრებისთვის
front-friends-note = აირჩიე თამაში და წესები, გააგზავნე ერთი ბმული.
front-argue = გადაწყვიტე დავა
front-argue-note = რა შეიძლება და რომელი წესით.
front-score = ქულების წერა
front-rules = წესები
front-house = სახლის წესები
lobby-house = საკუთარი წესები
lobby-own = საკუთარი წესები { $code }
front-lesson-jokeri = გაკვეთილი: ჯოკერი
front-resume = დაბრუნდი შენს მაგიდასთან
front-starting = რიგდება…
front-trouble = მაგიდა ვერ გაიშალა; კიდევ სცადე.
lobby-title = მაგიდა მეგობრებისთვის
lobby-game = თამაში
lobby-preset = წესები
lobby-seats = ადგილები
lobby-seat-me = შენ
lobby-seat-open = თავისუფალი, მეგობრისთვის
lobby-seat-bot = ბოტი
lobby-seat-label = ადგილი { $number }
lobby-name = შენი სახელი, თუ გინდა
lobby-make = გაშალე მაგიდა
lobby-loading = იტვირთება…
lobby-offers = ერთ-ერთი ამ ცვლილებით ამდენი ითამაშებს:
level-random = ბოტი, შემთხვევითი
level-greedy = ბოტი
level-search = ძლიერი ბოტი
level-quick = ბოტი, რომელიც ცოტას წინასწარ ითვლის
level-steady = ძლიერი ბოტი
level-deep = უძლიერესი ბოტი, უფრო დიდხანს ფიქრობს

## ჯოკერი
trump = კოზირი
trump-spoken = კოზირი: { $suit }
trump-how = დაასახელე კოზირი
naming = { $you ->
    [true] კოზირს შენ ასახელებ
   *[other] კოზირს ასახელებს { $name }
}
turned-card = გადმობრუნებული: { $card }
turned-label = კოზირის კარტი
promised = { $done ->
    [true] { $side ->
        [under] ნათქვამია { $sum }, ხელი { $cards }: { $left } ზედმეტია
        [over] ნათქვამია { $sum }, ხელი { $cards }: ვიღაცას დააკლდება
       *[even] ნათქვამია { $sum }, ხელი { $cards }: ზუსტად
    }
   *[other] ჯერჯერობით ნათქვამია { $sum }, ხელი { $cards }
}
form-plain = ჩვეულებრივი დარიგება
form-golden = ოქრო: ყველა ხელი ითვლება
form-no-trump = ბეზი
form-dark = ბნელი: ჯერ თქმა, მერე კარტი
form-misere = მიზერი: ხელი არ წაიღო
taken-of = ნათქვამი { $bid }, წაღებული { $taken }, { $course ->
    [exact] ზუსტად
    [on] კიდევ ასაღებია
    [under] ვეღარ მიაღწევს
   *[over] მეტია
}
taken-only = { $taken } ხელი
no-bid-yet = ჯერ არ უთქვამს
bid-how = რამდენს ამბობ?
bid-number = თქვი { $number }
bid-barred = { $number }, არ შეიძლება
dark-hand = ჯერ თქვი, კარტი მერე მოვა.
trick-label = ხელი
trick-last = ბოლო ხელი
trick-card = { $name }: { $card }
trick-none = მაგიდაზე კარტი ჯერ არ არის.
trick-won = { $you ->
    [true] ხელი შენ მიგაქვს
   *[other] ხელი მიაქვს: { $name }
}
your-slot = შენ
do-play = ითამაშე { $card }
do-play-nothing = ითამაშე
no-pick-card = ჯერ კარტი აირჩიე.
card-barred = { $card }, ახლა არ შეიძლება
joker-lead = ჯოკერით ჩამოდიხარ
joker-follow = ჯოკერს დებ
joker-high = მაღალი
joker-low = წაიღოს
joker-take = მოჯოკრა
joker-leave = ქვევიდან
event-trump = { $you ->
    [true] { $none ->
        [true] ამბობ: ბეზი
       *[false] კოზირი: { $suit }
    }
   *[other] { $none ->
        [true] ამბობს: ბეზი
       *[false] კოზირი: { $suit }
    }
}
event-bid = { $you ->
    [true] ამბობ { $number }
   *[other] ამბობს { $number }
}
event-play = { $you ->
    [true] თამაშობ: { $card }
   *[other] თამაშობს: { $card }
}
score-short = ფურცელი
score-cards = კარტი
score-set = პულკა { $number }
score-premium = პრემია
score-erased = წაშლილი
score-pair = წყვილი
closing-title = პულკა { $number } დამთავრდა
closing-kept = ყველა სიტყვა შეასრულა: { $names }.
closing-kept-none = პულკაში ყველა სიტყვა ვერავინ შეასრულა.
closing-nothing = არაფერი ემატება და არაფერი იშლება.
closing-doubled = საუკეთესო დარიგება (№{ $deal }) ორჯერ ითვლება
closing-passes = პულკის ყველა დარიგებაში 0 თქვა
closing-least = უმცირესი პრემია ამდენია
closing-no-premium = პრემია არ ერგება
closing-struck = საუკეთესო დარიგება (№{ $deal }) იშლება
winner = { $you ->
    [true] შენ მოიგე
   *[other] მოიგო: { $name }
}
winner-pair = ერთად მოიგეს: { $names }
winner-shared = პირველ ადგილს იყოფენ: { $names }
score-set-total = პულკა
score-shtanga = ხიშტი
score-taken = წაიღო { $taken }
score-taken-of = { $taken } / { $bid } წაღებული
score-order = ყოველ დარიგებაზე: წაღებული / ნათქვამი, მერე ქულა
score-mark = ნიშანი
result-game = თამაში დამთავრდა
result-deal = დარიგება დამთავრდა
result-player = მოთამაშე
result-bid = თქვა
result-taken = წაიღო
result-points = ქულა
key-play = არჩეული კარტის თამაში
key-bid = ამდენი ხელის თქმა
key-say-trick = თქვი ხელი
key-say-promises = თქვი ნათქვამი და წაღებული
key-say-trump = თქვი კოზირი
key-last-trick = ბოლო ხელი
deal-of = დარიგება { $number }, { $cards } კარტი
score-clean = სუფთა
front-jokeri-short = ჯოკერი
export-picture = სურათი
export-print = ბეჭდვა, PDF
export-csv = CSV
export-page = გვერდი გასაზიარებლად

## Replay
do-replay = ამ დარიგების გადახედვა
front-replay = ჩანაწერის გადახედვა
