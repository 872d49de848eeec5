import CatalogCore
import CatalogLint

/// Finds questions that lost their mark in the translation.
struct QuestionMarkMissingRule: UnitRule {
    static let description = RuleDescription(
        id: "question-mark-missing",
        category: .text,
        summary: "the source is a question, and its translation has no question mark",
        rationale: """
            Without its mark, “Quit the app?” reads as an order or as the name of a button. The rule compares texts \
            that end in a question of two or more words, and accepts the marks of all scripts, such as `؟` and the \
            Greek `;`. It ignores a translation that ends in another mark or has another number of sentences, because \
            it may say the same in another way. It also ignores Japanese, Korean, Thai and similar languages, where a \
            particle can be enough, and texts without a mark in most other languages. Headings and prompts such as \
            “What’s new?” and “Forgot password?” are statements in many languages, and a single word such as “Save?” \
            may name a button. A Spanish text with `¿` needs its `?` in any case. It is a note unless the source begins \
            with a verb or a question word, as in “Do you want …?”, and the translation is about as long: “Delete \
            file?” and “How it works?” may be headings elsewhere. `end-punctuation` compares other marks.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts([
                "en": #""Quit the app?""#, "pt-BR": #""Sair do app?""#, "ar": #""إنهاء التطبيق؟""#,
                "el": #""Έξοδος από την εφαρμογή;""#, "es": #""¿Salir de la app?""#, "ja": #""終了しますか""#,
                "zh-Hans": #""退出应用？""#,
            ]),
            .texts(["en": #""Save?""#, "pt-BR": #""Salvar""#, "de": #""Möchtest du sichern""#]),
            .texts(["en": #""Ready to start?""#, "pt-BR": #""Vamos começar!""#, "de": #""Start""#]),
            .texts(["en": #""The file exists. Replace it?""#, "pt-BR": #""Substituir o arquivo existente""#]),
            .texts(["en": #""Forgot password?""#, "tr": #""Şifremi Unuttum""#, "vi": #""Quên mật khẩu""#]),
            .texts(["en": #""as preferred protocol?""#, "vi": #""làm giao thức ưu tiên""#]),
            .texts([
                "en": #""It is gone. Undo the deletion?""#, "de": #""Es ist weg. Du kannst es. Löschen rückgängig""#,
            ]),
            .texts(["en": #""We miss you 💙 Ready to start?""#, "de": #""Leg wieder los 💙""#]),
            .texts(["en": #""Any questions?""#, "en-GB": #""Your questions here""#]),
            .texts(["en": #""What’s new in this version?""#, "de": #""Neues in dieser Version""#]),
            .texts([
                "en": #""Any questions?""#, "de": #""Deine Fragen""#, "es": #""Tus preguntas""#,
                "fr": #""Vos questions""#,
                "it": #""Le tue domande""#,
            ]),
        ],
        failing: [
            .texts([
                "en": #""Quit the app?""#, "pt-BR": #"↓"Sair do app""#, "de": #""App beenden?""#,
                "zh-Hans": #"↓"退出应用吗""#,
            ]),
            .texts(["en": #""It is gone. Undo it now?""#, "es": #"↓"Ya no está. ¿Deshacer ahora""#]),
            .texts([
                "en": #""Do you really want to quit?""#, "pt-BR": #"↓"Deseja mesmo sair do app""#,
                "fr": #"↓"Fin de partie""#, "zh-Hans": #"↓"确定要退出吗""#,
            ]),
            .texts([
                "en": #""How it works here?""#, "es": #"↓"Cómo funciona aquí""#, "de": #""Wie es hier geht?""#,
            ]),
            .texts(["en": #""How does it work here?""#, "es": #"↓"Cómo funciona aquí""#]),
            .texts(["en": #""Are you sure?""#, "de": #"↓"Sicher, dass du das wirklich alles so haben willst""#]),
            .texts(["en": #""It is gone. Undo it now?""#, "it": #"↓"Non c’è più. Vuoi ripristinarlo""#]),
            .texts(["en": #""Last step: restore it now?""#, "de": #"↓"Letzter Schritt: Jetzt wiederherstellen""#]),
        ]
    )

    static let interest = UnitInterest.translations.whereSourceHas("?")

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.losesQuestionMark, unit.isInUse,
            !unit.isBackedByOthers({ !$0.string.unicodeScalars.contains { "?？؟;".unicodeScalars.contains($0) } })
        else { return }
        findings.add(
            "has no question mark: \(Quotation.besideSource(unit))", at: unit.text.location,
            language: unit.language.tag, part: unit.path, atMost: unit.isCertainlyQuestion ? .warning : .note)
    }
}
