extension SampleLanguage {
    /// German.
    static let german = SampleLanguage(
        "de", regions: "AT CH DE LI LU", categories: "one other",
        labels: """
            Tagesziel | Wochenplan | Trainingstagebuch | Einkaufsliste | Herzfrequenz | Schrittzahl
            Schlafqualität | Körpergewicht | Trinkmenge | Verbrannte Kalorien | Ruhetag | Persönlicher Rekord
            Datenschutz | Zahlungsart | Profilbild | Neue Nachricht | Änderungen sichern | Erneut versuchen
            Alle anzeigen | Konto löschen | Anmelden | Passwort vergessen | Rezepte suchen | Übung hinzufügen
            Training starten | Einheit beenden | Fortschritt teilen | Zeitplan bearbeiten | Sprache wählen
            Hilfe anfordern
            """,
        sentences: """
            Dein Training wurde gesichert.
            Deine Rezepte konnten nicht geladen werden.
            Prüfe deine Internetverbindung und versuche es noch einmal.
            Trink vor der nächsten Übung ein Glas Wasser.
            Halte den Rücken gerade und atme gleichmäßig.
            Niemand sonst kann deine Messwerte sehen.
            Der Wochenplan beginnt am Montag.
            Du kannst das jederzeit in den Einstellungen ändern.
            Dein Abo endet am Ende des Monats.
            Wähle die Tage, an denen du trainieren möchtest.
            Dieses Foto ist zu groß zum Hochladen.
            Das Passwort muss länger sein.
            Wir erinnern dich eine Stunde vor dem Training.
            Deine Freunde können jetzt deinen Fortschritt verfolgen.
            Guter Schlaf hilft deinen Muskeln bei der Erholung.
            Mach eine kurze Pause zwischen den Sätzen.
            Die Trainerin beantwortet deine Frage bald.
            Deine Uhr ist nicht mit dem Telefon verbunden.
            Alle Daten bleiben auf deinem Gerät.
            Du hast dein Ziel für heute erreicht.
            Nimm ein leichteres Gewicht und wiederhole die Bewegung langsam.
            Die neuen Rezepte warten auf dich.
            Bitte gib eine gültige E-Mail-Adresse ein.
            Dein Konto wird endgültig gelöscht.
            Die Strecke wurde auf der Karte nicht gefunden.
            Dehne deine Beine nach jedem langen Lauf.
            Lade deine Freunde ein und trainiert zusammen.
            Iss jeden Tag Obst und Gemüse.
            Die Zahlung war erfolgreich.
            Trage bequeme Kleidung und gute Schuhe.
            """,
        formats: """
            %@ hat ein Training mit dir geteilt.
            %@ hat dein Foto kommentiert.
            Guten Morgen, %@.
            %1$@ hat dich in die Gruppe %2$@ eingeladen.
            Deine nächste Einheit mit %1$@ beginnt um %2$@.
            Schritt %1$lld von %2$lld ist abgeschlossen.
            Stufe %lld ist jetzt freigeschaltet.
            Woche %lld deines Plans beginnt heute.
            Du hast %lld\u{A0}%% deines Speichers belegt.
            Die Datei %@ konnte nicht geöffnet werden.
            Dein Abo ist bis %@ gültig.
            Der Preis beträgt %@ im Monat.
            """,
        counted: """
            %lld Minute Training | %lld Minuten Training
            %lld neue Nachricht | %lld neue Nachrichten
            %lld Übung | %lld Übungen
            %lld Foto im Album | %lld Fotos im Album
            %lld Freund | %lld Freunde
            %lld Ruhetag | %lld Ruhetage
            %lld Rezept für heute | %lld Rezepte für heute
            %lld Schritt | %lld Schritte
            """)

    /// Dutch.
    static let dutch = SampleLanguage(
        "nl", regions: "BE NL SR", categories: "one other",
        labels: """
            Dagelijks doel | Weekschema | Trainingslogboek | Boodschappenlijst | Hartslag | Aantal stappen
            Slaapkwaliteit | Lichaamsgewicht | Gedronken water | Verbrande calorieën | Rustdag | Persoonlijk record
            Privacyinstellingen | Betaalmethode | Profielfoto | Nieuw bericht | Wijzigingen bewaren
            Opnieuw proberen | Alles tonen | Account verwijderen | Inloggen | Wachtwoord vergeten | Recepten zoeken
            Oefening toevoegen | Training starten | Sessie afronden | Voortgang delen | Schema wijzigen
            Taal kiezen | Hulp vragen
            """,
        sentences: """
            Je training is bewaard.
            We konden je recepten niet laden.
            Controleer je internetverbinding en probeer het opnieuw.
            Drink een glas water voor de volgende oefening.
            Houd je rug recht en adem rustig.
            Niemand anders kan je metingen zien.
            Het weekschema begint op maandag.
            Je kunt dit op elk moment wijzigen in de instellingen.
            Je abonnement loopt af aan het einde van de maand.
            Kies de dagen waarop je wilt trainen.
            Deze foto is te groot om te uploaden.
            Het wachtwoord moet langer zijn.
            We herinneren je er een uur voor de training aan.
            Je vrienden kunnen nu je voortgang volgen.
            Een goede nachtrust helpt je spieren te herstellen.
            Neem een korte pauze tussen de sets.
            De trainer beantwoordt je vraag binnenkort.
            Je horloge is niet verbonden met de telefoon.
            Alle gegevens blijven op je apparaat.
            Je hebt je doel voor vandaag bereikt.
            Probeer een lichter gewicht en herhaal de beweging langzaam.
            De nieuwe recepten staan voor je klaar.
            Voer een geldig e-mailadres in.
            Je account wordt definitief verwijderd.
            De route kon niet worden gevonden op de kaart.
            Rek je benen na elke lange loop.
            Nodig je vrienden uit en train samen.
            Eet elke dag groente en fruit.
            De betaling is gelukt.
            Draag comfortabele kleding en goede schoenen.
            """,
        formats: """
            %@ heeft een training met je gedeeld.
            %@ heeft een reactie bij je foto geplaatst.
            Goedemorgen, %@.
            %1$@ heeft je uitgenodigd voor de groep %2$@.
            Je volgende sessie met %1$@ begint om %2$@.
            Stap %1$lld van %2$lld is klaar.
            Niveau %lld is nu ontgrendeld.
            Week %lld van je schema begint vandaag.
            Je hebt %lld%% van je opslagruimte gebruikt.
            Het bestand %@ kon niet worden geopend.
            Je abonnement is geldig tot %@.
            De prijs is %@ per maand.
            """,
        counted: """
            %lld minuut training | %lld minuten training
            %lld nieuw bericht | %lld nieuwe berichten
            %lld oefening | %lld oefeningen
            %lld foto in het album | %lld foto’s in het album
            %lld vriend | %lld vrienden
            %lld rustdag | %lld rustdagen
            %lld recept voor vandaag | %lld recepten voor vandaag
            %lld stap | %lld stappen
            """)
}
