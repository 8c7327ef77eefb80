## The score keeper
title = Skor tutucu
lead = Gerçek kâğıtlarla oynanan oyunların çizelgesi. Masanızın kurallarına göre toplar, ağ olmadan çalışır ve birkaç telefondan yazılabilir.
new = Yeni çizelge
kept-here = Bu tarayıcıdaki çizelgeler
delete = Çizelgeyi sil: { $names }
delete-yes = Sil
no = Hayır
all-sheets = Bütün çizelgeler
more = Daha fazla
which-game = Oyun
game-remik = Remik
game-jokeri = Gürcü Jokeri
which-rules = Kurallar
house = { $name }, { $count } ev kuralı
read-rules = Bu kuralları oku
change-rules = Değiştir
fetching = Kurallar alınıyor…
no-rules = Kurallar alınamadı; bir kez gerekir, sonra çizelge ağ olmadan da çalışır.
bad-rules = Böyle kurallar yok: { $rules }
who = Kimler oynuyor
name-of = { $number }. oyuncunun adı
player = { $number }. oyuncu
deals-first = ilk dağıtan
more-players = Bir kişi daha
fewer-players = Bir kişi eksik
stake = Kasaya ödenen pay
begin = Başla
join-trouble = Bu çizelge şimdi açılamıyor: bağlantı yanlış olabilir ya da ağ yok.
not-kept = Bu tarayıcı yazdıklarını saklamıyor (gizli kip ya da yer yok). Çizelgeyi paylaş, yoksa sayfa kapanınca gider.
no-tariff = Bu çizelgenin kuralları henüz bu tarayıcıda değil. Ağ olunca gelirler.
disagrees = Sunucu bu çizelgeyi başka topluyor. Bu bizim hatamız: lütfen toplamları elle denetle.

## State
sync-alone = bu cihazda
sync-synced = eşit
sync-waiting = bekliyor
sync-lost = bağlantı bitti

## The sheet
sheet = Skor çizelgesi
deal = dağıtım
cards = kâğıt
empty = Henüz bir şey yazılmadı.
total = toplam
pair = çift
wins = kazanılan
busts = batışlar
net = oyun parası
place = sıra
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
dealer-of = dağıtan { $name }
dealer-mark = dağıtır
dealer-letter = D
out-mark = bitti
went-out = bitirdi
cell-of = { $name }, { $deal }. dağıtım
row-of = { $deal }. dağıtım
points = { $points } puan
total-is = toplam { $total }
corrected = düzeltildi
cannot-be = doğru olamaz
curve = Oyunun gidişi
curve-line = { $name }: { $totals }.
end-limit = { $test ->
    [reach] Biri { $limit } sınırına ulaşınca oyun biter. En az puan kazanır.
   *[over] Biri { $limit } sınırını aşınca oyun biter. En az puan kazanır.
}
end-single = Tek dağıtım belirler.
end-deals = Oyun { $deals } dağıtım sürer. En az puan kazanır.
end-wins = Önce { $wins } dağıtım kazanan oyunu kazanır.
end-pot = { $test ->
    [reach] { $limit } sınırına ulaşan kasaya { $stake } öder ve puanı geri çekilir. Ötekilerin hepsini tek dağıtımda oraya ulaştıran kasayı alır.
   *[over] { $limit } sınırını aşan kasaya { $stake } öder ve puanı geri çekilir. Ötekilerin hepsini tek dağıtımda aşırtan kasayı alır.
}
over = { $count ->
    [one] Kazanan: { $names }
   *[other] Birlikte kazananlar: { $names }
}
tied = Birincilik paylaşılıyor: bir dağıtım daha belirler.
is-over = Oyun bitti.

## Buttons
undo = Geri al
undone = Son yazılan geri alındı.
share = Paylaş
history = Geçmiş
names = Adlar
do-deal = + { $deal }. dağıtım
do-finish = { $deal }. dağıtımı tamamla
do-bids = Sözler, { $deal }. dağıtım
do-tricks = Eller, { $deal }. dağıtım
save = Kaydet
save-amiss = Bu doğru olamaz. Yine de kaydedilsin mi?
save-amend = Düzelt
save-anyway = Yine de kaydet
same-name = İki oyuncunun adı { $name }. Ayırt etmek için bir şey ekleyin.
save-part = Kaydet, { $count } eksik
save-bids = Sözleri kaydet

## Noting a deal
deal-title = { $deal }. dağıtım · dağıtan { $dealer }
deal-of = Herkese { $cards } kâğıt
who-out = Kim bitirdi?
how-out = Nasıl?
finish-plain = olağan
finish-hand = elden
finish-hand-with-layoffs = elden, işleyerek
hands = Ötekilerde kalanlar
hand-of = { $name }: eldeki kâğıtlar
tap-instead = Kâğıtlara dokun
type-number = Sayı yaz
digits = Sayı tuşları
digit-back = Son rakamı sil
next-hand = Sonraki
count = Eldeki kâğıt sayısı (isteğe bağlı)
tap-cards = Elde kalan kâğıtlara dokun.
take-card = Geri al: { $card }
suit = Renk
suit-s = maça
suit-h = kupa
suit-d = karo
suit-c = sinek
part = Sözler ya da alınan eller
part-bid = Sözler
part-taken = Alınan
bid-of = { $name } ne söylüyor
taken-of = { $name } kaç el aldı
why-bid = { $name } { $number } diyemez: sözlerin toplamı dağıtımdaki el sayısına ({ $cards }) eşit olurdu.
why-tricks = Dağıtımda { $cards } el var; { $left ->
    [0] kalan yok.
   *[other] kalan { $left }.
}
tap-to-change = Sayıyı değiştirmek için oyuncuya dokun.

## What cannot be right
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

## A deal noted twice
doubt-open = Karar bekliyor: { $deal }. dağıtım
doubt-keep = Bu kalsın
doubt-counts = şimdilik sayılıyor
doubt-keep-all = { $notes ->
    [2] İkisi de kalsın: öteki { $deal }. dağıtım olsun
   *[other] Hepsi kalsın: ötekiler { $deal }. dağıtımdan başlasın
}

## A cell and its past
cell-title = { $deal }. dağıtım { $name }
correct = Düzelt
drop = { $deal }. dağıtımı sil
taken-back = geri alındı
value-none = yazılmadı
key-finisher = bitiren
key-finish = nasıl
key-hand = { $name }: eldeki
key-count = { $name }: kâğıt sayısı
key-bid = { $name }: söz
key-taken = { $name }: alınan
log-start = Başladı: { $names }
log-name = { $number }. oyuncunun adı { $name }
log-drop = { $deal }. dağıtım silindi
log-undo = Geri alındı
log-set = { $deal }. dağıtım: { $values }
log-kept = { $deal }. dağıtım, farklı kayıtlardan bu kaldı: { $values }
log-moved = { $was }. dağıtım diye yazılmıştı, artık { $deal }. dağıtım: { $values }
history-note = Hiçbir şey silinmez: düzeltme yeni bir kayıttır, önceki yerinde kalır.

## Sharing
share-lead = Çizelge şimdilik yalnız bu tarayıcıda. Sunucuda başkaları için bağlantıları, resmi ve tablosu olur.
share-put = Sunucuya koy
share-trouble = Olmadı; ağ var mı?
share-behind = Henüz her şey sunucuda değil; resimler ve bağlantılar oradakini gösterir.
link-read = Okuma bağlantısı
link-read-note = Bunu bilen çizelgeyi görür, hiçbir şeyi değiştiremez.
link-write = Yazma bağlantısı
link-write-note = Seninle birlikte skor tutanlar için: bunu bilen her telefon yazar.
copy = Kopyala
copied = Kopyalandı
qr = QR kodu
qr-of = QR kodu: { $label }
exports = Başka biçimler
picture = Resim
csv = CSV
page = Sayfa
print = Yazdır ya da PDF
