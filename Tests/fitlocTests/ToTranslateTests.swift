import Foundation
import TestSupport
import Testing

/// Asks every command which keys are to be translated in a project with every shape of a key.
@Suite("“To translate” means the same in every command")
struct ToTranslateTests {
    /// The keys to translate into Russian.
    private static let wanted: Set<String> = [
        "Absent here", "days.begun", "days.substituted", "empty", "new", "tap", "old.b",
    ]

    @Test("list, stats, language list, report, export and fill agree")
    func commandsAgree() async throws {
        let folder = try Self.project()
        #expect(try await listed(in: folder) == Self.wanted)

        let statistics = try Self.decoder.decode(
            Statistics.self, from: Data(await output("stats --format json", in: folder).utf8))
        #expect(Self.count(statistics.catalogs, "ru") == Self.wanted.count)
        #expect(Self.count(statistics.catalogs, "en") == 0)

        let report = try Self.decoder.decode(
            Report.self, from: Data(await output("report --format json", in: folder).utf8))
        #expect(Set(report.toTranslate.map(\.key)) == Self.wanted)
        #expect(report.toTranslate.allSatisfy { $0.toTranslate == ["ru"] })
        #expect(Self.count(report.languages, "ru") == Self.wanted.count)
        #expect(Self.count(report.languages, "en") == 0)

        let languages = try Self.decoder.decode(
            Languages.self, from: Data(await output("language list --format json", in: folder).utf8))
        #expect(Self.count(languages.languages, "ru") == Self.wanted.count)

        _ = try await output("export --missing --language ru -o open.csv", in: folder)
        let rows = try folder.text(of: "open.csv").split(whereSeparator: \.isNewline).dropFirst()
        #expect(Set(rows.map { String($0.prefix { $0 != "," }) }) == Self.wanted)

        let before = try await texts(in: folder)
        _ = try await output("fill --language ru --from source", in: folder)
        let after = try await texts(in: folder)
        // `fill` also copies texts without words.
        #expect(Set(before.keys.filter { before[$0] != after[$0] }) == Self.wanted.union(["%@: %lld", "%@ · %@"]))
        #expect(try await listed(in: folder) == [])
        let outcome = try await folder.fitloc("export", "--missing", "--language", "ru", "-o", "none.csv")
        #expect(outcome.ending == .status(0))
        #expect(outcome.errors.contains("nothing to translate, so nothing was written"))
        #expect(throws: (any Error).self) { try folder.text(of: "none.csv") }
    }

    @Test("diff --stat counts the same keys of a new project")
    func differenceAgrees() async throws {
        let folder = try Self.project()
        let commit = "git -c user.name=A -c user.email=a@example.com commit -q"
        _ = try await folder.shell("git init -q && \(commit) --allow-empty -m none && git add -A && \(commit) -m all")
        let difference = try Self.decoder.decode(
            Difference.self, from: Data(await output("diff HEAD~1 HEAD --stat --json", in: folder).utf8))
        let work = try #require(difference.languages.first { $0.language == "ru" }).toTranslate
        #expect(work.keys == Self.wanted.count)
        #expect(
            try await output("export --language ru --estimate", in: folder)
                == "ru: keys to translate: \(work.keys); words: \(work.words)\n")
    }

    @Test("language add counts the keys that are to translate, and diff --stat those of the added language")
    func countsOfAddedLanguage() async throws {
        let folder = try WorkFolder()
        try folder.write(
            WrittenCatalog.text([("%@ · %@", [:]), ("Sign in", [:]), ("a.b", ["en": "Yes"])]), to: "L.xcstrings")
        let commit = "git -c user.name=A -c user.email=a@example.com commit -q"
        _ = try await folder.shell("git init -q && git add -A && \(commit) -m all")
        #expect(try await output("language add fr", in: folder) == "added fr to L.xcstrings: 2 texts to translate\n")
        #expect(try await listed("fr", in: folder) == ["Sign in", "a.b"])
        let difference = try Self.decoder.decode(
            Difference.self, from: Data(await output("diff --stat --json", in: folder).utf8))
        #expect(difference.languages.map(\.toTranslate.keys) == [2])
        let words = try #require(difference.languages.first).toTranslate.words
        let estimate = try await output("export --language fr --estimate", in: folder)
        #expect(estimate == "fr: keys to translate: 2; words: \(words)\n" && words == 3)
    }

    @Test("Without a named language, each table counts in its own and the required languages, in every command")
    func languagesOfTables() async throws {
        let folder = try WorkFolder()
        try folder.write(
            WrittenCatalog.text([("a", ["en": "Hello", "fr": "Bonjour"]), ("b", ["en": "Good bye"])]), to: "A.xcstrings"
        )
        try folder.write(
            WrittenCatalog.text([("c", ["en": "Hello you"]), ("d", ["en": "Good day"])]), to: "B.xcstrings")
        func expect(_ numbers: [String: Int], sourceLocation: SourceLocation = #_sourceLocation) async throws {
            let statistics = try Self.decoder.decode(
                Statistics.self, from: Data(await output("stats --format json", in: folder).utf8))
            let report = try Self.decoder.decode(
                Report.self, from: Data(await output("report --format json", in: folder).utf8))
            let languages = try Self.decoder.decode(
                Languages.self, from: Data(await output("language list --format json", in: folder).utf8))
            let estimate = try await output("export --estimate", in: folder)
            for (language, number) in numbers {
                #expect(Self.count(statistics.catalogs, language) == number, sourceLocation: sourceLocation)
                #expect(Self.count(report.languages, language) == number, sourceLocation: sourceLocation)
                #expect(Self.count(languages.languages, language) == number, sourceLocation: sourceLocation)
                #expect(
                    estimate.contains("\(language): keys to translate: \(number);"), sourceLocation: sourceLocation)
                // A named language is one for all tables.
                let all = try await listed(language, in: folder).count
                let written = try await output("export --language \(language) -o Out.xliff --force", in: folder)
                #expect(
                    written.contains("; \(all) key\(all == 1 ? "" : "s") to translate"), sourceLocation: sourceLocation)
            }
            let keys = Set(report.toTranslate.map(\.key))
            #expect(try await listed("", in: folder) == keys, sourceLocation: sourceLocation)
            let csv = try await output("export --missing --format csv -o -", in: folder)
            let rows = csv.split(whereSeparator: \.isNewline).dropFirst()
            #expect(Set(rows.map { String($0.prefix { $0 != "," }) }) == keys, sourceLocation: sourceLocation)
        }
        try await expect(["fr": 1])
        #expect(try await listed("", in: folder) == ["b"])
        #expect(try await listed("fr", in: folder) == ["b", "c", "d"])
        #expect(try await output("export --estimate --language fr", in: folder).contains("translate: 3;"))
        let named = try Self.decoder.decode(
            Statistics.self, from: Data(await output("stats --language fr --format json", in: folder).utf8))
        #expect(Self.count(named.catalogs, "fr") == 3)
        try folder.write("languages: [en, de]\n", to: ".fitloc.yml")
        try await expect(["fr": 1, "de": 4])
    }

    @Test("A language that is the source of one table is a translation in another")
    func sourceElsewhere() async throws {
        let folder = try WorkFolder()
        try folder.write(WrittenCatalog.text([("a", ["en": "Hello there"])]), to: "A.xcstrings")
        try folder.write(
            WrittenCatalog.text([("b", ["fr": "Bonjour"]), ("c", ["fr": "Bonne nuit", "en": "Good night"])]).replacing(
                "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : \"fr\""), to: "B.xcstrings")
        #expect(try await listed("en", in: folder) == ["b"])
        let total = try Self.decoder.decode(
            Total.self, from: Data(await output("stats --total --format json", in: folder).utf8))
        #expect(Self.count(total.languages, "en") == 1)
    }

    @Test("In a required language, lint has an error for each key to translate, and for no other")
    func lintAgrees() async throws {
        let folder = try Self.project()
        try folder.write("languages: [en, ru]\n", to: ".fitloc.yml")
        let report = try Self.decoder.decode(
            Findings.self, from: Data(await output("lint --format json", in: folder).utf8))
        let errors = report.findings.filter { $0.severity == "error" && $0.language == "ru" }
        #expect(Set(errors.compactMap(\.key)) == Self.wanted)
    }

    @Test("Formats for platforms need all keys")
    func platformFormats() async throws {
        let folder = try Self.project()
        let outcome = try await folder.fitloc(
            "export", "--missing", "--language", "ru", "--format", "android", "-o", "res")
        #expect(outcome.ending == .status(64))
        #expect(
            outcome.errors.contains("--missing is for files for translators; Android needs all keys"))
    }

    @Test("A language that was just added has all keys to translate")
    func addedLanguage() async throws {
        let folder = try WorkFolder()
        try folder.write("", to: "Localizable.xcstrings")
        _ = try await output("add a.b --value en=X", in: folder)
        _ = try await output("add c.d --value en=Y", in: folder)
        _ = try await output("language add fr", in: folder)
        _ = try await output("language add de", in: folder)
        _ = try await output("set a.b --value de=Z", in: folder)
        #expect(try await listed("fr", in: folder) == ["a.b", "c.d"])
        #expect(try await listed("de", in: folder) == ["c.d"])
        #expect(try await listed("de,fr", in: folder) == ["a.b", "c.d"])
        #expect(try await listed("de --missing fr", in: folder) == ["a.b", "c.d"])
        #expect(try await listed("en", in: folder) == [])
    }

    @Test("A list without languages is refused")
    func noLanguage() async throws {
        let folder = try Self.project()
        let outcome = try await folder.fitloc("list", "--missing", ",")
        #expect(outcome.ending == .status(64))
        #expect(outcome.errors.contains("--missing names no language"))
    }

    // MARK: - Runs

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    private func output(_ arguments: String, in folder: WorkFolder) async throws -> String {
        let outcome = try await folder.shell("fitloc \(arguments)")
        #expect(outcome.ending.number < 2, "\(arguments): \(outcome.errors)")
        return outcome.output
    }

    private func listed(_ languages: String = "ru", in folder: WorkFolder) async throws -> Set<String> {
        let json = try await output("list --missing \(languages) --format json", in: folder)
        return Set(try Self.decoder.decode(Listing.self, from: Data(json.utf8)).keys.map(\.key))
    }

    /// Returns the Russian texts of each key.
    private func texts(in folder: WorkFolder) async throws -> [String: [String]] {
        let json = try await output("list --language ru --format json", in: folder)
        let keys = try Self.decoder.decode(Listing.self, from: Data(json.utf8)).keys
        return Dictionary(
            uniqueKeysWithValues: keys.map { key in
                (key.key, key.texts.map { "\($0.part ?? ""): \($0.text ?? "") \($0.state ?? "")" })
            })
    }

    private static func count(_ rows: [Row], _ language: String) -> Int {
        rows.filter { $0.language == language }.reduce(0) { $0 + $1.toTranslate }
    }

    private struct Row: Decodable {
        let language: String
        let toTranslate: Int
    }

    private struct Difference: Decodable {
        struct Language: Decodable {
            let language: String
            let toTranslate: Work
        }

        struct Work: Decodable {
            let keys: Int
            let words: Int
        }

        let languages: [Language]
    }

    private struct Statistics: Decodable { let catalogs: [Row] }

    private struct Total: Decodable { let languages: [Row] }

    private struct Languages: Decodable { let languages: [Row] }

    private struct Findings: Decodable {
        struct Finding: Decodable {
            let key: String?
            let language: String?
            let severity: String
        }
        let findings: [Finding]
    }

    private struct Report: Decodable {
        struct Gap: Decodable {
            let key: String
            let toTranslate: [String]
        }
        let languages: [Row]
        let toTranslate: [Gap]
    }

    private struct Listing: Decodable {
        struct Key: Decodable {
            struct Text: Decodable {
                let part: String?
                let text: String?
                let state: String?
            }
            let key: String
            let texts: [Text]
        }
        let keys: [Key]
    }
}
