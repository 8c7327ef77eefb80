## Kâğıtlar
rank-A = ası
rank-2 = ikilisi
rank-3 = üçlüsü
rank-4 = dörtlüsü
rank-5 = beşlisi
rank-6 = altılısı
rank-7 = yedilisi
rank-8 = sekizlisi
rank-9 = dokuzlusu
rank-T = onlusu
rank-J = valesi
rank-Q = kızı
rank-K = papazı
suit-s = maça
suit-h = kupa
suit-d = karo
suit-c = sinek
suit-none = kozsuz
suit-of-s = maça
suit-of-h = kupa
suit-of-d = karo
suit-of-c = sinek
card-name = { $suit } { $rank }
card-joker = joker
card-joker-as = joker, yerine geçtiği kâğıt: { $card }
card-joker-high = joker, en büyük { $suit }
card-joker-low = joker, { $suit }, ver
card-joker-take = joker, alırım
card-joker-leave = joker, bırakırım
joker-back = Vazgeç, joker değil
joker-may-how = Bir karta dokun: bu ele atılabilir mi?
joker-everyone = Herkes
joker-owe-highest = { $suit ->
    [named] rengin en büyüğü
   *[other] en büyük { $suit }
}
joker-owe-follow = { $suit ->
    [named] renkten herhangi biri
   *[other] herhangi bir { $suit }
}
joker-owe-trump = { $first ->
    [true] koz { $suit }
   *[false] yoksa koz { $suit }
}
joker-owe-none = { $first ->
    [true] herhangi bir kart
   *[false] yoksa serbest
}
joker-owe-or-joker = { $what } ya da ★
joker-has-none = { $seen ->
    [true] yok
   *[false] kalmadı
}
joker-lacks = { $seen ->
    [true] { $suits } yok
   *[false] { $suits } kalmadı
}
joker-beaten = Geçebilecekler: { $what }.
joker-unbeaten = Onu hiçbir kart geçemez.
joker-lost = Şimdilik eli alan: { $name }.
joker-threat-joker = alan ★
joker-threat-trump = koz
joker-threat-suit = o renk
card-fresh = { $card }, yeni
card-taken = { $card }, açık desteden alındı: kullanılmalı
call-high = en büyük
call-low = ver
call-take = alırım
call-leave = bırakırım

## Adlar
you = Sen
bot = bot
bot-name = Bot { $number }
seat-name = Oyuncu { $number }
preset-silesian = Silezya remiği
preset-wikibooks = Remik (Wikibooks)
preset-guide = Rehbere göre remik
preset-classic = Gürcü jokeri
preset-pagat = Joker (Pagat)
preset-tbilisi = Joker (Tiflis)

## Üst satır
menu = Menü
close = Kapat
head-deal = { $number }. dağıtım
head-limit = sınır { $limit }
table-rules = kurallar
menu-rules = Kurallar
line-online = bağlı
line-sending = gönderiliyor
line-connecting = yeniden bağlanıyor…
line-offline = bağlantı yok
rules-code = Bu kuralların kodu: { $code }
rules-house = + { $count } ev kuralı

## Yerler
seats-label = Oyuncular, solundan saat yönünde
seat-cards = { $count } kâğıt
seat-opened = açtı
seat-not-opened = henüz açmadı
opened-mark = açtı
seat-dealer = dağıtan
dealer-letter = D
seat-turn = sıra onda
seat-away = masada değil
away-mark = yok

## Masa
table-label = Masa
melds-empty = Masada henüz bir şey yok
melds-drop-here = Kâğıtları buraya sürükle ya da “Aç” düğmesine bas
melds-provisional = Sen, bu elde (geri alınabilir)
kind-run = sıra
kind-group = grup
meld-spoken = { $owner }, { $kind }: { $cards }
meld-fits = { $meld }; seçili kâğıtlar buraya uyar
meld-title = { $owner }: { $kind }
meld-how = Elinden kâğıt seç, sonra parlayan pere dokun.
stock-label = Kapalı deste, { $count } kâğıt
stock-name = deste · { $count }
pile-label = Açık yığın, üstte { $card }, { $count } kâğıt
pile-label-hidden = Açık yığın, { $count } kâğıt
pile-label-empty = Açık yığın boş
pile-name = atılan · { $count }
pile-title = Atılan kâğıtlar · { $count }
pile-empty = Henüz kimse kâğıt atmadı.
pile-top-only = Bu masada yalnızca en üstteki kâğıt görülebilir.
pile-covered = Son kart kapalı duruyor.
hand-label = Elin, { $count } kâğıt
hand-group = Kâğıtlar; oklar gezdirir, boşluk seçer
your-turn = Sıra sende
turn-of = Sıra: { $name }
status-label = Eksik olanlar
status-done = tamam
status-open = eksik
status-opening-clean-run = temiz sıra
status-opening-points = { $have } / { $need } puan
status-pile-before-opening = yığından aldın: bu turda bitir
status-pile-card-use = alınan kâğıt kullanılmalı
status-freed-joker-to = alınan joker masaya konmalı
status-layoff-opening-turn = işledin: bu turda bitir
status-swap-opening-turn = joker aldın: bu turda bitir
sending = Gönderiliyor…

## Düğmeler
actions-label = Hamleler
do-draw = Çek
do-take = { $card } al
do-take-nothing = Al
do-meld = Aç { $points }
do-meld-nothing = Aç
do-add = İşle
do-swap = Jokeri al
do-clear = Grubu kaldır
do-discard = { $card } at
do-discard-nothing = At
do-out = Bitir: { $card }
do-back = Son adımı geri al
do-sort = Eli diz, şimdi: { $mode }
sort-head = dizim
sort-suit = renk
sort-rank = sayı
sort-melds = perler
sort-own = kendi
do-next = Sonraki dağıtım
do-home = Ana sayfa
do-reload = Yeniden dene
result = Sayım
choice-title = Hangisi?
choice-points = { $words } ({ $points })

## İpuçları
no-not-your-turn = Sıra henüz sende değil.
no-not-playing = Şu anda oynanan bir dağıtım yok.
no-not-over = Dağıtım henüz bitmedi.
no-no-draft = Şu anda hazırlanacak bir şey yok.
no-draw-first = Önce bir kâğıt çek.
no-already-drawn = Kâğıdını çektin bile.
no-nothing-to-take = Açık destede alınacak kart yok.
no-pick-first = Önce kâğıt seç.
no-pick-one = Atmak için tek bir kâğıt seç.
no-stale = Masa ilerlemiş. Bir daha bak.
no-rate = Çok hızlı; biraz bekle.
no-busy = Sunucu meşgul; yeniden dene.
no-bad-message = Sunucu bunu okuyamadı.
no-illegal = Buna izin yok.
no-line = Şu anda bağlantı yok; yeniden dene.
no-other = Olmadı; yeniden dene.
see-in-rules = Kurallar sayfasında gör
why-not = Neden olmaz
more-reasons = ve { $count } neden daha

## Hamleler sözle
event = { $name }: { $doings }
event-auto = { $name } (süre doldu): { $doings }
event-draw = { $you ->
    [true] desteden çekiyorsun
   *[other] desteden çekiyor
}
event-draw-card = { $you ->
    [true] desteden çekiyorsun: { $card }
   *[other] desteden çekiyor: { $card }
}
event-take = { $you ->
    [true] yığından alıyorsun: { $card }
   *[other] yığından alıyor: { $card }
}
event-meld = { $you ->
    [true] açıyorsun: { $cards }
   *[other] açıyor: { $cards }
}
event-add = { $you ->
    [true] işliyorsun: { $cards } → { $meld }
   *[other] işliyor: { $cards } → { $meld }
}
event-swap = { $you ->
    [true] joker alıyorsun, yerine { $cards }: { $meld }
   *[other] joker alıyor, yerine { $cards }: { $meld }
}
event-clear = { $you ->
    [true] grubu kaldırıyorsun: { $meld }
   *[other] grubu kaldırıyor: { $meld }
}
event-rearrange = { $you ->
    [true] masayı yeniden diziyorsun
   *[other] masayı yeniden diziyor
}
event-discard = { $you ->
    [true] atıyorsun: { $card }
   *[other] atıyor: { $card }
}
event-discard-covered = { $you ->
    [true] son kartı kapalı atıyorsun
   *[other] son kartı kapalı atıyor
}
event-cut = { $you ->
    [true] desteyi kesiyorsun
   *[other] desteyi kesiyor
}
event-cut-seen = { $you ->
    [true] desteyi kesiyorsun: { $cards }
   *[other] desteyi kesiyor: { $cards }
}
event-keep = { $you ->
    [true] alıkoyuyorsun: { $cards }
   *[other] alıkoyuyor: { $cards }
}
event-decline = { $you ->
    [true] bir şey almıyorsun
   *[other] bir şey almıyor
}
log = Hamleler
log-open = Son hamleler; hepsini aç
log-empty = Henüz hamle yok.
voice-label = Anında hamleler

## Who deals first
dealer-title = İlk kim dağıtır
dealer-drew = { $name } { $card }
dealer-draws = Dağıtan için çekildi: { $cards }.
dealer-again = Yeniden çekildi: { $cards }.
dealer-first = { $you ->
    [true] İlk sen dağıtıyorsun.
   *[other] İlk dağıtan: { $name }.
}

## Kesme
cut-title = { $you ->
    [true] Desteyi sen kesiyorsun
   *[other] Desteyi { $name } kesiyor
}
cut-anybody = İlk gelen keser
cut-how = Desteyi istediğin yerden kaldır.
cut-place = { $count } kâğıt kaldırıldı
do-cut = Buradan kes
cut-seen = Kaldırılan kısmın altındaki kâğıtlar:
cut-shown = { $you ->
    [true] Sen keserken görülen kâğıtlar
   *[other] { $name } keserken görülen kâğıtlar
}
do-keep = { $cards } kalsın
do-decline = Bir şey almıyorum

## Rebuilding the melds on the table
rearrange-title = Perleri yeniden dizme
do-rearrange = Yeniden diz
rearrange-how = Kartlara, sonra gidecekleri pere dokun ya da sürükle. Masadaki her kart sonunda yine geçerli bir perde olmalı.
rearrange-here = Buraya
rearrange-put = Seçili kartları koy: { $place }
rearrange-new = Yeni per
rearrange-hand = Elin
rearrange-row = Per { $number }: { $cards }
rearrange-stays = Masadaki kart masada kalır.
rearrange-unsound = { $count ->
   *[other] { $count } per henüz geçerli değil.
}
rearrange-sound = Bütün perler geçerli.
rearrange-cancel = Vazgeç
rearrange-done = Tamam
key-rearrange = masadaki perleri yeniden diz

## “Olur mu?”
may-i = Olur mu?
may-how = Neler yapabileceğini görmek için elinden kâğıt seç ya da bir tur yaz.
may-picked = { $cards }: yapılabilecekler
may-yes = Olur:
may-no = Olmaz:
may-write = Notasyonla bir tur
may-ask = Hakeme sor
may-allowed = Olur.
may-refused = Olmaz.
may-link = Hakeme sor: sorunun tamamı için bağlantı
may-link-note = Bağlantıda elin görünür: yalnız görebileceklere gönder.

## Dağıtımın sonu
result-title = { $name } bitirdi
result-won = Sen bitirdin
result-void = Dağıtım geçersiz
result-void-why = Kimse bitiremedi; sayılmaz.
result-finisher = Bitirdi: ceza yok.
result-sum = Elde kalan: { $sum }
result-times = { $sum } × { $multiplier } = { $points }
score = Puan kâğıdı
score-limit = Puan kâğıdı, sınır { $limit }
score-deal = dağıtım
score-total = toplam
score-place = sıra
place-nth = { $place }.
score-empty = Henüz sayılan dağıtım yok.
score-busts = batışlar
score-net = oyun parası
score-pot = Ortada: { $pot } (oyun parası)
score-how = { $test ->
    [reach] En az puan kazanır; biri { $limit } puana ulaşınca oyun biter.
   *[over] En az puan kazanır; biri { $limit } puanı aşınca oyun biter.
}

## Ayarlar ve yardım
settings = Ayarlar
help = Tuşlar ve yardım
set-language = Dil
set-theme = Renkler
theme-auto = cihaz gibi
theme-dark = koyu
theme-light = açık
theme-contrast = yüksek karşıtlık
set-letters = Kâğıtlardaki harfler
letters-language = A P K V
set-four = Dört renkli deste
set-sound = Ses
set-vibration = Titreşim
set-keys = Harf tuşları
set-clock = Botlarla Joker: hamle süresi
clock-none = süresiz
clock-seconds = { $seconds } sn
clock-told = Her hamle için { $seconds } saniyen var; sonraki oyun için ayarlardan değiştir.
help-taps = Kâğıtlara dokunup seç, sonra bir düğmeye ya da parlayan pere dokun. Sürüklemek de aynı işi görür.
help-keys-off = Harf tuşları ayarlardan kapatılabilir.
key-space-name = Boşluk
key-tab = masanın sonraki bölümü
key-arrows = elin içinde
key-space = kâğıt seç
key-draw = desteden çek
key-take = yığından al
key-meld = seçili kâğıtları aç
key-add = işle ya da joker al
key-discard = seçili kâğıdı at
key-back = son adımı geri al
key-clear = seçimi kaldır
key-sort = eli diz
key-hand = ele git
key-table = masaya git
key-say-hand = elimi söyle
key-say-table = perleri söyle
key-say-pile = yığını ve desteyi söyle
key-say-seats = oyuncuları söyle
key-last = son hamleyi söyle
key-log = bütün hamleler
key-why = neden olmaz, ne eksik
key-may = Olur mu?
key-score = puan kâğıdı
key-next = sonraki dağıtım
key-help = bu yardım

## İnsanlar
invite = Davet et
invite-link = Ötekiler için bağlantı
invite-qr = Bağlantının QR kodu
invite-share = Bağlantıyı gönder
invite-renew = Yeni bağlantı
seat-a-bot = bot oturt
end = Oyunu bitir
end-how = Oyun ancak masadaki herkes isterse erken biter: iki el arasında hemen, el sürerken o el bitince. O zaman sıralama yapılmaz.
end-do = Bitirmek istiyorum
end-undo = Vazgeçtim, oynuyorum
end-wish = { $name } oyunu bitirmek istiyor.
end-agreed = Bu elden sonra oyun biter.
end-wants = { $you ->
    [true] bitirmek istiyorsun
   *[other] bitirmek istiyor
}
end-not = { $you ->
    [true] oynamak istiyorsun
   *[other] oynamak istiyor
}
end-look = Yanıtla
ended-note = Oyun herkesin onayıyla erken bitti: sıralama yapılmadı.
seats-shuffle = Yerleri karıştır
leave = Masadan kalk
leave-how = Yerine temelli bir bot geçer. Oyun sensiz sürer.
leave-do = Kalk
invite-copied = Kopyalandı.
only-here = Bu adres yalnızca bu bilgisayarda çalışır; arkadaşlarının telefonları onu açamaz. Stolik'i ağın için şu seçenekle başlat:
invite-unknown = Bağlantı masayı kurandadır.
waiting-title = { $count } yer daha boş
waiting-start = Herkes geldi
seat-open = boş yer
door-title = Masaya otur
door-name = Adın, istersen
door-sit = Otur
door-none = Böyle bir masa yok ya da bu adres bir davet değil
door-no-invite = Adresi kontrol et. Masa varsa, kuranın gönderdiği bağlantıyla oturursun.
door-seats = Bu masada oturanlar
door-rules = bütün kurallar
door-full = Bütün yerler dolu.
door-bad = Bu bağlantı artık çalışmıyor. Yenisini iste.
bye-token = Bu yer artık senin değil.
bye-left = Bu masadan kalktın.
bye-hello = Sunucu bu sayfayı tanımadı. Yeniden yükle.
bye-flood = Bir anda çok fazla ileti.
bye-slow = Bağlantı çok yavaştı.
bye-full = Bu yer için çok fazla sayfa açık.
bye-shutdown = Sunucu kapanıyor.
bye-other = Sunucu bağlantıyı kapattı.
kept-by-bot = Senin yerine bir bot oynuyor.
do-return = Döndüm
rematch = Bir daha

## Ana sayfa
front-lead = Dostlar arasında kâğıt oyunu, tam kurallarla.
front-play = Hemen oyna
front-play-note = Botlara karşı. Hesap yok, ad yok.
front-remik = Remik
front-jokeri = Gürcü jokeri
front-friends = Arkadaşlara masa
front-friends-note = Oyunu ve kuralları seç, tek bağlantı gönder.
front-argue = Tartışmayı bitir
front-argue-note = Ne olur, hangi kural öyle der.
front-score = Puan tut
front-rules = Kurallar
front-house = Ev kuralları
lobby-house = Kendi ev kuralların
lobby-own = kendi kuralların { $code }
front-lesson-jokeri = Ders: Joker
front-resume = Masana dön
front-starting = Dağıtılıyor…
front-trouble = Masa kurulamadı; yeniden dene.
lobby-title = Arkadaşlara masa
lobby-game = Oyun
lobby-preset = Kurallar
lobby-seats = Yerler
lobby-seat-me = sen
lobby-seat-open = boş, bir arkadaşa
lobby-seat-bot = bot
lobby-seat-label = { $number }. yer
lobby-name = Adın, istersen
lobby-make = Masayı kur
lobby-loading = Yükleniyor…
lobby-offers = Şu değişikliklerden biriyle bu kadar kişi oynayabilir:
level-random = rastgele oynayan bot
level-greedy = bot
level-search = güçlü bot
level-quick = biraz ileriyi düşünen bot
level-steady = güçlü bot
level-deep = en güçlü bot, daha uzun düşünür

## Joker
trump = koz
trump-spoken = koz: { $suit }
trump-how = Kozu söyle
naming = { $you ->
    [true] Kozu sen söylüyorsun
   *[other] Kozu { $name } söylüyor
}
turned-card = açılan: { $card }
turned-label = koz için açıldı
promised = { $done ->
    [true] { $side ->
        [under] söz { $sum } / { $cards } el: { $left } el fazla kalacak
        [over] söz { $sum } / { $cards } el: birinin eli eksik kalacak
       *[even] söz { $sum } / { $cards } el: tam denk
    }
   *[other] şimdilik söz { $sum } / { $cards } el
}
form-plain = düz dağıtım
form-golden = altın: her el sayılır
form-no-trump = kozsuz
form-dark = karanlık: önce söz, sonra kâğıt
form-misere = mizer: el almaktan kaç
taken-of = söz { $bid }, alınan { $taken }, { $course ->
    [exact] tam
    [on] daha alınacak
    [under] artık yetişmez
   *[over] fazla
}
taken-only = { $taken } el
no-bid-yet = henüz söz yok
bid-how = Kaç el söz veriyorsun?
bid-number = { $number } de
bid-barred = { $number }, yasak
dark-hand = Önce söz ver, kâğıtlar sonra gelir.
trick-label = El
trick-last = Son el
trick-card = { $name }: { $card }
trick-none = Masada henüz kâğıt yok.
trick-won = { $you ->
    [true] Eli sen aldın
   *[other] Eli alan: { $name }
}
your-slot = sen
do-play = { $card } oyna
do-play-nothing = Oyna
no-pick-card = Önce bir kâğıt seç.
card-barred = { $card }, şimdi oynanamaz
joker-lead = Jokerle çıkıyorsun
joker-follow = Joker atıyorsun
joker-high = En büyük
joker-low = Ver
joker-take = Alırım
joker-leave = Bırakırım
event-trump = { $you ->
    [true] { $none ->
        [true] kozsuz diyorsun
       *[false] koz diyorsun: { $suit }
    }
   *[other] { $none ->
        [true] kozsuz diyor
       *[false] koz diyor: { $suit }
    }
}
event-bid = { $you ->
    [true] { $number } diyorsun
   *[other] { $number } diyor
}
event-play = { $you ->
    [true] oynuyorsun: { $card }
   *[other] oynuyor: { $card }
}
score-short = Kâğıt
score-cards = kâğıt
score-set = { $number }. bölüm
score-premium = prim
score-erased = silinen
score-pair = çift
closing-title = { $number }. bölüm bitti
closing-kept = Bütün sözlerini tutan: { $names }.
closing-kept-none = Bölümdeki bütün sözlerini tutan yok.
closing-nothing = Eklenen ya da silinen bir şey yok.
closing-doubled = en iyi dağıtım ({ $deal }.) iki kez sayılır
closing-passes = bölümün her dağıtımında 0 dedi
closing-least = en küçük prim bu kadardır
closing-no-premium = prim yok
closing-struck = en iyi dağıtım ({ $deal }.) silindi
winner = { $you ->
    [true] Kazandın
   *[other] Kazanan: { $name }
}
winner-pair = Birlikte kazananlar: { $names }
winner-shared = Birinciliği paylaşanlar: { $names }
score-set-total = bölüm
score-shtanga = ştanga
score-taken = aldığı { $taken }
score-taken-of = söz { $bid }, alınan { $taken }
score-order = Her dağıtımda: alınan / söz, sonra puan
score-mark = işaret
result-game = Oyun bitti
result-deal = Dağıtım bitti
result-player = oyuncu
result-bid = söz
result-taken = el
result-points = puan
key-play = seçili kâğıdı oyna
key-bid = o kadar el söz ver
key-say-trick = eli söyle
key-say-promises = sözleri ve elleri söyle
key-say-trump = kozu söyle
key-last-trick = son el
deal-of = { $number }. dağıtım, { $cards } kâğıt
score-clean = temiz
front-jokeri-short = Joker
export-picture = Resim
export-print = Yazdır, PDF
export-csv = CSV
export-page = Paylaşılacak sayfa

## Replay
do-replay = Bu eli tekrar izle
front-replay = Kayıttan izle
