import CatalogRuntime
import LanguageIdentification
import Testing

@Suite struct LanguageGuessTests {
    /// Sentences written for this test, similar to texts in apps.
    private static let sentences: KeyValuePairs<String, String> = [
        "en": "the file could not be saved because there is not enough space on this disk",
        "de": "die datei konnte nicht gesichert werden weil auf dem laufwerk nicht genug platz ist",
        "fr": "impossible d enregistrer le fichier car il ne reste plus assez de place sur le disque",
        "es": "no se pudo guardar el archivo porque no queda espacio suficiente en el disco",
        "it": "impossibile salvare il documento perché sul disco non è rimasto abbastanza spazio",
        "pt-BR": "não foi possível salvar o arquivo porque não há espaço suficiente no disco",
        "nl": "het bestand kan niet worden bewaard omdat er niet genoeg ruimte op de schijf is",
        "sv": "filen kunde inte sparas eftersom det inte finns tillräckligt med utrymme på skivan",
        "pl": "nie można zapisać pliku ponieważ na dysku nie ma wystarczającej ilości miejsca",
        "cs": "soubor nelze uložit protože na disku není dostatek volného místa",
        "hu": "a fájl nem menthető mert nincs elég szabad hely a lemezen",
        "fi": "tiedostoa ei voitu tallentaa koska levyllä ei ole tarpeeksi vapaata tilaa",
        "tr": "diskte yeterli boş alan olmadığı için dosya kaydedilemedi lütfen yer açın",
        "vi": "không thể lưu tệp vì trên đĩa không còn đủ dung lượng trống",
        "id": "berkas tidak dapat disimpan karena ruang kosong pada disk tidak mencukupi",
        "ru": "не удалось сохранить файл потому что на диске недостаточно свободного места",
        "uk": "не вдалося зберегти файл оскільки на диску недостатньо вільного місця",
        "bg": "файлът не може да бъде запазен защото на диска няма достатъчно свободно място",
        "ar": "تعذر حفظ الملف لأنه لا توجد مساحة كافية على القرص",
        "fa": "پرونده ذخیره نشد زیرا فضای کافی روی دیسک وجود ندارد",
    ]

    @Test func sentencesAreInTheirOwnLanguage() throws {
        for (tag, sentence) in Self.sentences {
            let language = try #require(ModelLanguage(of: LanguageTag(tag)))
            let model = try #require(language.model)
            #expect(LanguageGuess(words(sentence), declared: language, in: model) == nil, "\(tag)")
        }
    }

    @Test func sentencesInAnotherLanguageAreFound() throws {
        var (planted, found) = (0, 0)
        for (tag, sentence) in Self.sentences {
            let own = try #require(ModelLanguage(of: LanguageTag(tag)))
            for (other, _) in Self.sentences where other != tag && isSameScript(tag, other) {
                let declared = try #require(ModelLanguage(of: LanguageTag(other)))
                let model = try #require(declared.model)
                let guess = LanguageGuess(words(sentence), declared: declared, in: model)
                planted += 1
                if guess?.language == model.languages[own.index] { found += 1 }
            }
        }
        #expect(planted > 200)
        #expect(found * 10 >= planted * 9, "\(found) of \(planted)")
    }

    /// Azerbaijani and Turkish share most words of a short text.
    @Test func languagesOfTheTableAreMoreLikelyThanOthers() throws {
        let short = words("prefix klasörü henüz oluşturulmadı")
        let english = try #require(ModelLanguage(of: "en"))
        let model = try #require(english.model)
        #expect(LanguageGuess(short, declared: english, in: model, near: ["en", "tr"])?.language == "tr")
        let german = words("die datei konnte nicht geöffnet werden")
        #expect(LanguageGuess(german, declared: english, in: model, near: ["en", "tr"])?.language == "de")
        let french = try #require(ModelLanguage(of: "fr"))
        #expect(LanguageGuess(german, declared: french, in: model, near: ["en", "fr"])?.language == "de")
    }

    @Test func nearLanguagesAreNotToldApart() throws {
        let danish = "filen kunne ikke gemmes fordi der ikke er nok plads på drevet"
        let norwegian = try #require(ModelLanguage(of: "nb"))
        let model = try #require(norwegian.model)
        #expect(LanguageGuess(words(danish), declared: norwegian, in: model) == nil)
    }

    @Test(
        "A language has a name only if the words are not as likely in a similar one",
        arguments: [
            ("na serveru a na disku je nova verze programu", nil), ("a conta nova para o correo", nil),
            ("klik her for at se alle bilder", nil), ("pilih berkas untuk dibuka di aplikasi", nil),
            ("vælg en mappe til dine billeder", "da"), ("para a nova conta de correio", "pt"),
        ] as [(String, String?)])
    func namesOfSimilarLanguages(sentence: String, language: String?) throws {
        let german = try #require(ModelLanguage(of: "de"))
        let model = try #require(german.model)
        let guess = try #require(LanguageGuess(words(sentence), declared: german, in: model))
        #expect(guess.language == language)
    }

    @Test("Between similar languages, more words are needed than between others")
    func similarLanguages() throws {
        let ukrainian = try #require(ModelLanguage(of: "uk"))
        let model = try #require(ukrainian.model)
        let serbian = words("нова верзија програма на серверу")
        #expect(LanguageGuess(serbian, declared: ukrainian, in: model) == nil)
        let longer = words("нова верзија програма на серверу није доступна јер недостаје дозвола за преузимање")
        #expect(LanguageGuess(longer, declared: ukrainian, in: model)?.language == "sr")
    }

    @Test(arguments: ["zh-Hans", "ja", "ko", "th", "el", "he", "x-pirate", "tlh", "az-Arab", "und"])
    func otherLanguagesAreNotKnown(tag: String) {
        #expect(ModelLanguage(of: LanguageTag(tag)) == nil)
    }

    @Test("A text is doubted in another language, even a similar one, but not in its own")
    func doubts() throws {
        let texts = [
            "de": "Die Datei wurde gesichert.", "pt-BR": "O arquivo foi salvo na nuvem.",
            "es": "El archivo se ha guardado en la nube.", "ru": "Файл сохранён в облаке.",
            "uk": "Файл збережено у хмарі.",
        ]
        for (declared, _) in texts {
            let language = try #require(ModelLanguage(of: LanguageTag(declared)))
            let model = try #require(language.model)
            for (written, text) in texts where isSameScript(declared, written) {
                #expect(model.doubts(Array(text.utf8)[...], in: language) == (declared != written))
            }
        }
    }

    private func words(_ sentence: String) -> [String] {
        Array(Set(sentence.split(separator: " ").map(String.init)))
    }

    private func isSameScript(_ left: String, _ right: String) -> Bool {
        WritingSystem(of: LanguageTag(left))?.code == WritingSystem(of: LanguageTag(right))?.code
    }
}
