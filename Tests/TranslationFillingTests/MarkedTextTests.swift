import Testing

@testable import TranslationFilling

@Suite("Marked texts for services that accept only text")
struct MarkedTextTests {
    private let mark = MarkedText.Mark(element: "x", attributes: "")

    private func marked(_ text: String, terms: [String] = [], numbers: String? = nil) -> MarkedText {
        MarkedText(text, terms: terms, numbers: numbers, mark: mark)
    }

    @Test(
        "Everything that must stay is marked, and the rest is escaped",
        arguments: [
            ("Hi %@!", "Hi <x id=\"0\">%@</x>!"), ("a < b & c", "a &lt; b &amp; c"),
            ("<b>Now</b>", "<x id=\"0\">&lt;b&gt;</x>Now<x id=\"1\">&lt;/b&gt;</x>"),
            ("One\n\nTwo", "One<x id=\"0\">\n\n</x>Two"), ("Open FitToday", "Open <x id=\"0\">FitToday</x>"),
        ]
    )
    func marks(text: String, sent: String) {
        #expect(marked(text, terms: ["FitToday"]).text == sent)
        #expect(marked(text, terms: ["FitToday"]).restored(in: sent) == text)
    }

    @Test("In a literal text, percent signs and what follows are words, and other pieces stay marked")
    func literal() {
        let text = "100% free, 50%de: <b>%d</b>"
        let marked = MarkedText(text, terms: [], numbers: nil, isLiteral: true, mark: mark)
        #expect(marked.text == "100% free, 50%de: <x id=\"0\">&lt;b&gt;</x>%d<x id=\"1\">&lt;/b&gt;</x>")
        #expect(PseudoText(text, style: .accented, isLiteral: true).plain == "100% ƒŕéé, 50%ðé: <b>%ð</b>")
    }

    @Test("Marked pieces are restored, wherever a service moves them")
    func order() {
        let text = marked("%1$@ of %2$@\n")
        #expect(
            text.restored(in: "de <x id=\"1\"> % 2 $ @ </x> &quot;<x id=\"0\"/>&quot;<x  id=\"2\"></x>")
                == "de %2$@ \"%1$@\"\n")
    }

    @Test(
        "Other markup stays as it was received",
        arguments: ["a <x>b</x>", "<x id=\"7\">b</x>", "<x id=\"0\">", "<x"]
    )
    func noMark(answer: String) {
        #expect(marked("%@").restored(in: answer) == answer)
    }

    @Test("A plural case is requested with a sample number, which then becomes the specifier again")
    func number() {
        let few = marked("%lld days", numbers: "2, 3, 4…")
        #expect(few.text == "2 days")
        #expect(few.restored(in: "2 dny") == "%lld dny")
        #expect(few.restored(in: "dva dny") == "dva dny")
        #expect(few.restored(in: "2 dny, 2 dny") == "2 dny, 2 dny")
        #expect(few.restored(in: "22 dny") == "22 dny")
        #expect(marked("%1$lld day", numbers: "0, 1").text == "1 day")
        #expect(marked("%arg day", numbers: "1").restored(in: "1 dia") == "%arg dia")
    }

    @Test(
        "If a number would be ambiguous, the specifier is marked instead",
        arguments: ["%lld of %lld", "%lld of 10", "%@ days"])
    func ambiguous(text: String) {
        #expect(marked(text, numbers: "2, 3…").text.contains("<x id=\"0\">%"))
    }

    @Test(
        "DeepL's names for languages are used",
        arguments: [
            ("en", "EN-US"), ("en-AU", "EN-GB"), ("pt", "PT-BR"), ("pt-PT", "PT-PT"), ("zh-Hans", "ZH-HANS"),
            ("zh-HK", "ZH-HANT"), ("es-419", "ES-419"), ("es", "ES"), ("fr-CA", "FR"), ("no", "NB"), ("de", "DE"),
        ]
    )
    func deepl(tag: String, name: String) {
        #expect(DeepLLanguage.target(.init(tag)) == name)
        #expect(DeepLLanguage.source("pt-BR") == "PT")
    }
}
