## Ders
title = Ders { $lesson }/3
dismiss = Bu ipucunu kapat
two-cards = Herkeste iki kâğıt var, yani iki el alınacak. Açılan kâğıt kozu gösterir: { $trump } bütün öteki renkleri yener. Önce herkes sırayla kaç el alacağını söyler.
bid-wait = Herkes sırayla kaç el alacağını söyler. Ötekileri dinle; sonra sıra sende.
bid-done = Sözün geçerli. Herkes konuşunca dağıtandan sonraki oyuncu başlar.
bid-1 = { $cards } elin kaçı senin olacak? As ya da koz çoğu zaman bir el alır. En çok puanı tam tutulan söz getirir; kesin bir 0, umutla söylenen 1'den iyidir.
bid-2 = Joker (★) sende. İstediğin zaman bir eli alır ya da bırakır. Onu kesin bir el olarak say.
bid-3 = Şimdi { $cards } kâğıdın hepsi elinde. Önce asları, jokeri ve büyük kozları say; çok sayıda küçük koz bir el daha getirir.
barred = Sen dağıttın, bu yüzden son sen konuşursun ve { $barred } yasak: sözlerin toplamı el sayısına eşit olamaz. Yani hep birinin sözü tutmaz.
name-trump = Dokuzar kâğıt: kozu dağıtandan sonra oturan söyler, o da sensin. Şimdilik yalnızca üç kâğıdını görüyorsun. En çok ya da en yüksek kâğıdının olduğu rengi seç.
lead = Sen başlıyorsun: istediğin kâğıdı oyna. Ötekiler ellerinde varsa rengine uymak zorunda.
lead-joker = Sen başlıyorsun. İstediğin kâğıdı ya da jokeri oyna: bir renk söyle ve “en büyük” ya da “ver” de. En büyük: herkes o renkten en büyük kâğıdını verir. Ver: eli bir başkası alır.
must-follow = { $suit } oynandı ve sende var, uymak zorundasın. Soluk kâğıtlar şimdi oynanamaz; birine dokun, kuralı görürsün.
must-trump = Sende { $suit } yok, bu yüzden koz oynamalısın: { $trump }. Ancak ikisi de yoksa serbestsin.
free = Burada seni bağlayan bir şey yok: sözüne yarayan kâğıdı oyna.
joker-follow = Joker her zaman oynanabilir. Ona dokun ve seç: “alırım” ya da “bırakırım”.
need = { $left ->
    [1] { $need ->
        [1] Son eli de alman gerek.
       *[other] Tek el kaldı, oysa sana { $need } el gerek.
    }
   *[other] { $need ->
        [1] Kalan { $left } elden birini alman gerek.
       *[other] Kalan { $left } elin { $need } tanesini alman gerek.
    }
}
enough = Tam söylediğin kadar aldın. Kalanları vermeye çalış.
too-many = Söylediğinden çok aldın. Artık düzelmez; nasıl sayıldığına bak.
wait = Ötekiler oynuyor. Her yerin yanında alınan eller, çizgiden sonra da söylenenler yazar.
end-exact = Tam söylediğin gibi: en çok puanı bu getirir. Bir bölümde bütün sözlerini tutanın en iyi eli bir kez daha sayılır.
end-under = Az el aldın: her el için yalnızca on puan. Böyle kâğıtlarla biraz daha az söyle.
end-over = Çok el aldın: her el için yalnızca on puan. Yeterince alınca yüksek kâğıtlardan erken kurtul.
end-none = Söz verdin, hiç el almadın: puan ancak böyle kaybedilir. Böyle kâğıtlarla 0 daha iyi olabilir.
end-all = Gereken her şeyi biliyorsun. Gerisi oynadıkça gelir.
next-lesson = Ders { $lesson }
real-game = Gerçek bir oyun oyna
again = Bir daha
home = Ana sayfa
