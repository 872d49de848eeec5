extension SampleLanguage {
    /// Swedish.
    static let swedish = SampleLanguage(
        "sv", regions: "FI SE", categories: "one other",
        labels: """
            Dagens mål | Veckoplan | Träningsdagbok | Inköpslista | Puls | Antal steg
            Sömnkvalitet | Kroppsvikt | Vattenintag | Förbrända kalorier | Vilodag | Personligt rekord
            Integritetsinställningar | Betalningsmetod | Profilbild | Nytt meddelande | Spara ändringar | Försök igen
            Visa alla | Radera konto | Logga in | Glömt lösenordet | Sök recept | Lägg till övning
            Starta träning | Avsluta pass | Dela framsteg | Ändra schema | Välj språk | Kontakta supporten
            """,
        sentences: """
            Din träning har sparats.
            Vi kunde inte läsa in dina recept.
            Kontrollera din internetanslutning och försök igen.
            Drick ett glas vatten före nästa övning.
            Håll ryggen rak och andas jämnt.
            Ingen annan kan se dina mätningar.
            Veckoplanen börjar på måndag.
            Du kan ändra detta när som helst i inställningarna.
            Din prenumeration upphör i slutet av månaden.
            Välj vilka dagar du vill träna.
            Bilden är för stor för att laddas upp.
            Lösenordet måste vara längre.
            Vi påminner dig en timme före träningen.
            Dina vänner kan nu följa dina framsteg.
            En god natts sömn hjälper musklerna att återhämta sig.
            Ta en kort paus mellan omgångarna.
            Tränaren svarar snart på din fråga.
            Din klocka är inte ansluten till telefonen.
            Alla uppgifter stannar på din enhet.
            Du har nått ditt mål för i dag.
            Prova en lättare vikt och upprepa rörelsen långsamt.
            De nya recepten väntar på dig.
            Ange en giltig e-postadress.
            Ditt konto kommer att raderas för alltid.
            Rutten kunde inte hittas på kartan.
            Stretcha benen efter varje lång löprunda.
            Bjud in dina vänner och träna tillsammans.
            Ät frukt och grönsaker varje dag.
            Betalningen är genomförd.
            Bär bekväma kläder och bra skor.
            """,
        formats: """
            %@ delade en träning med dig.
            %@ har kommenterat din bild.
            God morgon, %@.
            %1$@ har bjudit in dig till gruppen %2$@.
            Ditt nästa pass med %1$@ börjar klockan %2$@.
            Steg %1$lld av %2$lld är klart.
            Nivå %lld är nu upplåst.
            Vecka %lld av din plan börjar i dag.
            Du har använt %lld\u{A0}%% av ditt lagringsutrymme.
            Filen %@ kunde inte öppnas.
            Din prenumeration gäller till och med %@.
            Priset är %@ i månaden.
            """,
        counted: """
            %lld minuts träning | %lld minuters träning
            %lld nytt meddelande | %lld nya meddelanden
            %lld övning | %lld övningar
            %lld bild i albumet | %lld bilder i albumet
            %lld vän | %lld vänner
            %lld vilodag | %lld vilodagar
            %lld maträtt för i dag | %lld maträtter för i dag
            %lld taget steg | %lld tagna steg
            """)

    /// Turkish.
    static let turkish = SampleLanguage(
        "tr", regions: "CY TR", categories: "one other",
        labels: """
            Günlük hedef | Haftalık plan | Antrenman günlüğü | Alışveriş listesi | Kalp atış hızı | Adım sayısı
            Uyku kalitesi | Vücut ağırlığı | Su tüketimi | Yakılan kalori | Dinlenme günü | Kişisel rekor
            Gizlilik ayarları | Ödeme yöntemi | Profil resmi | Yeni mesaj | Değişiklikleri kaydet | Tekrar dene
            Tümünü göster | Hesabı sil | Giriş yap | Şifremi unuttum | Tarif ara | Egzersiz ekle
            Antrenmanı başlat | Oturumu bitir | İlerlemeyi paylaş | Programı düzenle | Dil seç
            Destekle iletişime geç
            """,
        sentences: """
            Antrenmanınız kaydedildi.
            Tarifleriniz yüklenemedi.
            İnternet bağlantınızı kontrol edip tekrar deneyin.
            Sonraki egzersizden önce bir bardak su için.
            Sırtınızı dik tutun ve düzenli nefes alın.
            Ölçümlerinizi başka kimse göremez.
            Haftalık plan pazartesi günü başlıyor.
            Bunu istediğiniz zaman ayarlardan değiştirebilirsiniz.
            Aboneliğiniz ayın sonunda bitiyor.
            Antrenman yapmak istediğiniz günleri seçin.
            Bu fotoğraf yüklemek için çok büyük.
            Şifre daha uzun olmalı.
            Antrenmandan bir saat önce size hatırlatacağız.
            Arkadaşlarınız artık ilerlemenizi takip edebilir.
            İyi bir gece uykusu kaslarınızın toparlanmasına yardım eder.
            Setler arasında kısa bir mola verin.
            Antrenör sorunuzu yakında yanıtlayacak.
            Saatiniz telefona bağlı değil.
            Tüm veriler cihazınızda kalır.
            Bugünkü hedefinize ulaştınız.
            Daha hafif bir ağırlık deneyin ve hareketi yavaşça tekrarlayın.
            Yeni tarifler sizi bekliyor.
            Lütfen geçerli bir e-posta adresi girin.
            Hesabınız kalıcı olarak silinecek.
            Rota haritada bulunamadı.
            Her uzun koşudan sonra bacaklarınızı esnetin.
            Arkadaşlarınızı davet edin ve birlikte çalışın.
            Her gün meyve ve sebze yiyin.
            Ödeme başarıyla tamamlandı.
            Rahat kıyafetler ve iyi ayakkabılar giyin.
            """,
        formats: """
            %@ sizinle bir antrenman paylaştı.
            %@ fotoğrafınıza yorum yaptı.
            Günaydın, %@.
            %1$@ sizi %2$@ grubuna davet etti.
            %1$@ ile sonraki oturumunuz saat %2$@ itibarıyla başlıyor.
            Adım %1$lld / %2$lld tamamlandı.
            Seviye %lld artık açık.
            Planınızın %lld. haftası bugün başlıyor.
            Depolama alanınızın %%%lld kadarını kullandınız.
            %@ dosyası açılamadı.
            Aboneliğiniz %@ tarihine kadar geçerli.
            Fiyat ayda %@ tutarındadır.
            """,
        counted: """
            %lld dakika antrenman | %lld dakika antrenman
            %lld yeni mesaj | %lld yeni mesaj
            %lld egzersiz | %lld egzersiz
            Albümde %lld fotoğraf | Albümde %lld fotoğraf
            %lld arkadaş | %lld arkadaş
            %lld dinlenme günü | %lld dinlenme günü
            Bugün için %lld tarif | Bugün için %lld tarif
            %lld adım | %lld adım
            """)
}
