card = კარტი, მაგალითად 7h, Td ან *
card-known = ცნობილი კარტები
characters = არაუმეტეს { $most } სიმბოლო
joker-played = ჯოკერი, ნათამაშები როგორც *+ *- *^h ან *_h
joker-stands = *=კარტი, ანუ ჯოკერი და კარტი, რომელსაც ცვლის
meld-cards = კომბინაციის კარტები
trump = კოზირი: s, h, d, c ან -, ანუ უკოზიროდ
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
no-bot = თამაშში { $game } ბოტი { $name } არ არის; არის: { $known }
no-bots = { $game } თამაშს არც ერთი ბოტი არ თამაშობს; არის: { $known }

# კითხვა ჯოკერზე
cards-count = { $have } კარტია, უნდა იყოს { $exact ->
    [true] ზუსტად { $least }
   *[other] { $least }-დან { $most }-მდე
  }
joker-call = { $play }: { $leads ->
    [true] ჯოკერით ჩამოდიან
   *[other] ჯოკერს აყოლებენ
  } როგორც { $one } ან { $other }
deal-special = განსაკუთრებულ დარიგებაში ცხრა კარტია
deal-unknown = დარიგებაში 1-დან { $most }-მდე კარტია, სახე კი ერთ-ერთია: { $forms }
bid-missing = ნათქვამი აკლია
bid-none = დარიგებაში { $form } არაფერი ითქმის
result-both = ნათქვამი/წაღებული, მაგალითად 2/3: ნათქვამი ორი, წაღებული სამი
result-tricks = მხოლოდ წაღებული ხელები, მაგალითად 3
result-range = { $have } არ არის 0-დან { $most }-მდე
results-count = მოსალოდნელი იყო 1 შედეგი ან { $most }, და არა { $have }
results-tricks = წაღებული ხელები ჯამში { $have }-ია, დარიგებაში კი { $cards }-ია
results-bids = ნათქვამი ჯამში { $cards }-ია, ყველა ხელი: დამრიგებელმა ეს არ უნდა დაუშვას

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
