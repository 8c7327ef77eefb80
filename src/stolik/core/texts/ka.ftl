card = კარტი, მაგალითად 7h, Td ან *
characters = არაუმეტეს { $most } სიმბოლო
joker-played = ჯოკერი, ნათამაშები როგორც *+ *- *^h ან *_h
joker-stands = *=კარტი, ანუ ჯოკერი და კარტი, რომელსაც ცვლის
meld-cards = კომბინაციის კარტები
trump = კოზირი: s, h, d, c ან -, ანუ ბეზი
joker-action = trump s|h|d|c|-, bid რიცხვი ან play კარტი (ჯოკერი როგორც *+ *- *^h *_h)
step = draw, take, meld, add, swap, clear, table ან discard
meld = meld კარტები
add = add კარტები to M, თუ ორივე ბოლოს უხდება, low ან high
swap = swap კარტები at M
clear = clear M
table = table კომბინაცია / კომბინაცია ...
discard = discard კარტი
take = მხოლოდ take
drawn = დასტიდან აღებული კარტი: draw 4s
steps = არაუმეტეს { $most } ნაბიჯი
picked = არაუმეტეს { $most } კარტი
yes-no = კი ან არა
true-false = true ან false
whole = მთელი რიცხვი { $low }-დან { $high }-მდე
some-of = { $items }-დან რომელიმე ან none
or = { $first } ან { $last }
one = { $name }
shtanga = { $known } ან ორი რიცხვი, როგორც 200_500 (მოკლე დარიგებები, ცხრიანები)

unreadable = { $text }, სიმბოლო { $position }: მოსალოდნელი იყო: { $expected }
unlike = { $text }: მოსალოდნელი იყო: { $expected }
only-expected = მოსალოდნელი იყო: { $expected }
first-turn = დარიგების პირველ სვლამდე გახსნილი ვერავინ იქნებოდა და მაგიდაზე კომბინაცია ვერ იქნებოდა
too-many-of-a-card = კარტი { $card } { $count }-ჯერ არის, ამ წესებით კი სულ { $most }-ია
not-in-pack = დასტაში { $card } არ არის
too-many-in-pack = კარტი { $card } { $count }-ჯერ არის, დასტაში კი { $most }-ია
field = { $field }: { $said }
no-game = თამაში სახელით { $name } არ არის; არის: { $known }
no-preset = თამაშს { $game } წესები სახელით { $name } არ აქვს; არის: { $known }
no-setting = თამაშს { $game } პარამეტრი { $name } არ აქვს
no-rule-set = { $text } წესების ჩანაწერი არ არის; მოსალოდნელი იყო: { $game }/წესები(პარამეტრი=მნიშვნელობა, ...)
not-a-setting = { $text } პარამეტრი არ არის; მოსალოდნელი იყო: პარამეტრი=მნიშვნელობა
set-twice = { $name } ორჯერ არის მითითებული
contradiction = { $rules }: ეს პარამეტრები ერთმანეთს ეწინააღმდეგება: { $names }
rule-set-length = წესების ჩანაწერში შეიძლება იყოს არაუმეტეს { $most } სიმბოლო
other-game = { $one } და { $other } სხვადასხვა თამაშის წესებია
no-bot = თამაშში { $game } ბოტი { $name } არ არის; არის: { $known }
no-bots = { $game } თამაშს არც ერთი ბოტი არ თამაშობს; არის: { $known }

# კითხვები მსაჯს
question = კითხვა
line = სტრიქონი { $number }
all-cards = კარტები
cards = { $count } კარტი
melds = არაუმეტეს { $most } კომბინაცია
question-fields = { $known } ან table ასო, შემდეგ ორწერტილი
stands-twice = { $name } ორჯერ წერია
meld-letter = კომბინაციის ასო
meld-twice = ორ კომბინაციას ერთი ასო აქვს: { $name }
meld-missing = მაგიდაზე კომბინაცია { $name } არ არის
no-meld = ეს კარტები კომბინაცია არ არის
too-many-cards = მაგიდაზე მდებარეებთან ერთად { $most } კარტზე მეტია
first-lap = სვლა ზედმეტი კარტით პირველ წრეშია
sheet-row = ყოველ დარიგებაში ყველა მოთამაშის ქულაა საჭირო
wrong-count = { $have }, უნდა იყოს { $wanted }
exactly = ზუსტად { $least }
between = { $least }-დან { $most }-მდე
at-most = არა უმეტეს { $most }
joker-call = ჯოკერი განაცხადით იდება, აქ { $one } ან { $other }, და არა { $play }
nine-cards = განსაკუთრებულ დარიგებაში ცხრა კარტია
result = ნათქვამი/წაღებული, მაგალითად 2/3: ნათქვამი ორი, წაღებული სამი
result-taken = მხოლოდ წაღებული ხელები, მაგალითად 3
results = ჩაწერეთ ერთი მოთამაშის ან ოთხივეს შედეგი
tricks-taken = წაღებული ხელები ჯამში { $have }-ია, დარიგებაში კი { $cards }-ია
promises-add-up = ნათქვამი ჯამში { $cards }-ია, დარიგების ყველა ხელი: დამრიგებელმა ეს არ უნდა დაუშვას
no-promise = ნათქვამი აკლია
no-promises = ასეთ დარიგებაში წინასწარ არაფერს ამბობენ
impossible = ეს ასე ვერ ითამაშებოდა: { $why }

# თამაშის ჩანაწერები
record-length = ჩანაწერში შეიძლება იყოს არაუმეტეს { $most } სიმბოლო
record-lines = აქ ჩანაწერში შეიძლება იყოს არაუმეტეს { $most } სტრიქონი
record-name = { $name } აქ მოთამაშის სახელი ვერ იქნება
record-names = ორ მოთამაშეს ერთი და იგივე სახელი აქვს
record-line = 'deal N: dealer სახელი, seed მარცვალი' ან 'სახელი: მოქმედება'
record-points = თითო რიცხვი მოთამაშეზე, გამყოფით |
record-differs = ჩანაწერშია { $said }, დარიგებით კი გამოდის { $given }
nobody = აქ { $name } არავის ჰქვია; მოსალოდნელი იყო: { $known }
deal-over = ეს დარიგება უკვე დამთავრებული იყო
deal-running = წინა დარიგება ჯერ არ დამთავრებულა
match-over = თამაში უკვე დამთავრებული იყო
points-early = ჩანაწერში ქულებია, დარიგება კი არ დამთავრებულა
points-differ = დარიგებით სხვა ქულები გამოდის: { $given }

# მაგიდების ჟურნალი და სერვერის გაშვება
log-none = საქაღალდეში { $folder } Stolik-ის ჟურნალი არ არის.
log-foreign = { $file } მონაცემთა ბაზაა, მაგრამ არა Stolik-ისა.
log-unreadable = { $file } Stolik-ის ჟურნალად არ იკითხება: { $why }
log-unusable = { $file } Stolik-ის ჟურნალად ვერ გამოიყენება: { $why }
log-newer =
    { $file } უფრო ახალი Stolik-ის დაწერილია (ფორმატი { $format }; ეს ვერსია იცნობს { $known }-ს).
    გამოიყენეთ ის ვერსია ან სხვა საქაღალდე.
log-in-use =
    საქაღალდეს { $folder } უკვე სხვა Stolik იყენებს. გააჩერეთ ის ან აირჩიეთ სხვა საქაღალდე: --data.
no-listening = მისამართი { $host }, პორტი { $port } ვერ გაიხსნა: { $why }. სხვა პორტი აირჩიეთ: --port.
in-network = თქვენს ქსელში: { $address }

# რატომ ვერ შეძლო სისტემამ
os-ENOENT = ასეთი ფაილი ან საქაღალდე არ არის
os-EACCES = წვდომის უფლება არ არის
os-EPERM = ეს მოქმედება ნებადართული არ არის
os-EISDIR = ეს საქაღალდეა და არა ფაილი
os-ENOTDIR = ეს საქაღალდე არ არის
os-EEXIST = ასეთი ფაილი უკვე არსებობს
os-EROFS = მხოლოდ წაკითხვა შეიძლება
os-ENOSPC = დისკზე ადგილი აღარ არის
os-EADDRINUSE = მისამართი უკვე დაკავებულია
os-EADDRNOTAVAIL = ამ კომპიუტერს ასეთი მისამართი არ აქვს
