card = 7h, Td ya da * gibi bir kart
card-known = açık kartlar
characters = en çok { $most } karakter
joker-played = *+ *- *^h ya da *_h diye oynanan joker
joker-stands = *=KART, yani joker ve yerine geçtiği kart
meld-cards = perin kartları
trump = koz: s, h, d, c ya da kozsuz için -
joker-action = trump s|h|d|c|-, bid SAYI ya da play KART (joker *+ *- *^h *_h diye)
step = draw, take, meld, add, swap, clear, table ya da discard
meld = meld KARTLAR
add = add KARTLAR to M, iki uca da uyuyorsa low ya da high ile
swap = swap KARTLAR at M
clear = clear M
table = table PER / PER ...
discard = discard KART
take = yalnız take
drawn = çekilen kart: draw 4s
steps = en çok { $most } adım
picked = en çok { $most } kart
yes-no = evet ya da hayır
true-false = true ya da false
whole = { $low } ile { $high } arası bir tam sayı
some-of = { $items } içinden ya da none
or = { $first } ya da { $last }
one = { $name }
shtanga = { $known } ya da 200_500 gibi iki tutar (kısa eller, dokuzlular)

unreadable = { $text }, karakter { $position }: beklenen: { $expected }
unlike = { $text }: beklenen: { $expected }
only-expected = beklenen: { $expected }
too-many-of-a-card = { $card } kartı { $count } kez var, bu kurallarda ise { $most } tane
not-in-pack = destede { $card } yok
too-many-in-pack = { $card } kartı { $count } kez var, destede ise { $most } tane
field = { $field }: { $said }
no-game = { $name } adında bir oyun yok; olanlar: { $known }
no-preset = { $game } oyununda { $name } adlı kurallar yok; olanlar: { $known }
no-setting = { $game } oyununda { $name } ayarı yok
no-rule-set = { $text } bir kural takımı değil; beklenen: { $game }/KURALLAR(ayar=değer, ...)
not-a-setting = { $text } bir ayar değil; beklenen: ayar=değer
set-twice = { $name } iki kez verilmiş
contradiction = { $rules }: bu ayarlar birbiriyle çelişiyor: { $names }
no-bot = { $game } oyununda { $name } adlı bot yok; olanlar: { $known }
no-bots = { $game } oynayan bot yok; olanlar: { $known }

# Joker üstüne bir soru
cards-count = { $have } kart var, { $exact ->
    [true] tam { $least }
   *[other] { $least } ile { $most } arası
  } olmalı
joker-call = { $play }: { $leads ->
    [true] eli açan
   *[other] ele uyan
  } joker { $one } ya da { $other } diye oynanır
deal-special = özel dağıtım dokuz kartlıdır
deal-unknown = bir dağıtım 1 ile { $most } kart arasıdır, türü de şunlardan biridir: { $forms }
bid-missing = söz eksik
bid-none = { $form } dağıtımda söz verilmez
result-both = söz/alınan; örneğin iki söz, üç alınan için 2/3
result-tricks = yalnız alınan eller, örneğin 3
result-range = { $have }, 0 ile { $most } arasında değil
results-count = 1 ya da { $most } sonuç beklenirdi, { $have } değil
results-tricks = alınan eller { $have } ediyor, dağıtımda { $cards } el var
results-bids = sözlerin toplamı { $cards }, yani bütün eller: dağıtan buna izin veremez

# Masaların günlüğü ve sunucunun başlaması
log-none = { $folder } içinde bir Stolik günlüğü yok.
log-foreign = { $file } bir veritabanı, ama Stolik'in değil.
log-unreadable = { $file } Stolik günlüğü olarak okunamıyor: { $why }
log-unusable = { $file } Stolik günlüğü olarak kullanılamıyor: { $why }
log-newer =
    { $file } daha yeni bir Stolik ile yazılmış (biçim { $format }; bu sürüm { $known } biçimini bilir).
    O sürümü ya da başka bir veri klasörü kullanın.
log-in-use =
    { $folder } veri klasörünü başka bir Stolik kullanıyor. Onu durdurun ya da --data ile başka bir klasör seçin.
no-listening = { $host } adresinde { $port } portu dinlenemiyor: { $why }. --port ile başkasını seçin.
in-network = Ağınızda: { $address }

# Sistem neden yapamadı
os-ENOENT = böyle bir dosya ya da klasör yok
os-EACCES = izin yok
os-EPERM = bu işleme izin verilmiyor
os-EISDIR = bu bir dosya değil, klasör
os-ENOTDIR = bu bir klasör değil
os-EEXIST = dosya zaten var
os-EROFS = dosya sistemi salt okunur
os-ENOSPC = diskte yer kalmadı
os-EADDRINUSE = adres zaten kullanılıyor
os-EADDRNOTAVAIL = bu bilgisayarda böyle bir adres yok
