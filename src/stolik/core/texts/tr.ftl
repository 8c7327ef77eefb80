card = 7h, Td ya da * gibi bir kart
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
first-turn = dağıtımın ilk turundan önce kimse açmış, masada da per olmuş olamaz
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
rule-set-length = bir kural takımı en çok { $most } karakter olabilir
other-game = { $one } ile { $other } farklı oyunların kuralları
no-bot = { $game } oyununda { $name } adlı bot yok; olanlar: { $known }
no-bots = { $game } oynayan bot yok; olanlar: { $known }

# Hakeme sorular
question = soru
line = satır { $number }
all-cards = kartlar
cards = { $count } kart
melds = en çok { $most } per
question-fields = { $known } ya da table HARF, ardından iki nokta üst üste
stands-twice = { $name } iki kez yazılmış
meld-letter = bir perin harfi
meld-twice = iki perin harfi aynı: { $name }
meld-missing = masada { $name } adlı per yok
no-meld = bu kartlar per değil
too-many-cards = masadakilerle birlikte { $most } karttan fazla
first-lap = fazla kartlı hamle 1. turdadır
sheet-row = her dağıtımda her oyuncunun puanı olmalı
wrong-count = { $have } var, { $wanted } olmalı
exactly = tam { $least }
between = { $least } ile { $most } arasında
at-most = en çok { $most }
joker-call = joker sözüyle oynanır, burada { $one } ya da { $other }; { $play } diye olmaz
nine-cards = özel dağıtımlar dokuz kâğıtlıdır
result = söz/alınan; örneğin iki söz, üç alınan için 2/3
result-taken = yalnız alınan eller, örneğin 3
results = tek oyuncunun ya da dört oyuncunun sonucunu yazın
tricks-taken = alınan eller { $have } ediyor; dağıtımda { $cards } el var
promises-add-up = sözlerin toplamı { $cards }, yani bütün eller: dağıtan buna izin veremez
no-promise = söz eksik
no-promises = böyle bir dağıtımda söz verilmez
impossible = bu böyle oynanmış olamaz: { $why }

# Maç kayıtları
record-length = bir kayıtta en çok { $most } karakter olabilir
record-lines = burada bir kayıtta en çok { $most } satır olabilir
record-name = { $name } burada oyuncu adı olamaz
record-names = iki oyuncunun adı aynı
record-line = 'deal N: dealer AD, seed TOHUM' ya da 'AD: HAMLE'
record-points = oyuncu başına bir sayı, aralarında |
record-differs = kayıtta { $said } yazıyor, dağıtımdan { $given } çıkıyor
nobody = burada { $name } adlı kimse yok; beklenen: { $known }
deal-over = dağıtım bitmişti
deal-running = önceki dağıtım daha bitmedi
match-over = maç bitmişti
points-early = kayıtta puan var, ama dağıtım daha bitmedi
points-differ = dağıtımdan başka puanlar çıkıyor: { $given }

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
