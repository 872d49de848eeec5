import CatalogCore
import Testing

@testable import CatalogLint

@Suite("Leftovers of machine translation in a text")
struct MachineLeftoverTests {
    private func text(_ string: String) -> Text {
        let pool = Array(string.utf8)
        return Text(pool: pool, contents: 0..<pool.count, range: 0..<pool.count, file: 0)
    }

    private func first(in translation: String, for source: String) -> MachineLeftover.Kind? {
        MachineLeftover.first(in: text(translation), for: text(source))
    }

    @Test("Tokens, escapes, entities, notes and replies are distinguished")
    func kinds() {
        #expect(first(in: "<unk> Z", for: "Press Z") == .token("<unk>"))
        #expect(first(in: "Sal\\n", for: "Salt") == .escape("\\n"))
        #expect(first(in: "caf\\u00e9", for: "coffee") == .escape("\\u00e9"))
        #expect(first(in: "L&#39;ami", for: "Friend") == .entity("&#39;"))
        #expect(first(in: "Los (Note: informal) jetzt", for: "Start") == .note("(Note: informal)"))
        #expect(first(in: "As an AI, I cannot", for: "Start") == .talk)
        #expect(first(in: "```\nLos\n```", for: "Start") == .talk)
    }

    @Test(
        "Sequences that the source has too, or that have a meaning in their context, are accepted",
        arguments: [
            ("C:\\neu", "C drive"), ("Zeile\\n", "line\\n"), ("<b>A &amp; B</b>", "<b>A & B</b>"),
            ("A & B; C", "A & B; C"),
            ("Teilen (Note: x)", "Share (Note: x)"), ("AI", "AI"),
            ("Mode ai", "AI mode"), ("&lt;Datei&gt;", "<file>"),
        ])
    func healthy(translation: String, source: String) {
        #expect(first(in: translation, for: source) == nil)
    }

    @Test("A translated comment is recognized by its length, and by numbers and names that only it has")
    func comments() {
        let comment = text("Whether the mTLS connection on port 8089 is used for servers.")
        let found = { (translation: String, source: String) in
            CommentTranslation.isFound(in: text(translation), for: text(source), comment: comment)
        }
        #expect(found("Si se usa la conexión mTLS en el puerto 8089 para los servidores.", "Secure"))
        #expect(!found("Seguro", "Secure"))
        #expect(!found("Si se usa la conexión segura del puerto para los servidores.", "Secure"))
        #expect(!found("Si se usa la conexión mTLS en el puerto 8089.", "Use mTLS on port 8089 for all servers"))
    }

    @Test(
        "Texts without words need no translation",
        arguments: [
            ("", false), ("%1$@: %2$@", false), ("100%", false), ("255.255.255.0", false), ("✕ ⓘ", false),
            ("{name}", false), ("https://a.app", false), ("%@ km", true), ("Ж", true), ("日", true), ("a", true),
        ])
    func words(string: String, hasWords: Bool) {
        #expect(text(string).hasWords == hasWords)
    }
}
