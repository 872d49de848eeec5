import CatalogCore
import CatalogLint
import CatalogRuntime
@testable import LintRules
import StringTables
import TestSupport
import Testing

/// The effect of `lint --fix` on one translation of one source text.
private struct FixCase: CustomTestStringConvertible, Sendable {
    let source: String
    let language: String
    let text: String
    /// The text in a third language.
    var other = "Iets anders"
    /// The text after safe fixes; nil if it stays unchanged.
    var fixed: String?
    var unsafe: String?

    var testDescription: String { "\(source) → \(text)" }
}

@Suite("Safe and unsafe fixes")
struct SafeFixTests {
    private static let cases: [FixCase] = [
        // White space at the ends of a label or sentence.
        FixCase(source: "Home", language: "tr", text: "Anasayfa ", fixed: "Anasayfa"),
        FixCase(
            source: "Default privacy", language: "ca", text: " Privadesa per defecte", fixed: "Privadesa per defecte"),
        FixCase(source: "Done!", language: "pt-BR", text: "Feito!\\n", fixed: "Feito!"),
        FixCase(source: "Version:", language: "pl", text: "Wersja: ", unsafe: "Wersja:"),
        FixCase(source: "Hold: ", language: "de", text: "Halten:", unsafe: "Halten:"),
        FixCase(source: "Hold: ", language: "de", text: "Halten:", other: "Vast: ", unsafe: "Halten: "),
        FixCase(source: "Hold:", language: "de", text: "Halten: ", other: "Vast: ", unsafe: "Halten: "),
        FixCase(source: "%%", language: "cs", text: " %%", unsafe: " %%"),
        FixCase(source: "s (exact)", language: "uk", text: " с (точно)", unsafe: " с (точно)"),
        FixCase(source: "，", language: "de", text: ", ", unsafe: ", "),
        FixCase(source: ", ", language: "ja", text: "、", unsafe: "、"),
        FixCase(source: " · ", language: "de", text: "·\\n", unsafe: "·\\n"),
        FixCase(source: " Become a supporter!", language: "de", text: "Werde Fan!", unsafe: "Werde Fan!"),
        FixCase(source: " and others ", language: "ko", text: "님 외 ", unsafe: "님 외 "),
        FixCase(source: "to somebody", language: "ko", text: "누군가에게 ", unsafe: "누군가에게"),
        FixCase(source: "• [A](b)", language: "it", text: " [A](b)", unsafe: "[A](b)"),
        FixCase(source: "by %@", language: "tr", text: "%@ ", unsafe: nil),
        FixCase(source: "Done.\\n", language: "pt-BR", text: "Feito.", unsafe: "Feito."),
        FixCase(source: "Done.\\r\\n", language: "pt-BR", text: "Feito.", unsafe: "Feito."),
        FixCase(source: "\\n 🔵 Allow", language: "pt-BR", text: "🔵 Permitir", unsafe: "🔵 Permitir"),
        FixCase(source: "Done.\\n", language: "pt-BR", text: "Feito.", other: "Klaar.\\n", unsafe: "Feito.\\n"),
        FixCase(source: "Done:", language: "pt-BR", text: "Feito:\\n", other: "Klaar:\\n", unsafe: "Feito:\\n"),
        // Spaces inside the text.
        FixCase(source: "Your day", language: "pt-BR", text: "Seu  dia", fixed: "Seu dia"),
        FixCase(source: "Your day", language: "pt-BR", text: "Seu   dia", unsafe: "Seu dia"),
        FixCase(source: "A • B", language: "pt-BR", text: "A  •  B", unsafe: "A • B"),
        FixCase(source: "Name", language: "zh-Hans", text: "姓  名", unsafe: "姓 名"),
        FixCase(
            source: "Run `a b` now", language: "de", text: "Jetzt `a  b` laufen lassen",
            unsafe: "Jetzt `a  b` laufen lassen"),
        FixCase(source: "Loading", language: "de", text: "Lädt ...", unsafe: "Lädt …"),
        FixCase(source: "Pages", language: "de", text: "Seiten 1...5", unsafe: "Seiten 1...5"),
        FixCase(source: "Pages", language: "de", text: "Siehe `a...`", unsafe: "Siehe `a...`"),
        FixCase(source: "100% safe", language: "de", text: "100%  dicht", fixed: "100% dicht"),
        // Code in a text.
        FixCase(
            source: "Run it", language: "fr", text: "Lancez `a ? b : c` ?",
            fixed: "Lancez `a ? b : c`\u{A0}?", unsafe: "Lancez `a ? b : c`\u{A0}?"),
        FixCase(
            source: "Type it", language: "fr", text: "Tapez <code>x ; y</code>", unsafe: "Tapez <code>x ; y</code>"),
        FixCase(source: "Sort", language: "de", text: "sort=a,b", unsafe: "sort=a,b"),
        FixCase(source: "Test", language: "it", text: "swift test --filter a,b", unsafe: "swift test --filter a,b"),
        FixCase(source: "Data", language: "it", text: "[a,b] e name,age,city", unsafe: "[a,b] e name,age,city"),
        FixCase(source: "Mail", language: "de", text: "a@b.de,c@d.de", unsafe: "a@b.de,c@d.de"),
        FixCase(source: "Choose", language: "de", text: "cond ? yes : no", unsafe: "cond ? yes : no"),
        FixCase(source: "Call", language: "de", text: "func f(_ x: Int...)", unsafe: "func f(_ x: Int...)"),
        FixCase(source: "Help", language: "de", text: "... --- ...", unsafe: "... --- ..."),
        FixCase(source: "Go up", language: "de", text: "cd ...", unsafe: "cd ..."),
        FixCase(
            source: "Table", language: "de", text: "Die  Liste: <pre>a  b</pre>",
            fixed: "Die Liste: <pre>a  b</pre>"),
        FixCase(source: "Format", language: "de", text: "dd.MM.yyyy  HH:mm", unsafe: "dd.MM.yyyy  HH:mm"),
        // Invisible characters.
        FixCase(source: "Layers", language: "zh-Hans", text: "图层\\u200C", fixed: "图层"),
        FixCase(source: "Edition", language: "de", text: "Auf\\u200Clage", unsafe: "Auflage"),
        FixCase(source: "Home", language: "pt-BR", text: "Iní\\u200Bcio", unsafe: "Início"),
        FixCase(source: "Workout", language: "pt-BR", text: "Trei\\u00ADno", unsafe: "Treino"),
        FixCase(source: "Workout", language: "pt-BR", text: "Treino\\u200E", unsafe: "Treino"),
        FixCase(source: "a\\u200Bb", language: "pt-BR", text: "c\\u200Bd", unsafe: "cd"),
        FixCase(source: "Home", language: "pt-BR", text: "\\uFEFFCasa", fixed: "Casa"),
        FixCase(source: "100 %", language: "pt-BR", text: "100 %\\u200B@", unsafe: nil),
        // Control characters.
        FixCase(source: "Home", language: "pt-BR", text: "In\\u0003ício", fixed: "Início"),
        FixCase(source: "Amount", language: "ml", text: "അ\\u000Cളവ്", fixed: "അളവ്"),
        FixCase(source: "Stop. Now", language: "pt-BR", text: "Pare.\\u000CJá", fixed: "Pare.\nJá"),
        FixCase(source: "Pages", language: "de", text: "Seite eins\\u000CSeite zwei", fixed: "Seite eins\nSeite zwei"),
        FixCase(source: "Pages", language: "de", text: "Seite eins\\u0003Seite 2", unsafe: "Seite eins\\u0003Seite 2"),
        FixCase(source: "It's on", language: "fr", text: "C\\u0092est", fixed: "C’est"),
        FixCase(source: "Bold", language: "de", text: "\\u001B[1mFett", unsafe: "\\u001B[1mFett"),
        FixCase(source: "a\\u001Fb", language: "de", text: "c\\u001Fd", unsafe: "c\\u001Fd"),
        FixCase(source: "Home", language: "de", text: "a\\u0085b", unsafe: "a\\u0085b"),
        // Letters with combining marks.
        FixCase(source: "Action", language: "pt-BR", text: "Ac\\u0327a\\u0303o", fixed: "Ação"),
        FixCase(source: "God", language: "ja", text: "\\uFA19か\\u3099", fixed: "\u{FA19}が"),
        // Number specifiers.
        FixCase(source: "%lld days", language: "pt-BR", text: "%d dias", fixed: "%lld dias"),
        FixCase(source: "%d days", language: "pt-BR", text: "%lld dias", unsafe: "%lld dias"),
        FixCase(source: "%d days", language: "pt-BR", text: "%li dias", unsafe: "%li dias"),
        // Letters of two scripts.
        FixCase(source: "Send SMS", language: "ru", text: "Отправить SMSку", unsafe: "Отправить SMSку"),
        FixCase(source: "On the Mac", language: "bg", text: "На Macа", unsafe: "На Macа"),
        FixCase(source: "Hello", language: "ru", text: "Пpивет", fixed: "Привет"),
        FixCase(source: "Sort", language: "ru", text: "АSС", unsafe: "АSС"),
        FixCase(source: "Sort", language: "mk", text: "АSС", fixed: "АЅС"),
        FixCase(source: "ASC", language: "ru", text: "АSС", fixed: "ASC"),
        // Accents of a text that is not Portuguese.
        FixCase(
            source: "Too many", language: "pt-BR", text: "Cannot attach more than one video.",
            unsafe: "Cannot attach more than one video."),
        FixCase(source: "You are not", language: "pt-BR", text: "Voce nao terminou", unsafe: "Você não terminou"),
        FixCase(
            source: "How do I start?", language: "pt-BR", text: "Como inicio no inicio?",
            unsafe: "Como inicio no inicio?"),
        FixCase(source: "Start now", language: "pt-PT", text: "No inicio do treino", unsafe: "No início do treino"),
        // An empty text.
        FixCase(source: "Home", language: "pt-BR", text: "", unsafe: nil),
    ]

    @Test("A safe fix changes only what users do not see", arguments: cases)
    private func fix(_ example: FixCase) async {
        let other = "\"nl\" : \(InlineTables.unit(example.other))"
        let file = InlineTables.catalog(
            """
                "label" : { "localizations" : {
                  "en" : \(InlineTables.unit(example.source)),
                  \(other),
                  "\(example.language)" : \(InlineTables.unit(example.text)) } }
            """)
        #expect(await Fixing.text(in: example.language, of: file, .safe) == example.fixed ?? Fixing.plain(example.text))
        if let unsafe = example.unsafe {
            #expect(await Fixing.text(in: example.language, of: file, .all) == Fixing.plain(unsafe))
        }
    }

    @Test("Wording written by a person is changed only by unsafe fixes")
    func writtenTexts() async {
        let file = InlineTables.catalog(
            """
                "%lld lines" : { "localizations" : {
                  "en" : { "variations" : { "plural" : {
                    "one" : \(InlineTables.unit("%lld line")), "other" : \(InlineTables.unit("%lld lines")) } } },
                  "ja" : { "variations" : { "plural" : {
                    "one" : \(InlineTables.unit("1行")), "other" : \(InlineTables.unit("%lld行")) } } },
                  "he" : { "variations" : { "plural" : {
                    "many" : \(InlineTables.unit("%lld שורות")), "other" : \(InlineTables.unit("%lld שורה")) } } } } },
                "a" : { "localizations" : {
                  "en" : \(InlineTables.unit("At home")), "fr" : \(InlineTables.unit("")), "ja" : \(InlineTables.unit(" ")) } },
                "c" : { "localizations" : {
                  "en" : \(InlineTables.unit("nd")), "it" : \(InlineTables.unit("")), "es" : \(InlineTables.unit("o")) } },
                "b" : { "localizations" : {
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@a.b@" },
                    "substitutions" : { "a.b" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : \(InlineTables.unit("%arg day")), "other" : \(InlineTables.unit("%arg days")) } } } } } } }
            """)
        #expect(await Fixing.fixed([file], .safe).files.isEmpty)
        let all = await Fixing.fixed([file], .all).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(!all.contains("1行") && !all.contains("\"fr\""))
        #expect(all.contains("\"it\""), "an ending may be empty in another language")
        #expect(all.contains("%arg days"), "a name that Foundation cannot read was meant all the same")
    }

    @Test("The cases of substitutions keep the spaces that separate them from the surrounding text")
    func substitutions() async {
        let substitution = { (name: String, number: Int, one: String, other: String) in
            """
            "\(name)" : { "argNum" : \(number), "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : \(InlineTables.unit(one)), "other" : \(InlineTables.unit(other)) } } }
            """
        }
        let sentence = { (text: String, substitutions: [String]) in
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }, "
                + "\"substitutions\" : { \(substitutions.joined(separator: ",")) } }"
        }
        let english = [
            substitution("p", 1, "%arg post", "%arg posts"), substitution("u", 2, "%arg user", "%arg users"),
        ]
        let german = [
            substitution("p", 1, "%arg Post von ", "%arg Posts von "), substitution("u", 2, "%arg", "%arg Leuten"),
        ]
        let file = InlineTables.catalog(
            """
                "posts %lld %lld" : { "localizations" : {
                  "en" : \(sentence("%#@p@ of %#@u@", english)), "de" : \(sentence("%#@p@%#@u@", german)) } }
            """)
        #expect(await Fixing.fixed([file], .safe).files.isEmpty)
    }

    @Test("A source text that comes from code is not fixed in the catalog")
    func codeOwned() async {
        let file = InlineTables.catalog(
            """
                "day" : { "extractionState" : "extracted_with_value", "localizations" : {
                  "en" : \(InlineTables.unit("Your  day", "new")) } }
            """)
        #expect(await Fixing.fixed([file], .all).files.isEmpty)
    }

    @Test("A defect of the source and its copies in translations are all fixed in one run")
    func copiedSlip() async {
        let file = InlineTables.catalog(
            """
                "day" : { "localizations" : {
                  "en" : \(InlineTables.unit("Your  day")), "de" : \(InlineTables.unit("Dein  Tag")) } }
            """)
        let project = await TableLoader.load([file])
        #expect(await Linter().check(project).findings.map(\.rule) == ["double-space", "double-space"])
        #expect(await Fixing.fixed([file], .safe).fixed.count == 2)
    }
}
