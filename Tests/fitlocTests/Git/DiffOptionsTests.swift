import TestSupport
import Testing

@Suite("diff --staged and --stat")
struct DiffOptionsTests {
    private let work: WorkFolder

    init() async throws {
        work = try WorkFolder()
        try write([("a", ["en": "One two", "de": "Eins zwei"]), ("b", ["en": "Gone", "de": "Weg"])])
        let begun = try await work.shell(
            """
            git init -q . && git config user.email a@b.c && git config user.name A && git add -A && \
            git commit -qm first && git tag v1
            """)
        try #require(begun.ending == .status(0), "\(begun.errors)")
    }

    private func write(_ entries: [WrittenCatalog.Entry]) throws {
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    @Test("--staged shows what the next commit will have", arguments: ["--staged", "--cached"])
    func staged(option: String) async throws {
        try write([("a", ["en": "One two", "de": "Eins, zwei"]), ("b", ["en": "Gone", "de": "Weg"])])
        #expect(try await work.fitloc("diff", option).output == "No differences.\n")
        _ = try await work.shell("git add -A")
        try write([("a", ["en": "One two", "de": "Ganz anders"]), ("b", ["en": "Gone", "de": "Weg"])])
        let outcome = try await work.fitloc("diff", option, "--exit-code")
        #expect(outcome.ending == .status(1))
        #expect(outcome.output.contains("Eins{+,+} zwei"))
        #expect(!outcome.output.contains("Ganz"))
        let named = try await work.fitloc("diff", option, "v1", WrittenCatalog.name)
        #expect(named.output == outcome.output)
        #expect(try await work.fitloc("diff", option, "v1", "HEAD").ending == .status(64))
        #expect(try await work.fitloc("diff", option, "nowhere").ending == .status(2))
    }

    @Test("--stat counts keys of each table, and the keys and words to translate and to check")
    func numbers() async throws {
        try write([
            ("a", ["en": "One two three", "de": "Eins zwei"]), ("new", ["en": "Four new words here"]),
            ("done", ["en": "Two words", "de": "Zwei Wörter"]),
        ])
        let outcome = try await work.fitloc("diff", "v1", "--stat")
        let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(rows.contains([WrittenCatalog.name, "2", "1", "0", "1"]))
        #expect(rows.contains(["de", "1", "4", "1", "3"]))
        let json = try await work.fitloc("diff", "v1", "--stat", "--json")
        #expect(json.output.contains("\"to_check\": {\n        \"keys\": 1,\n        \"words\": 3"))
        let markdown = try await work.fitloc("diff", "v1", "--stat", "--format", "markdown")
        #expect(markdown.output.contains("| de | 1 | 4 | 1 | 3 |"))
    }

    @Test("A new language has all its keys to translate")
    func newLanguage() async throws {
        let added = try await work.fitloc("language", "add", "fr")
        #expect(added.ending == .status(0))
        let rows = try await work.fitloc("diff", "--stat").output.split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
        #expect(rows.contains(["fr", "2", "3", "0", "0"]))
    }

    @Test("A language that the configuration requires is to translate before any text is in it")
    func requiredLanguage() async throws {
        try work.write("languages: [en, de, fr]\n", to: ".fitloc.yml")
        try write([("a", ["en": "One two", "de": "Eins zwei"]), ("new", ["en": "Four new words here"])])
        let rows = try await work.fitloc("diff", "--stat").output.split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
        #expect(rows.contains(["fr", "1", "4", "0", "0"]))
        #expect(rows.contains(["de", "1", "4", "0", "0"]))
    }

    @Test("Before the first commit, --staged shows everything as added; a tree is a version too")
    func noCommit() async throws {
        let fresh = try WorkFolder()
        try fresh.write(WrittenCatalog.text([("a", ["en": "One two"])]), to: WrittenCatalog.name)
        _ = try await fresh.shell("git init -q . && git add -A")
        let staged = try await fresh.fitloc("diff", "--staged")
        #expect(staged.output.contains("+ en  One two"))
        #expect(try await fresh.fitloc("diff").ending == .status(2))
        let tree = try await work.shell("git hash-object -t tree /dev/null").output.filter { $0 != "\n" }
        let all = try await work.fitloc("diff", tree, "HEAD", "--stat")
        #expect(all.output.contains("\(WrittenCatalog.name)      2        0"))
        #expect(try await work.fitloc("diff", "HEAD:\(WrittenCatalog.name)").ending == .status(2))
    }

    @Test("Without changes, there are no tables")
    func nothing() async throws {
        #expect(try await work.fitloc("diff", "--stat").output == "No differences.\n")
        #expect(try await work.fitloc("diff", "--stat", "--quiet").output == "")
    }
}
