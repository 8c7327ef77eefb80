## Çerçeve
skip = İçeriğe geç
places = Sayfalar
place-rules = Kurallar
place-house = Ev kuralları
place-compare = Karşılaştırma
place-referee = Hakem
tongues = Dil
copied = Kopyalandı
too-much = Bir anda çok fazla. { $seconds } saniye sonra yeniden deneyin.

## Kurallar
all-title = Kurallar
all-lead = Her masanın kendi kuralları, her kuralın kendi adresi vardır: bağlantıyı açan, tam olarak üzerinde anlaşılanı okur.
game-remik = Remik
game-jokeri = Joker
code = Kod
code-help = Bu altı karakteri telefonda birbirinize okuyun: kod aynıysa kurallar aynıdır.
rules-version = Sürüm
date = Tarih
players = Oyuncu
link = Bağlantı
qr = Bu kuralların bağlantısının QR kodu
deeds = Bu kurallarla yapılabilecekler
do-sheet = Yazdırılacak kâğıt
do-plain = Düz metin
do-change = Bu kuralları değiştir
do-compare = Karşılaştır
do-ask = Hakeme sor
do-read = Kuralları oku
do-copy = Bağlantıyı kopyala
do-compare-preset = Farklar
contents = İçindekiler
house-count = Ev kuralları: temel kurallardan { $count } noktada farklı
house-none = Ev kuralı yok: tam olarak temel kurallar.
house-idle = Farklı ayarlanmış, ama burada etkisiz:
house-instead = (yerine: { $preset })
house-mark = ev kuralı
in-preset = “{ $preset }” içinde: { $value }.
in-english = Henüz çevrilmemiş { $count } madde İngilizce gösteriliyor.
text-mark = * ev kuralı, temelden farklı    ~ kaynaklar susuyor, masa karar verdi
sheet-back = Sayfaya dön
sheet-print = Yazdır
sheet-help = Tek bir A4 kâğıdın iki yüzüne, yatay olarak yazdırın ve iki kez katlayın: kart kutusuna sığar.
sheet-facts = Sürüm { $version }, { $date }. Oyuncu: { $players }.

## Hiçbir kuralı anlatmayan bağlantı
wrong-title = Böyle kurallar yok
wrong-meant = Belki şunu demek istediniz
wrong-all = Bütün temel kurallar
wrong-editor = Ya da düzenleyicide kendi kurallarınızı kurun.
fault-game = “{ $game }” adında bir oyun yok.
fault-preset = Bu oyunun “{ $preset }” adında kuralları yok.
fault-form = “{ $text }” okunamıyor: ayar=değer beklenir, ayarlar virgülle ayrılır, hepsi tek bir parantez içinde.
fault-setting = “{ $name }” adında bir ayar yok.
fault-twice = “{ $label }” ({ $name }) iki kez verilmiş.
fault-value = “{ $label }” ({ $name }) “{ $value }” olamaz.
fault-number = { $low } ile { $high } arasında bir tam sayı.
fault-one-of = Seçenekler:
fault-contradiction = Bu ayarlar birbiriyle çelişiyor:
fault-long = Adres çok uzun: kurallar en çok { $most } karakterdir.

## Karşılaştırma
compare-title = Kuralları karşılaştır
compare-lead = İki masa, iki kural takımı: hangi noktalarda ayrıldıklarını madde madde görün.
compare-one = Birinci kurallar
compare-other = İkinci kurallar
compare-do = Karşılaştır
compare-known = Temel kurallar
compare-form = Bir karşılaştırmanın adresi şöyledir: { $example }.
compare-games = Bunlar iki ayrı oyunun kuralları; karşılaştırılacak bir şey yok.
compare-count = { $count ->
    [0] Bizim masa ile sizinki aynı kurallarla oynuyor
   *[other] Bizim masa ile sizinki { $count } noktada ayrılıyor
}
compare-none = Her madde iki masada da aynı.
compare-first = Birinci masa
compare-second = İkinci masa
compare-swap = Yer değiştir
compare-no-clause = Bu masada böyle bir madde yok.
compare-also = Bu yüzden farklı okunan maddeler
compare-also-help = Yukarıdaki noktalardan doğarlar ve sayılmazlar.
compare-idle = Farklı ayarlanmış, ama iki masada da etkisiz
compare-same = { $count } madde aynı

## Ev kuralları
editor-title = Ev kuralları
editor-lead = Kuralları masanızda oynandığı gibi ayarlayın. Sonuç bir bağlantıdır: anlaşma kelimesi kelimesine odur.
editor-game = Oyun
editor-from = Başlangıç
editor-do = Kuralları oluştur
editor-result = Kurallarınız
editor-reset = Temele dön
editor-against = Şununla bağdaşmıyor: { $settings }.
editor-barred = Şimdi olmaz: “{ $value }”.
editor-together = Şununla birlikte seç: { $settings }
start-title = Bu kurallarla masa aç
start-players = Oyuncu
start-others = Ötekiler
start-friends = arkadaşlar, bağlantıyla
level-random = rastgele oynayan botlar
level-greedy = botlar
level-quick = hızlı botlar
level-steady = dengeli botlar
level-deep = uzun düşünen botlar
level-search = güçlü botlar
start-do = Masayı aç
start-trouble = Masa açılamadı. Biraz sonra yeniden deneyin.

## Hakem
referee-title = Hakeme sor
referee-lead = Masada ne vardı, ne oynandı: dizin. Hakem izin var mı, hangi maddeye göre, söyler. Cevabın tartışmayı bitiren bir bağlantısı vardır.
referee-kinds = Ne sorulacak
referee-example = Bir örneğe bak
referee-do = Hakeme sor
referee-game = Hakem şimdilik yalnız remik sorularını yanıtlıyor.
tab-turn = Hamle
tab-meld = Per
tab-opening = El açma
tab-penalty = Elin cezası
tab-cut = Kesim
ask-turn = Bu hamle olur mu?
ask-meld = Bu bir per mi?
ask-opening = Bu, el açmaya yeter mi?
ask-penalty = Bu el kaç ceza?
ask-cut = Kesimde ne alıkonabilir?
ruling-yes = Olur
ruling-no = Olmaz
ruling-out = { $multiplier ->
    [1] Oyuncu bitiyor.
   *[other] Oyuncu elden bitiyor: ötekilerin cezası { $multiplier } kat sayılır.
}
ruling-way = Bu hamlede biten oyuncuya izin var, ve bitmek mümkündü:
ruling-no-way = Bitmenin yolu yok: bu kartlarla bu hamlede kimse bitemezdi.
ruling-because = İzin veren maddeler
ruling-met = Yerine gelen koşullar
ruling-meld-yes = Bu bir per
ruling-meld-no = Bu bir per değil
ruling-points = { $points } puan
ruling-clean = Temiz seri.
ruling-opens-yes = El açmaya yeter
ruling-opens-no = El açmaya yetmez
ruling-penalty = { $points } ceza puanı
ruling-times = Hepsi { $multiplier } kat, çünkü öteki oyuncu elden bitti.
ruling-cut-yes = Alıkonabilir
ruling-cut-no = Hiçbir şey alıkonamaz
ruling-dealt = Kesen oyuncuya sonra { $count } kart dağıtılır.
at-step = (adım { $step })
meld-own = Per { $name }, oyuncunun kendisinin
meld-other = Per { $name }
do-picture = Resim
do-share = Resim olarak gönder
picture-pile = ⤓
question-title = Soru
question-again = Soruyu değiştir
field-rules = Kurallar
field-hand = Çekmeden önceki el
field-opened = Oyuncu daha önce açmıştı
field-table = Masadaki perler
field-own = Bunlardan oyuncunun kendisinin
field-pile = Açık deste, üstten başlayarak
field-first = Dağıtanın fazla kartlı ilk hamlesi
field-turn = Hamle
field-meld = Perin kartları
field-melds = Perler, her satırda bir tane
field-finish = Öteki oyuncu nasıl bitti
field-seen = Görülen üç kart
field-cards = Kartlar
field-text = Metin
help-hand = Boşlukla ayrılmış kartlar: 9c 10♦ Kh; joker *.
help-table = Her satırda harfiyle bir per: a: 5h 6h 7h. Bir kartın yerini tutan joker: *=9d.
help-pile = Önemli olanı yazın: en üstteki kart yeter.
help-turn = Noktalı virgülle ayrılmış adımlar: draw 4s; meld 9c 9d 9s; discard Kh. Desteden hangi kartın geldiğini yazın.
help-meld = Yattıkları sırayla. Tek gerçek kart ve jokerler varsa önce run ya da group yazın.
help-melds = Açış hamlesinde indirilenlerin hepsi.
help-penalty = Elde kalan kartlar.
help-seen = Örneğin 7h 2c *.
finish-plain = olağan biçimde
finish-hand = elden, hepsi tek hamlede
finish-hand_with_layoffs = elden, başkalarının perlerine de işleyerek
said-opened = Oyuncu bu hamleden önce açmıştı.
said-not-opened = Oyuncu bu hamleden önce açmamıştı.
said-first = Dağıtanın ilk hamlesi.
question-text = { $where }: okunamıyor{ $position ->
    [0] { "" }
   *[other] , { $position }. karakterden başlayarak
}. Kartların ve hamlelerin yazılışı aşağıda.
question-table = { $where }: her perin ayrı bir harfi olsun, ve oyuncunun kendisinin diye yalnız masadaki perleri yazın.
question-no-meld = { $where }: bu kartlar per değil ({ $clause }).
question-too_many_of_a_card = { $card } { $count } kez geçiyor; bu kurallarda { $most } tane var.
question-too_many_cards = Bir masanın alacağından çok kart.
question-long = { $where }: çok uzun.
notation-title = Kartlar ve hamleler nasıl yazılır
notation-cards = Kart: değeri (A 2 … 9 T ya da 10, J vale, Q kız, K papaz) ve rengi (s ♠, h ♥, d ♦, c ♣): 7h, Td, As; V♦ gibi işaretler de anlaşılır. Joker *.
notation-draw = desteden çeker, ve gelen kart
notation-take = açık destenin üstündekini alır
notation-meld = yeni per indirir
notation-add = a perine işler; seride low (alta) ya da high (üste) eklenebilir
notation-swap = gerçek kartı jokerin yerine koyup jokeri alır
notation-clear = dolu bir grubu toplar
notation-discard = hamlenin son kartını atar
step-draw = desteden çeker
step-drew = çeker: { $card }
step-take = açık desteden alır
step-meld = indirir: { $cards }
step-add = işler, { $meld }: { $cards }
step-swap = jokerle değiştirir, { $meld }: { $cards }
step-clear = toplar: { $meld }
step-discard = atar: { $card }
step-table = masayı yeniden kurar: { $cards }
tap-open = Kartlara dokun
tap-close = Tamam
tap-back = Son kartı sil
compose-title = Hamleyi kur
compose-hand = Eldeki kartlara, sonra yapılacak işe dokunun
compose-drew = Desteden hangi kart geldi?
compose-draw = Desteden çeker
compose-undo = Son adımı geri al
compose-nothing = Bu kartlarla birlikte bir şey yapılamaz.

## Kartlar
rank-1 = as
rank-2 = iki
rank-3 = üç
rank-4 = dört
rank-5 = beş
rank-6 = altı
rank-7 = yedi
rank-8 = sekiz
rank-9 = dokuz
rank-10 = on
rank-11 = vale
rank-12 = kız
rank-13 = papaz
suit-s = maça
suit-h = kupa
suit-d = karo
suit-c = sinek
card-name = { $suit } { $rank }
card-joker = joker
card-joker-as = joker, yerini tuttuğu: { $card }
