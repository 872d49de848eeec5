import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about the characters of a text.
    static let text: [ExemptionExample] = spaces + breaks + marks + brackets

    /// Returns a substitution whose only form may be marked.
    private static func series(_ text: String, mark: Bool) -> String {
        "\"sets\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { \"other\" : { "
            + RuleExample.unit(text, mark: mark) + " } } } }"
    }

    private static let spaces: [ExemptionExample] = [
        .init(
            "quote-mismatch", "a straight mark in the air may be a slip",
            .texts(["en": #""Say \"Go\" now""#, "pt-BR": #"↓"Diga \" agora""#])),
        .init(
            "double-space", "a picture may stand apart",
            .texts(["en": #"↓"⏰️  Set an alarm""#])),
        .init(
            "edge-whitespace", "people see a space between a plural and the words behind it",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set ", "other": "%arg sets "])]) + " }",
                "\"pt-BR\" : { "
                    + RuleExample.sentence("%#@sets@restantes", [series("%arg série ", mark: false)]) + " }",
                "\"es\" : { "
                    + RuleExample.sentence("%#@sets@restantes", [series("%arg serie", mark: true)]) + " }",
            ])),
        .init(
            "edge-whitespace", "a plural has the space that the words before it lack",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "Left: %#@sets@",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }",
                "\"pt-BR\" : { "
                    + RuleExample.sentence("Restam%#@sets@", [series(" %arg série", mark: false)]) + " }",
            ])),
        .init(
            "double-space", "most languages have the same spaces",
            .texts([
                "en": #""Your day""#, "pt-BR": #""Seu  dia""#, "de": #""Dein  Tag""#, "fr": #""Votre  jour""#,
                "es": #""Tu  día""#,
            ])),
        .init(
            "edge-whitespace", "a part of a longer text without its space is certain",
            .texts(["en": #""before, ""#, "de": #"↓"vor,""#])),
        .init(
            "edge-whitespace", "a space before a whole text is certain",
            .texts(["en": #""Home""#, "de": #"↓" Start""#])),
        .init(
            "edge-whitespace", "the colon of a label separates it from a value, so it is a note",
            .texts(["en": #""Not before: ""#, "de": #"↓"Nicht vor:""#])),
        .init("edge-whitespace", "another rule reports blank texts", .texts(["en": #""Name:""#, "pt-BR": #"" ""#])),
        .init("edge-whitespace", "a blank source is a separator", .texts(["en": #"" ""#, "pt-BR": #""e""#])),
        .init(
            "edge-whitespace", "the fix removes a space behind a unit", .texts(["en": #""kg""#, "pt-BR": #"↓"kg ""#])),
        .init("edge-whitespace", "a source with a space before it", .texts(["en": #"" kg""#, "pt-BR": #"↓" kg ""#])),
        .init(
            "edge-whitespace", "another rule reports line breaks of the source",
            .texts(["en": #""Well done.\n""#, "pt-BR": #""Muito bem.""#])),
        .init(
            "edge-whitespace", "a space before a comma is no join",
            .texts(["en": #""others""#, "it": #"↓" , altri""#])),
        .init(
            "edge-whitespace", "another rule reports line breaks",
            .texts(["en": #""Name""#, "pt-BR": #""Nome \n""#])),
        .init(
            "edge-whitespace", "another rule reports line breaks that are missing",
            .texts(["en": #""Name \n""#, "pt-BR": #""Nome""#])),
        .init("edge-whitespace", "Tibetan separates by its own mark", .texts(["en": #""Name ""#, "bo": #""མིང་""#])),
        .init(
            "edge-whitespace", "Tibetan has a space behind its mark",
            .texts(["en": #""Name""#, "bo": #""མིང་ ""#])),
        .init("edge-whitespace", "a tab", .texts(["en": #""Name\t""#, "pt-BR": #"↓"Nome""#])),
        .init(
            "punctuation-spacing", "another rule reports copies of the source",
            .texts(["en": #""Ready?""#, "fr": #""Ready?""#])),
        .init(
            "punctuation-spacing", "a translation keeps the slip of its source",
            .texts(["en": #"↓"Hi ,all""#, "pt-BR": #""Oi ,tudo""#])),
        .init(
            "punctuation-spacing", "Canada has a breaking space before other marks",
            .texts(["en": #""Ready!""#, "fr-CA": #""Prêt !""#])),
        .init(
            "punctuation-spacing", "a space at the beginning is no slip",
            .texts(["en": #""all""#, "pt-BR": #"" ,tudo""#])),
        .init(
            "punctuation-spacing", "a dash is no word", .texts(["en": #""Hi all""#, "pt-BR": #""Oi — ,tudo""#])),
        .init(
            "punctuation-spacing", "Chinese is written without spaces",
            .texts(["en": #""Hi""#, "zh-Hans": #""好,you""#])),
        .init(
            "punctuation-spacing", "letters are no marks",
            .texts(["en": #""Only you and I.""#, "pt-BR": #""Só você e eu. Ok""#])),
        .init(
            "newline-count", "an ideograph with the last bytes of a separator is no line break",
            .texts(["en": #""Go\nNow""#, "ja": #""行〨く\n今""#])),
        .init(
            "width-ratio", "a source without width has no ratio",
            .texts(key: "home.tab.title", ["en": #""\u200B""#, "de": #""Start""#])),
    ]

    private static let breaks: [ExemptionExample] = [
        .init("edge-newline", "another rule reports blank texts", .texts(["en": #""Done!""#, "pt-BR": #""\n""#])),
        .init("edge-newline", "a blank source", .texts(["en": #""\n""#, "pt-BR": #""Feito!""#])),
        .init(
            "edge-newline", "the fix adds no break that only the source has",
            .texts(["en": #""Done!\n""#, "pt-BR": #"↓"Feito!""#])),
        .init(
            "edge-newline", "the fix adds no break before the text that only the source has",
            .texts(["en": #""\nDone!""#, "pt-BR": #"↓"Feito!""#])),
        .init(
            "newline-count", "another rule reports blank texts",
            .texts(["en": #""Warm up\nRun\nRest""#, "pt-BR": #""\n""#])),
        .init("newline-count", "a blank source", .texts(["en": #""\n""#, "pt-BR": #""Aquecer\nCorrer\nFim""#])),
        .init(
            "newline-count", "most languages have as many lines",
            .texts([
                "en": #""Warm up\nRun\nRest""#, "pt-BR": #""Aquecer\nCorrer e descansar""#,
                "de": #""Aufwärmen\nLaufen und Ruhen""#, "fr": #""Échauffement\nCourse et Repos""#,
                "es": #""Calentar\nCorrer y Descansar""#,
            ])),
        .init("newline-count", "a sign of logic is no break", .texts(["en": #""A ∨ B""#, "pt-BR": #""A ou B""#])),
        .init("newline-count", "a numeral is no break", .texts(["en": #""A 〨 B""#, "pt-BR": #""A e B""#])),
    ]

    private static let marks: [ExemptionExample] = [
        .init(
            "not-nfc", "a mark at the beginning has no letter", .texts(["en": #""Vowel""#, "ko": #""ᅡ (모음)""#])),
        .init(
            "not-nfc", "other scripts have letters of the same bytes",
            .texts(["en": #""Mo""#, "si": "↓\"ම\u{0DD9}\u{0DCF}\""])),
        .init(
            "replacement-character", "a wide mark begins with the same byte",
            .texts(["en": #""Saved!""#, "ja": #""保存しました！""#])),
        .init(
            "width-ratio", "keys that are not to be translated are not checked",
            .entries(
                RuleExample.key(
                    "home.tab.title", #""shouldTranslate" : false"#,
                    ["en": RuleExample.text(#""Home""#), "de": RuleExample.text(#""Zur Startseite""#)]))),
        .init(
            "replacement-character", "a source of one letter", .texts(["en": #""A""#, "pt-BR": "↓\"\u{FFFD}\""])),
        .init(
            "control-character", "a letter “m” behind a control character makes no style",
            .texts(["en": #""Home""#, "pt-BR": #"↓"In\u0003ime""#])),
        .init("ellipsis-mismatch", "no ellipsis", .texts(["en": #""Home""#, "pt-BR": #""Início""#])),
        .init(
            "ellipsis-mismatch", "full stops with spaces", .texts(["en": #""Home""#, "pt-BR": #"↓"Início . . .""#])),
        .init("ellipsis-mismatch", "a number", .texts(["en": #""Save as…""#, "pt-BR": #""123""#])),
        .init("ellipsis-style", "the fix is unsafe behind a bracket", .texts(["en": #"↓"Wait (5)...""#])),
        .init("ellipsis-style", "a short word with the dots", .texts(["en": #"↓"abc...""#])),
        .init(
            "end-punctuation", "another rule reports an ellipsis",
            .texts(["en": #""Loading""#, "pt-BR": #""Carregando…""#])),
        .init("end-punctuation", "a number", .texts(["en": #""Save""#, "pt-BR": #""5?""#])),
        .init("end-punctuation", "a number in the source", .texts(["en": #""5""#, "pt-BR": #""Salvar?""#])),
        .init(
            "end-punctuation", "most languages have no mark",
            .texts([
                "en": #""Save?""#, "pt-BR": #""Salvar""#, "de": #""Sichern""#, "fr": #""Enregistrer""#,
                "es": #""Guardar""#,
            ])),
        .init("straight-quotes", "a mark at the beginning", .texts(["en": #"↓"\"Start\" now""#])),
        .init(
            "width-ratio", "the comment has a limit",
            .entries(
                RuleExample.key(
                    "home.tab.title", #""comment" : "Tab [fitloc:width 200]""#,
                    ["en": RuleExample.text(#""Home""#), "de": RuleExample.text(#""Zur Startseite""#)]))),
        .init("width-ratio", "there is no source text", .texts(key: "home.tab.title", ["de": #""Zur Startseite""#])),
        .init("width", "the comment has no limit", .entries(#"    "tab.home" : { "comment" : "Tab" }"#)),
    ]

    private static let brackets: [ExemptionExample] = [
        .init(
            "bracket-mismatch", "a source with brackets ends where the text does",
            .texts(["en": #""rest (optional)""#, "pt-BR": #"↓"Descanso (opcional""#])),
        .init("bracket-mismatch", "a bracket at the beginning", .texts(["en": #"↓") Rest""#])),
        .init("bracket-mismatch", "a face", .texts(["en": #""Well done ^)""#, "pt-BR": #""Muito bem ^)""#])),
        .init("bracket-mismatch", "a face of eyes", .texts(["en": #""Well done""#, "pt-BR": #""Muito bem ^)""#])),
        .init(
            "bracket-mismatch", "brackets that are no ending",
            .texts(["en": #""Rest (%lld)""#, "pt-BR": #""Descanso (x) %lld""#])),
        .init(
            "bracket-mismatch", "a long ending",
            .texts(["en": #""Rest (%lld)""#, "pt-BR": #""Treino(opcionais) %lld""#])),
        .init(
            "bracket-mismatch", "brackets at the beginning",
            .texts(["en": #""Rest (%lld)""#, "pt-BR": #""(x) %lld""#])),
        .init(
            "quote-mismatch", "another rule reports blank texts",
            .texts(["en": #""Delete “%@”?""#, "pt-BR": #"" ""#])),
        .init("quote-mismatch", "Hebrew has marks in words", .texts(["en": #""USA""#, "he": #""ארה\"ב""#])),
        .init(
            "quote-mismatch", "most languages have no marks",
            .texts([
                "en": #""Delete “%@”?""#, "pt-BR": #""Excluir %@?""#, "de": #""%@ löschen?""#,
                "fr": #""Supprimer %@ ?""#, "es": #""¿Eliminar %@?""#,
            ])),
    ]
}
