## Score sheets on paper: the same words as in the keeper
deal = dağıtım
cards = kâğıt
total = toplam
pair = çift
wins = kazanılan
busts = batışlar
net = oyun parası
place = sıra
place-nth = { $place }.
pot = Ortada: { $pot } (oyun parası)
bust-back = { $name }: battı, kasaya { $stake } öder, puanı { $total } olur.
bust-out = { $name }: battı, kasaya { $stake } öder.
set = { $number }. bölüm
premium = prim
erased = silinen
clean = temiz
set-total = bölüm
stake-is = hâlâ temiz, prim { $points } olurdu
order = Her dağıtımda: alınan / söz, sonra puan
bid-is = söz { $bid }
taken-is = alınan { $taken }
shtanga = ştanga
doubled = iki kez sayılır
struck = silindi
form-golden = altın
form-no-trump = kozsuz
form-dark = karanlık
form-misere = mizer
out-mark = bitti
finish-plain = olağan
finish-hand = elden
finish-hand-with-layoffs = elden, işleyerek
curve = Oyunun gidişi
curve-line = { $name }: { $totals }.
over = { $count ->
    [one] Kazanan: { $names }
   *[other] Birlikte kazananlar: { $names }
}
mark-two-finishers = { $name }: hiçbir el 0 etmez. Yalnız bir oyuncu bitirir.
mark-finisher-has-cards = { $name } bitirdi ama kâğıt yazılmış.
mark-impossible-sum = { $name }: bu desteden hiçbir el { $points } etmez.
mark-impossible-count = { $name }: { $cards } kâğıt { $points } edemez.
mark-too-many-cards = { $name }: { $cards } kâğıt, oysa elde en çok { $most } olur.
mark-too-many-of-card = { $card } { $cards } kez yazıldı; destede { $most } tane var.
mark-too-much-together = Hepsi { $points } puan; deste en çok { $most } puana izin verir.
mark-bids-sum = Sözlerin toplamı { $cards }; dağıtan bunu önlemek zorundadır.
mark-tricks-sum = Alınan eller { $taken } ediyor; dağıtımda { $cards } el var.
mark-incomplete = Henüz tamam değil, sayılmıyor.
mark-waits = { $deal }. dağıtım tamam olana kadar sayılmıyor.
mark-after-end = Oyun bittikten sonra, sayılmıyor.
mark-noted-twice = { $deal }. dağıtımı { $notes ->
    [2] iki
   *[other] { $notes }
} telefon farklı yazdı. Biri karar verene kadar ilki sayılır.
sheet = Skor çizelgesi
## Pages, pictures and tables
form-plain = düz
points-head = puan
out-head = bitiren
how-head = nasıl
bid-head = söz
taken-head = alınan
set-head = bölüm
form-head = tür
deal-short = { $deal }. dağıtım
corner-rules = Kurallar: { $name } ({ $code })
running = Oyun sürüyor; bu sayfa onu izler.
csv = CSV
picture = Resim
print = Yazdır ya da PDF
empty = Henüz bir şey yazılmadı.
begun = Başlangıç: { $date }
player = { $number }. oyuncu
bot = Bot { $number }
gone-title = Böyle bir çizelge yok
gone = Bağlantı eksik olabilir ya da çizelge bu sunucuya hiç konmamış olabilir.
by-hand = Elle yazıldı, bu kurallara göre sunucu topladı.
keep = Kendi çizelgeni tut
deeds = Bu çizelgenin başka biçimleri
