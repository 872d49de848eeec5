extension SampleLanguage {
    /// Italian.
    static let italian = SampleLanguage(
        "it", regions: "CH IT SM", categories: "one other",
        labels: """
            Obiettivo del giorno | Piano settimanale | Diario di allenamento | Lista della spesa
            Frequenza cardiaca | Numero di passi | Qualità del sonno | Peso corporeo | Acqua bevuta
            Calorie bruciate | Giorno di riposo | Record personale | Impostazioni sulla privacy
            Metodo di pagamento | Foto del profilo | Nuovo messaggio | Salva le modifiche | Riprova
            Mostra tutto | Elimina account | Accedi | Password dimenticata | Cerca ricette | Aggiungi esercizio
            Inizia allenamento | Termina sessione | Condividi i progressi | Modifica programma
            Scegli la lingua | Contatta il supporto
            """,
        sentences: """
            Il tuo allenamento è stato salvato.
            Non è stato possibile caricare le tue ricette.
            Controlla la connessione a internet e riprova.
            Bevi un bicchiere di acqua prima del prossimo esercizio.
            Tieni la schiena dritta e respira in modo regolare.
            Nessun altro può vedere le tue misure.
            Il piano settimanale inizia lunedì.
            Puoi cambiarlo in qualsiasi momento nelle impostazioni.
            Il tuo abbonamento scade alla fine del mese.
            Scegli i giorni in cui vuoi allenarti.
            Questa foto è troppo grande per essere caricata.
            La password deve essere più lunga.
            Ti avviseremo un’ora prima dell’allenamento.
            Ora i tuoi amici possono seguire i tuoi progressi.
            Una buona notte di sonno aiuta i muscoli a recuperare.
            Fai una breve pausa tra le serie.
            Il tuo allenatore risponderà presto alla tua domanda.
            Il tuo orologio non è collegato al telefono.
            Tutti i dati restano sul tuo dispositivo.
            Hai raggiunto il tuo obiettivo di oggi.
            Prova un peso più leggero e ripeti il movimento lentamente.
            Le nuove ricette ti aspettano.
            Inserisci un indirizzo e-mail valido.
            Il tuo account verrà eliminato per sempre.
            Non è stato possibile trovare il percorso sulla mappa.
            Allunga le gambe dopo ogni corsa lunga.
            Invita i tuoi amici e allenatevi insieme.
            Mangia frutta e verdura ogni giorno.
            Il pagamento è andato a buon fine.
            Indossa vestiti comodi e buone scarpe.
            """,
        formats: """
            %@ ha condiviso un allenamento con te.
            %@ ha lasciato un commento alla tua foto.
            Buongiorno, %@.
            %1$@ ti ha invitato a entrare nel gruppo %2$@.
            La tua prossima sessione con %1$@ inizia alle %2$@.
            Il passaggio %1$lld di %2$lld è completo.
            Il livello %lld è ora sbloccato.
            La settimana %lld del tuo piano inizia oggi.
            Hai usato il %lld%% del tuo spazio di archiviazione.
            Non è stato possibile aprire il file %@.
            Il tuo abbonamento è valido fino al %@.
            Il prezzo è di %@ al mese.
            """,
        counted: """
            %lld minuto di allenamento | %lld minuti di allenamento
            %lld nuovo messaggio | %lld nuovi messaggi
            %lld esercizio | %lld esercizi
            %lld immagine nel raccoglitore | %lld immagini nel raccoglitore
            %lld amico | %lld amici
            %lld giorno di riposo | %lld giorni di riposo
            %lld ricetta per oggi | %lld ricette per oggi
            %lld passo | %lld passi
            """)

    /// Greek.
    static let greek = SampleLanguage(
        "el", regions: "CY GR", categories: "one other",
        labels: """
            Στόχος ημέρας | Εβδομαδιαίο πρόγραμμα | Ημερολόγιο προπόνησης | Λίστα αγορών | Καρδιακός ρυθμός
            Αριθμός βημάτων | Ποιότητα ύπνου | Σωματικό βάρος | Κατανάλωση νερού | Θερμίδες που κάηκαν
            Ημέρα ανάπαυσης | Ατομικό ρεκόρ | Ρυθμίσεις απορρήτου | Τρόπος πληρωμής | Εικόνα προφίλ
            Νέο μήνυμα | Αποθήκευση αλλαγών | Δοκιμή ξανά | Εμφάνιση όλων | Διαγραφή λογαριασμού
            Σύνδεση | Ξέχασα τον κωδικό | Αναζήτηση συνταγών | Προσθήκη άσκησης | Έναρξη προπόνησης
            Τέλος συνεδρίας | Κοινή χρήση προόδου | Επεξεργασία προγράμματος | Επιλογή γλώσσας
            Επικοινωνία με την υποστήριξη
            """,
        sentences: """
            Η προπόνησή σας αποθηκεύτηκε.
            Δεν ήταν δυνατή η φόρτωση των συνταγών σας.
            Ελέγξτε τη σύνδεσή σας στο διαδίκτυο και δοκιμάστε ξανά.
            Πιείτε ένα ποτήρι νερό πριν από την επόμενη άσκηση.
            Κρατήστε την πλάτη σας ίσια και αναπνέετε ομαλά.
            Κανείς άλλος δεν μπορεί να δει τις μετρήσεις σας.
            Το εβδομαδιαίο πρόγραμμα αρχίζει τη Δευτέρα.
            Μπορείτε να το αλλάξετε οποτεδήποτε στις ρυθμίσεις.
            Η συνδρομή σας λήγει στο τέλος του μήνα.
            Επιλέξτε τις ημέρες που θέλετε να προπονείστε.
            Αυτή η φωτογραφία είναι πολύ μεγάλη για μεταφόρτωση.
            Ο κωδικός πρέπει να είναι μεγαλύτερος.
            Θα σας υπενθυμίσουμε μία ώρα πριν από την προπόνηση.
            Οι φίλοι σας μπορούν τώρα να παρακολουθούν την πρόοδό σας.
            Ο καλός ύπνος βοηθά τους μυς σας να ξεκουραστούν.
            Κάντε ένα μικρό διάλειμμα ανάμεσα στα σετ.
            Ο προπονητής θα απαντήσει σύντομα στην ερώτησή σας.
            Το ρολόι σας δεν είναι συνδεδεμένο με το τηλέφωνο.
            Όλα τα δεδομένα παραμένουν στη συσκευή σας.
            Φτάσατε τον σημερινό σας στόχο.
            Δοκιμάστε μικρότερο βάρος και επαναλάβετε την κίνηση αργά.
            Οι νέες συνταγές σας περιμένουν.
            Εισαγάγετε μια έγκυρη διεύθυνση ηλεκτρονικού ταχυδρομείου.
            Ο λογαριασμός σας θα διαγραφεί οριστικά.
            Η διαδρομή δεν βρέθηκε στον χάρτη.
            Τεντώστε τα πόδια σας μετά από κάθε μεγάλη διαδρομή.
            Καλέστε τους φίλους σας και προπονηθείτε μαζί.
            Τρώτε φρούτα και λαχανικά κάθε μέρα.
            Η πληρωμή ολοκληρώθηκε.
            Φορέστε άνετα ρούχα και καλά παπούτσια.
            """,
        formats: """
            %@ μοιράστηκε μια προπόνηση μαζί σας.
            %@ άφησε ένα σχόλιο στη φωτογραφία σας.
            Καλημέρα, %@.
            %1$@ σας προσκάλεσε στην ομάδα %2$@.
            Η επόμενη συνεδρία σας με %1$@ αρχίζει στις %2$@.
            Το βήμα %1$lld από %2$lld ολοκληρώθηκε.
            Το επίπεδο %lld είναι πλέον διαθέσιμο.
            Η εβδομάδα %lld του προγράμματός σας αρχίζει σήμερα.
            Έχετε χρησιμοποιήσει το %lld%% του αποθηκευτικού χώρου.
            Δεν ήταν δυνατό το άνοιγμα του αρχείου %@.
            Η συνδρομή σας ισχύει έως %@.
            Η τιμή είναι %@ τον μήνα.
            """,
        counted: """
            %lld λεπτό προπόνησης | %lld λεπτά προπόνησης
            %lld νέο μήνυμα | %lld νέα μηνύματα
            %lld άσκηση | %lld ασκήσεις
            %lld φωτογραφία στο άλμπουμ | %lld φωτογραφίες στο άλμπουμ
            %lld φίλος | %lld φίλοι
            %lld ημέρα ανάπαυσης | %lld ημέρες ανάπαυσης
            %lld συνταγή για σήμερα | %lld συνταγές για σήμερα
            %lld βήμα | %lld βήματα
            """)
}
