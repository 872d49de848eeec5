import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about wording, numbers and capitals.
    static let wording: [ExemptionExample] = [
        .init(
            "doubled-word", "a call that does not begin the text",
            .texts(["en": #"↓"Go now, start start it""#])),
        .init(
            "doubled-word", "a word that ends a verb in English alone",
            .texts(["en": #""The red file in the folder""#, "de": #"↓"Die geladene rated in in dem Ordner""#])),
        .init(
            "doubled-word", "a word that ends no verb, behind one",
            .texts(["en": #"↓"You finished the the workout""#])),
        .init(
            "doubled-word", "a call behind a dash", .texts(["en": #"↓"– Purr purr… warm hands!""#])),
        .init(
            "doubled-word", "the text goes on behind the two words",
            .texts(["en": #""Last quarter""#, "es": #"↓"Cuarto cuarto, por favor""#])),
        .init(
            "doubled-word", "the source is one word", .texts(["en": #""Datasets""#, "es": #"↓"Importar datos datos""#])),
        .init(
            "doubled-word", "a word that is doubled for a call, and calls nobody",
            .texts(["en": #""Phew!""#, "es": #"↓"Cuarto cuarto""#])),
        .init(
            "doubled-word", "a call for a source that is none", .texts(["en": #""Phew""#, "fi": #"↓"Huh huh!""#])),
        .init(
            "doubled-word", "a preposition that begins no purpose",
            .texts(["en": #""All you need""#, "da": #"↓"Alt for for alle at se""#, "nb": #"↓"Alt fra fra å se""#])),
        .init(
            "doubled-word", "a purpose behind the doubled word",
            .texts(["en": #""All you need""#, "da": #"↓"Alt for for alle, klar for at se""#])),
        .init(
            "doubled-word", "a preposition without a purpose",
            .texts(["en": #""All you need""#, "da": #"↓"Alt for for alle""#])),
        .init(
            "doubled-word", "a new capital is a name only where the source has one twice",
            .texts(["en": #""Show files in Files""#, "eu": #"↓"Erakutsi fitxategiak Fitxategiak aplikazioan""#])),
        .init(
            "doubled-word", "letters beyond ASCII", .texts(["en": #""Letters""#, "pt-BR": #""Letras: é é""#])),
        .init(
            "doubled-word", "words of equal length in letters without capitals",
            .texts(["en": #""New work""#, "hi": #""नया काम""#])),
        .init(
            "doubled-word", "a longer word begins with the word",
            .texts([
                "en": #""The cabbage, from mail""#, "ca": #""El col col·lateral""#, "nl": #""Uit de mail mail-adres""#,
            ])),
        .init(
            "doubled-word", "a name that the source does not have",
            .texts(["en": #""Listen to the band""#, "fr": #""Écoutez Duran Duran""#])),
        .init(
            "misspelt-name", "code may have other names",
            .texts(["en": #""Uses GitHub""#, "de": #""Nutzt GitHbu_url""#])),
        .init(
            "misspelt-name", "a word with other letters than a name has may be a word of the language",
            .texts(["en": #""Open GitHub""#, "hu": #""Indul a Githubról""#])),
        .init(
            "misspelt-name", "most languages have other capitals",
            .texts([
                "en": #""Open GitHub""#, "de": #""Github öffnen""#, "fr": #""Ouvrir Github""#, "es": #""Abrir Github""#,
                "it": #""Apri Github""#,
            ])),
        .init(
            "number-mismatch", "too many numbers to compare",
            .texts(["en": numbers(from: 1021), "de": numbers(from: 2021)])),
        .init(
            "number-mismatch", "two numbers are missing, so it is a note",
            .texts(["en": #""Rooms 101 and 202""#, "de": #"↓"Räume 303 und 404""#])),
        .init(
            "number-mismatch", "the texts do not have as many numbers, so it is a note",
            .texts(["en": #""Help 24/7 for 25 cities""#, "de": #"↓"Immer Hilfe für 26 Städte""#])),
        .init(
            "number-mismatch", "three numbers are new, so it is a note",
            .texts([
                "en": #""Help 24/7 for 25 cities""#, "de": #"↓"Hilfe für 26 Städte, 27 Länder und 28 Orte""#,
            ])),
        .init(
            "number-mismatch", "another word before a colon is no course",
            .texts(["en": #""All 101 songs: great""#, "de": #"↓"Alle Lieder: gut""#])),
        .init(
            "number-mismatch", "behind a number, 101 is no course",
            .texts(["en": #""Route 7 101, closed""#, "de": #"↓"Strecke 7, gesperrt""#])),
        .init(
            "number-mismatch", "behind a dash, 101 is no course",
            .texts(["en": #""Your rooms – 101, free""#, "de": #"↓"Deine Räume, frei""#])),
        .init(
            "number-mismatch", "a course at the end",
            .texts(["en": #""Sleep 101""#, "de": #""Schlaf für Anfänger""#])),
        .init(
            "number-mismatch", "a colon behind a number makes no time",
            .texts(["en": #""Step 3: wait 25 days""#, "de": #"↓"Schritt 3: warte 26 Tage""#])),
        .init(
            "number-mismatch", "times are not compared",
            .texts(["en": #""At 5:30""#, "de": #""Um 5:45 Uhr""#])),
        .init(
            "number-mismatch", "a hyphen groups no digits",
            .texts(["en": #""From 25-100 steps""#, "de": #"↓"Von 25100 Schritten""#])),
        .init(
            "number-mismatch", "a price is missing", .texts(["en": #""Only 9.99 a year""#, "de": #"↓"Nur im Jahr""#])),
        .init(
            "number-mismatch", "four digits are no group",
            .texts(["en": #""1234,567,890 steps""#, "de": #"↓"1234567890 Schritte""#])),
        .init(
            "number-mismatch", "an apostrophe is no decimal mark",
            .texts(["en": #""Keeps 1 text""#, "de": #"↓"Behält 1'000 Texte""#])),
        .init(
            "number-mismatch", "a price is no hour",
            .texts(["en": #""At 9 PM for 9.99""#, "de": #"↓"Um 21 Uhr für 8,99""#])),
        .init(
            "number-mismatch", "many minutes are the same time in seconds",
            .texts(["en": #""5000 minutes""#, "de": #""300000 Sekunden""#])),
        .init(
            "number-mismatch", "numbers too large for a time",
            .texts(["en": #""6,000,000,000 minutes""#, "de": #"↓"100.000.000 Stunden""#])),
        .init(
            "number-mismatch", "a number of seconds too large for a time",
            .texts(["en": #""500,000,000 minutes""#, "de": #"↓"30.000.000.000 Sekunden""#])),
        .init(
            "number-mismatch", "four digits behind the mark are no thousands",
            .texts(["en": #""Up to 12345 steps""#, "ru": #"↓"До 1,2345 тыс. шагов""#])),
        .init(
            "start-case", "a text without letters", .texts(["en": #""Option""#, "pt-BR": #""ⓐ""#])),
        .init(
            "doubled-word", "the source doubles a word, too",
            .texts(["en": #"↓"Step by by step""#, "pt-BR": #""Passo a passo passo""#])),
        .init("doubled-word", "a single letter", .texts(["en": #""Know""#, "pt-BR": #""Letras: e e letras""#])),
        .init("doubled-word", "other words as long", .texts(["en": #""Plan and more""#, "pt-BR": #""Um ou de""#])),
        .init("doubled-word", "one word", .texts(["en": #""Workouts""#, "pt-BR": #""Treinos""#])),
        .init(
            "formality-mix", "other languages are not checked",
            .rows(
                ["pt-BR", "es"],
                ["a": ["Você treinou", "Usted"], "b": ["Você quer?", "Para usted"], "c": ["Para ti", ""]],
                options: RuleOptions(["languages": ["es"]]))),
        .init(
            "formality-mix", "another rule reports copies of the source",
            .rows(["en", "pt-BR"], ["a": ["I", "Você treinou"], "b": ["Tu", "Tu"], "c": ["Two", "Você quer?"]])),
        .init(
            "formality-mix", "capitals may be an abbreviation",
            .rows(["pt-BR"], ["a": ["Você treinou"], "b": ["Você quer?"], "c": ["Canal TU"]])),
        .init(
            "number-mismatch", "a form for one number may leave the number out",
            .entries(
                RuleExample.key(
                    "home.days",
                    [
                        "en": RuleExample.plural(["one": "25 days", "other": "%lld of 25 days"]),
                        "pt-BR": RuleExample.plural(["one": "um dia", "other": "%lld de 25 dias"]),
                    ]))),
        .init("number-mismatch", "no words", .texts(["en": #""Save 25%""#, "pt-BR": #""…""#])),
        .init(
            "number-mismatch", "most languages have the same number",
            .texts([
                "en": #""Free for 14 days""#, "pt-BR": #""Grátis por 15 dias""#, "de": #""15 Tage gratis""#,
                "fr": #""15 jours gratuits""#, "es": #""15 días gratis""#,
            ])),
        .init(
            "number-mismatch", "a number that is twice in the source",
            .texts(["en": #""25 of 25 days""#, "pt-BR": #"↓"25 de 26 dias""#])),
        .init(
            "number-mismatch", "a mark inside a number groups its digits",
            .texts(["en": #""1,000 steps""#, "pt-BR": #""1000 passos""#])),
        .init(
            "number-mismatch", "a space that groups nothing",
            .texts(["en": #""Days 25 100""#, "pt-BR": #"↓"Dias 25 10""#])),
        .init(
            "number-mismatch", "ideographs are no digits",
            .texts(["en": #""Free for 14 days""#, "zh-Hans": #"↓"免费三15天""#])),
        .init(
            "number-mismatch", "signs that are no decimal digits",
            .texts(["en": #""Area of 25 m²""#, "pt-BR": #""Área de 25 m""#])),
        .init(
            "start-case", "a Latin word among letters without capitals is a name",
            .texts(["en": #""Open iPhone""#, "ja": #""iPhoneを開く""#, "he": #""mac שלך""#])),
        .init(
            "start-case", "a name in the source", .texts(["en": #""iPhone plans""#, "pt-BR": #""Planos de iPhone""#])),
        .init(
            "start-case", "most languages begin in this way",
            .texts([
                "en": #""Save file""#, "pt-BR": #""salvar""#, "de": #""sichern""#, "fr": #""enregistrer""#,
                "es": #""guardar""#,
            ])),
        .init(
            "start-case", "words with numbers, and single letters",
            .texts(["en": #""Save file""#, "pt-BR": #""mp3 salvo""#, "es": #""e mail""#])),
        .init("start-case", "only opening marks", .texts(["en": #""Save""#, "pt-BR": #""( « ""#])),
        .init(
            "start-case", "Georgian has no capitals at the beginning",
            .texts(["en": #""Save""#, "ka": #""შენახვა""#])),
        .init(
            "start-case", "Georgian has capitals for whole words",
            .texts(["en": #""save""#, "ka": #""ᲨᲔᲜᲐᲮᲕᲐ""#])),
        .init(
            "title-case", "the source is no title",
            .texts(["en": #""Save as copy""#, "pt-BR": #""Salvar Como Cópia""#])),
        .init(
            "title-case", "some long words are small",
            .texts(["en": #""Save As New Copy""#, "pt-BR": #""Salvar como nova Cópia""#])),
        .init(
            "title-case", "the configuration names the languages",
            .texts(
                ["en": #""Save As Copy""#, "pt-BR": #""Salvar Como Cópia""#, "de": #"↓"Sichern Als Kopie""#],
                options: RuleOptions(["languages": ["de"]]))),
        .init(
            "number-mismatch", "a Roman numeral is no digit",
            .texts(["en": #""Part 9""#, "de": #""Teil Ⅷ""#])),
        .init(
            "start-case", "Georgian does not use its capitals at the beginning",
            .texts(["en": #""start""#, "ka": #""Სტარტი""#])),
    ]

    /// Returns a text with more numbers than the rule compares.
    private static func numbers(from first: Int) -> String {
        "\"Days \((first...first + 64).map(String.init).joined(separator: ", "))\""
    }
}
