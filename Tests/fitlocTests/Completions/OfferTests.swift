import Foundation
import TestSupport
import Testing

@Suite("Completion offers", .waitsForPrograms)
struct OfferTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
    }

    /// Returns the answer for fish, which contains everything: a line about files, then one line for each offer.
    private func answer(_ words: String...) async throws -> [String] { try await answer(words) }

    private func answer(_ words: [String]) async throws -> [String] {
        let before = try work.names()
        let outcome = try await OwnThread.run { [work] in
            try work.start(["---complete", "fish"] + words).waitForEnd()
        }
        #expect(outcome.ending == .status(0))
        #expect(outcome.errors.isEmpty)
        #expect(try work.names() == before, "nothing is written")
        return outcome.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Returns the offered words.
    private func offers(_ words: String...) async throws -> [String] {
        try await answer(words).dropFirst().map { String($0.prefix { $0 != "\t" }) }
    }

    @Test("Keys have their source texts, occur once, and exclude those already given")
    func keys() async throws {
        #expect(
            try await answer("set", "home.") == [
                "none", "home.greeting\tHello, %@!", "home.title\tWelcome to the training",
            ])
        #expect(try await offers("set", "home.title", "ho") == ["home.greeting"])
        #expect(try await offers("usages", "home.t") == ["home.title"])
        #expect(
            try await offers("usages", "Home.T") == ["home.title"], "capital letters matter where they tell keys apart")
    }

    @Test("fish, which shows invisible characters as they are, gets no key with them")
    func invisible() async throws {
        let keys = ["safe\u{202E}exe", "a\u{200B}b", "line\\none", "plain"]
        try work.write(WrittenCatalog.text(keys.map { ($0, ["en": "Text"]) }), to: WrittenCatalog.name)
        #expect(try await offers("set", "") == ["line\none", "plain"])
    }

    @Test("For very many keys, the identifiers are offered up to the next dot")
    func manyKeys() async throws {
        let keys = (0..<120).map { "area\($0 % 3).item\($0)" } + ["alone", "A sentence. It ends."]
        try work.write(WrittenCatalog.text(keys.map { ($0, ["en": "Text"]) }), to: WrittenCatalog.name)
        #expect(try await offers("set", "") == ["A sentence. It ends.", "alone", "area0.", "area1.", "area2."])
        #expect(try await offers("set", "area1.").count == 40)
    }

    @Test("Keys come from the catalogs on the command line")
    func namedCatalogs() async throws {
        try work.write(WrittenCatalog.text([("other", ["en": "Other"])]), to: "Sub/Other.xcstrings")
        #expect(try await offers("set", "") == ["home.greeting", "home.title", "other"])
        #expect(try await offers("set", "--catalog", "Sub/Other.xcstrings", "") == ["other"])
        #expect(try await offers("set", "--catalog=Sub/Other.xcstrings", "") == ["other"])
        #expect(try await offers("preview", "--catalog", "Sub", "") == ["other"])
        #expect(try await offers("move", "--to", "Sub/Other.xcstrings", "h") == ["home.greeting", "home.title"])
        #expect(try await offers("set", "--catalog", "") == ["Localizable.xcstrings", "Sub/Other.xcstrings"])
        #expect(try await answer("set", "--catalog", "x") == ["files 0 xcstrings strings stringsdict"])
    }

    @Test("Broken files and a broken configuration do not prevent other offers")
    func brokenFiles() async throws {
        try work.write("{ \"strings\" : ", to: "Broken.xcstrings")
        #expect(try await offers("set", "home.t") == ["home.title"])
        try work.write("lint: [\n", to: ".fitloc.yml")
        #expect(try await offers("set", "home.t") == ["home.title"])
        #expect(try await offers("set", "--catalog", "Loc") == ["Localizable.xcstrings"])
    }

    @Test("A new key begins like existing keys; a pattern begins with a common prefix")
    func newKeys() async throws {
        #expect(try await offers("add", "h") == ["home."])
        #expect(try await offers("rename", "home.title", "") == ["home.", "home.title"])
        #expect(try await offers("list", "--match", "") == ["home.*"])
    }

    @Test("Languages are those of the project, otherwise widely used ones")
    func languages() async throws {
        #expect(try await answer("lint", "--language", "") == ["none", "en\tEnglish", "pt-BR\tPortuguese, Brazil"])
        #expect(try await offers("lint", "--language", "en,") == ["en,pt-BR"])
        #expect(try await offers("lint", "--language", "en", "--language", "") == ["pt-BR"])
        #expect(try await offers("fill", "--language", "zh-H") == ["zh-HK", "zh-Hans", "zh-Hant"])
        #expect(try await offers("language", "add", "pt") == ["pt-PT"])
        #expect(try await offers("language", "remove", "p") == ["pt-BR"])
    }

    @Test("Texts, states and severities are offered step by step")
    func assignments() async throws {
        #expect(try await offers("set", "home.title", "--value", "") == ["en=", "pt-BR="])
        #expect(try await offers("set", "a", "--value", "en.plural.") == ["en.plural.one=", "en.plural.other="])
        #expect(try await offers("set", "a", "--value", "en=") == [])
        #expect(try await offers("set", "home.title", "--value", "pt-BR=") == ["pt-BR=Boas-vindas ao treino"])
        #expect(
            try await offers("set", "a", "--unset", "en.device.ip") == [
                "en.device.ipad", "en.device.iphone", "en.device.ipod",
            ])
        #expect(try await offers("set", "a", "--state", "pt-BR=n") == ["pt-BR=new", "pt-BR=needs_review"])
        #expect(try await offers("lint", "--severity", "stale-key=w") == ["stale-key=warning"])
        #expect(try await offers("lint", "--severity", "stale-k") == ["stale-key="])
        #expect(try await answer("rules", "stale-k").last?.hasPrefix("stale-key\t") == true)
    }

    @Test("Formats and sources are followed by files after = and :")
    func files() async throws {
        #expect(try await offers("lint", "--format=sa") == ["--format=sarif"])
        #expect(try await answer("lint", "--format=sarif=") == ["files 15"])
        #expect(try await answer("fill", "--from", "strings:") == ["files 8"])
        #expect(try await answer("fill", "--from", "command:") == ["none"])
        #expect(try await answer("compile", "-o", "") == ["folders 0"])
    }

    @Test("Given options are not offered again, unless they can be repeated")
    func options() async throws {
        #expect(try await offers("stats", "--form") == ["--format"])
        #expect(try await offers("stats", "--format", "json", "--form") == [])
        #expect(try await offers("stats", "--language", "en", "--l") == ["--language"])
        #expect(try await offers("stats", "--", "--form") == [])
        #expect(try await offers("he") == ["help"])
        #expect(try await offers("help", "sta") == ["stats"])
    }

    @Test("Revisions are HEAD, branches and tags; comparisons accept two of them, or files")
    func revisions() async throws {
        #expect(try await offers("lint", "--since", "") == [])
        let setUp = """
            git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -qm a && git tag v1
            git branch topic/one
            """
        #expect(try await work.shell(setUp).ending == .status(0))
        #expect(
            try await answer("lint", "--since", "") == [
                "none", "HEAD\thead", "main\tbranch", "topic/one\tbranch", "v1\ttag",
            ])
        #expect(try await offers("diff", "main...t") == ["main...topic/one"])
        #expect(try await answer("diff", "v").first == "files 0")
        #expect(try await answer("diff", "--", "").first == "files 0 xcstrings strings stringsdict")
    }
}
