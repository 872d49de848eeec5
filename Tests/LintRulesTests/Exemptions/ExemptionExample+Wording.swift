import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about wording, numbers and capitals.
    static let wording: [ExemptionExample] = [
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
}
