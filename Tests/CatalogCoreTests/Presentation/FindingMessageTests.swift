import CatalogCore
import Testing

@Suite("Messages of findings")
struct FindingMessageTests {
    private let portuguese = MessageTranslations(
        language: "pt-BR",
        templates: [
            "%1$@ lacks %2$@": "em %1$@ falta %2$@", "%1$@ and %2$@": "%1$@ e %2$@",
            "write %%%% for %1$@": "para %1$@, %%%%",
            "not %1$@": "não em %1$@", "; see %1$@": "; veja %1$@",
        ])

    @Test("English is the literal with its values")
    func english() {
        let message: FindingMessage = "\("“a”") lacks \(3)"
        #expect(message.description == "“a” lacks 3")
        #expect(message.template == "%1$@ lacks %2$@")
    }

    @Test("A translation may have the values in any order, and nested messages are translated too")
    func nested() {
        let list: FindingMessage = "\("x") and \("y")"
        let message: FindingMessage = "\("“a”") lacks \(list)"
        #expect(message.text(in: portuguese) == "em “a” falta x e y")
        #expect(message.templates == ["%1$@ lacks %2$@", "%1$@ and %2$@"])
        #expect(message.values == ["“a”", "x", "y"])
    }

    @Test("Percent signs and placeholders in values stay unchanged")
    func percents() {
        let message: FindingMessage = "write %% for \("%2$@")"
        #expect(message.description == "write %% for %2$@")
        #expect(message.text(in: portuguese) == "para %2$@, %%")
    }

    @Test("Joined messages are translated individually; without a translation they stay English")
    func joined() {
        let tail: FindingMessage = "; see \("b")"
        #expect(("unknown" + tail).text(in: portuguese) == "unknown; veja b")
        #expect(("unknown" + "" as FindingMessage).template == "unknown")
    }

    @Test("Whatever a name or text contains, the message is one line of visible characters")
    func hostile() {
        let name = "a\n\u{1B}[31m\u{9B}\u{202E}\u{AD}\u{E0041}##[error]"
        let shown = "a\\n\\u{1B}[31m\\u{9B}\\u{202E}\\u{AD}\\u{E0041}#\\u{23}[error]"
        let message: FindingMessage = "“\(name)” lacks \(FindingMessage(verbatim: name))"
        #expect(message.description == "“\(shown)” lacks \(shown)")
        #expect((message + "; see \(name)").text(in: portuguese) == "“\(shown)” lacks \(shown); veja \(shown)")
        let language: FindingMessage = "\(language: LanguageTag("fr\n\u{1B}[31m"))"
        #expect(!language.description.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("Languages are named in the language of the message")
    func languages() {
        let message: FindingMessage = "not \(language: "de")"
        #expect(message.description == "not German")
        #expect(message.text(in: portuguese) == "não em alemão")
    }
}
