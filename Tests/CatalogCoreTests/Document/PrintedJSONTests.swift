import Testing

@testable import CatalogCore

@Suite("JSON for terminals and logs")
struct PrintedJSONTests {
    @Test(
        "Characters that a terminal or a CI system would obey are escaped",
        arguments: [
            ("\u{7F}\u{9B}", #"\u007f\u009b"#), ("\u{202E}a\u{2066}\u{2069}", #"\u202ea\u2066\u2069"#),
            ("\u{200E}\u{200F}\u{61C}", #"\u200e\u200f\u061c"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
            ("##[error]", #"#\u0023[error]"#), ("##vso[a]", #"#\u0023vso[a]"#), ("\\##[", ##"\\#\u0023["##),
            ("\u{1B}[31m\n", #"\u001b[31m\n"#), ("Olá # 👩‍🚀", "Olá # 👩‍🚀"),
        ])
    func escapes(text: String, shown: String) throws {
        let value = DocumentFragment.object([.init(text, .string(text))])
        #expect(value.printedJSONLine == "{\"\(shown)\":\"\(shown)\"}")
        // It is the same value.
        let document = try Document(Array(value.printedJSON.utf8))
        #expect(DocumentFragment(document.root) == value)
    }

    @Test("The JSON of files is unchanged")
    func files() {
        #expect(DocumentFragment.string("\u{202E}##[").json == "\"\u{202E}##[\"")
    }
}
