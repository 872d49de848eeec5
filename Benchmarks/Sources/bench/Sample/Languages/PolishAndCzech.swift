extension SampleLanguage {
    /// Polish.
    static let polish = SampleLanguage(
        "pl", regions: "PL", categories: "one few many other",
        labels: """
            Cel dnia | Plan tygodnia | Dziennik treningów | Lista zakupów | Tętno | Liczba kroków
            Jakość snu | Masa ciała | Spożycie wody | Spalone kalorie | Dzień odpoczynku | Rekord życiowy
            Ustawienia prywatności | Metoda płatności | Zdjęcie profilowe | Nowa wiadomość | Zapisz zmiany
            Spróbuj ponownie | Pokaż wszystko | Usuń konto | Zaloguj się | Nie pamiętam hasła | Szukaj przepisów
            Dodaj ćwiczenie | Rozpocznij trening | Zakończ sesję | Udostępnij postępy | Edytuj harmonogram
            Wybierz język | Napisz do nas
            """,
        sentences: """
            Twój trening został zapisany.
            Nie udało się wczytać twoich przepisów.
            Sprawdź połączenie z internetem i spróbuj ponownie.
            Wypij szklankę wody przed następnym ćwiczeniem.
            Trzymaj plecy prosto i oddychaj równo.
            Nikt inny nie widzi twoich pomiarów.
            Plan tygodnia zaczyna się w poniedziałek.
            Możesz to zmienić w każdej chwili w ustawieniach.
            Twoja subskrypcja kończy się z końcem miesiąca.
            Wybierz dni, w które chcesz trenować.
            To zdjęcie jest za duże, aby je przesłać.
            Hasło musi być dłuższe.
            Przypomnimy ci godzinę przed treningiem.
            Twoi znajomi mogą teraz śledzić twoje postępy.
            Dobry sen pomaga mięśniom odpocząć.
            Zrób krótką przerwę między seriami.
            Trener wkrótce odpowie na twoje pytanie.
            Twój zegarek nie jest połączony z telefonem.
            Wszystkie dane pozostają na twoim urządzeniu.
            Twój dzisiejszy cel został osiągnięty.
            Weź mniejszy ciężar i powtórz ruch powoli.
            Nowe przepisy czekają na ciebie.
            Podaj prawidłowy adres e-mail.
            Twoje konto zostanie trwale usunięte.
            Nie znaleziono trasy na mapie.
            Rozciągnij nogi po każdym długim biegu.
            Zaproś znajomych i trenujcie razem.
            Jedz codziennie owoce i warzywa.
            Płatność została zrealizowana.
            Załóż wygodne ubranie i dobre buty.
            """,
        formats: """
            %@ udostępnia ci trening.
            %@ komentuje twoje zdjęcie.
            Dzień dobry, %@.
            %1$@ zaprasza cię do grupy %2$@.
            Twoja następna sesja z %1$@ zaczyna się o %2$@.
            Krok %1$lld z %2$lld jest gotowy.
            Poziom %lld jest już odblokowany.
            Tydzień %lld twojego planu zaczyna się dzisiaj.
            Zajęto %lld%% twojego miejsca na dane.
            Nie udało się otworzyć pliku %@.
            Twoja subskrypcja jest ważna do %@.
            Cena wynosi %@ miesięcznie.
            """,
        counted: """
            %lld minuta treningu | %lld minuty treningu | %lld minut treningu | %lld minuty treningu
            %lld nowa wiadomość | %lld nowe wiadomości | %lld nowych wiadomości | %lld nowej wiadomości
            %lld ćwiczenie | %lld ćwiczenia | %lld ćwiczeń | %lld ćwiczenia
            %lld zdjęcie w albumie | %lld zdjęcia w albumie | %lld zdjęć w albumie | %lld zdjęcia w albumie
            %lld znajomy | %lld znajomych | %lld znajomych | %lld znajomego
            %lld dzień odpoczynku | %lld dni odpoczynku | %lld dni odpoczynku | %lld dnia odpoczynku
            %lld przepis na dziś | %lld przepisy na dziś | %lld przepisów na dziś | %lld przepisu na dziś
            %lld krok | %lld kroki | %lld kroków | %lld kroku
            """)

    /// Czech.
    static let czech = SampleLanguage(
        "cs", regions: "CZ", categories: "one few many other",
        labels: """
            Denní cíl | Týdenní plán | Tréninkový deník | Nákupní seznam | Tepová frekvence | Počet kroků
            Kvalita spánku | Tělesná hmotnost | Příjem vody | Spálené kalorie | Den odpočinku | Osobní rekord
            Nastavení soukromí | Způsob platby | Profilový obrázek | Nová zpráva | Uložit změny | Zkusit znovu
            Zobrazit vše | Smazat účet | Přihlásit se | Zapomenuté heslo | Hledat recepty | Přidat cvik
            Začít trénink | Ukončit lekci | Sdílet pokrok | Upravit rozvrh | Vybrat jazyk | Kontaktovat podporu
            """,
        sentences: """
            Váš trénink byl uložen.
            Nepodařilo se načíst vaše recepty.
            Zkontrolujte připojení k internetu a zkuste to znovu.
            Před dalším cvikem vypijte sklenici vody.
            Držte záda rovně a dýchejte pravidelně.
            Vaše míry nikdo jiný neuvidí.
            Týdenní plán začíná v pondělí.
            Můžete to kdykoli změnit v nastavení.
            Vaše předplatné končí na konci měsíce.
            Vyberte dny, kdy chcete cvičit.
            Tato fotka je příliš velká na nahrání.
            Heslo musí být delší.
            Připomeneme vám to hodinu před tréninkem.
            Vaši přátelé teď mohou sledovat váš pokrok.
            Dobrý spánek pomáhá svalům odpočinout si.
            Mezi sériemi si dejte krátkou přestávku.
            Trenér brzy odpoví na vaši otázku.
            Vaše hodinky nejsou připojené k telefonu.
            Všechny údaje zůstávají ve vašem zařízení.
            Dosáhli jste dnešního cíle.
            Zkuste menší váhu a opakujte pohyb pomalu.
            Nové recepty na vás čekají.
            Zadejte platnou e-mailovou adresu.
            Váš účet bude trvale smazán.
            Trasu se na mapě nepodařilo najít.
            Po každém dlouhém běhu si protáhněte nohy.
            Pozvěte přátele a cvičte společně.
            Jezte každý den ovoce a zeleninu.
            Platba proběhla úspěšně.
            Vezměte si pohodlné oblečení a dobré boty.
            """,
        formats: """
            %@ s vámi sdílí trénink.
            %@ komentuje vaši fotku.
            Dobré ráno, %@.
            %1$@ vás zve do skupiny %2$@.
            Vaše další lekce, kterou vede %1$@, začíná v %2$@.
            Krok %1$lld z %2$lld je hotový.
            Úroveň %lld je nyní odemčená.
            Dnes začíná %lld. týden vašeho plánu.
            Využili jste %lld\u{A0}%% svého úložiště.
            Soubor %@ se nepodařilo otevřít.
            Vaše předplatné platí do %@.
            Cena je %@ za měsíc.
            """,
        counted: """
            %lld minuta tréninku | %lld minuty tréninku | %lld minuty tréninku | %lld minut tréninku
            %lld nová zpráva | %lld nové zprávy | %lld nové zprávy | %lld nových zpráv
            %lld cvik | %lld cviky | %lld cviku | %lld cviků
            %lld fotka v albu | %lld fotky v albu | %lld fotky v albu | %lld fotek v albu
            %lld kamarád | %lld kamarádi | %lld kamaráda | %lld kamarádů
            %lld den odpočinku | %lld dny odpočinku | %lld dne odpočinku | %lld dní odpočinku
            %lld recept na dnešek | %lld recepty na dnešek | %lld receptu na dnešek | %lld receptů na dnešek
            %lld krok | %lld kroky | %lld kroku | %lld kroků
            """)
}
