import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import AccessorGenerator

@Suite("Generated code compiles", .waitsForPrograms, .thorough(.compiler))
struct GeneratedCodeTests {
    /// Texts that try to end a literal or comment, for every place in which a catalog's text can appear.
    private static let hostile = [
        #"\\(fatalError())"#, ##"\" + evil + \""##, #"*/ func evil() {} /*"#, #"\n}}} enum Evil {"#,
        #"\u2028\u2029\u0000\u000b"#,
        ##"\"\"\"#"##, #"👨‍👩‍👧 é \u202e"#, #"\r\r\n"#, #"\\u{41} \\"#, #"`default`"#,
    ]

    @Test("Malicious keys, values, comments, languages and labels cannot become code")
    func hostileTexts() throws {
        let entries = Self.hostile.enumerated().map { index, text in
            """
            "k\(index) \(text)" : { "extractionState" : "manual", "comment" : "\(text)", "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text) %(\(text.filter { $0 != "%" && $0 != ")" }))@" } },
              "pt \(text)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
            """
        }.joined(separator: ",\n")
        let keywords = [
            "self", "Type", "Protocol", "init", "default", "Any", "swift", "catalog_runtime", "string", "int",
            "localized_string", "catalog_table", "in", "inout", "foundation", "none", "some", "text", "description",
            "hash_value", "all_cases", "raw_value", "await", "try",
        ].map { word in
            """
            "\(word).x" : { }, "x.\(word)" : { }, "f.\(word)" : { },
            \(GeneratedSample.entry("argument.\(word)", "%(\(word))@"))
            """
        }.joined(separator: ",\n")
        let family = GenerationSettings(access: .public, families: [StringFamily("f", name: "Family")])
        let samples = [
            try GeneratedSample(entries + "," + keywords, family),
            try GeneratedSample(entries, table: "Package", GenerationSettings(access: .package)),
        ]
        for sample in samples { #expect(sample.problems.isEmpty) }
        let sources = samples.map(\.source)
        #expect(try SwiftCompiler.problems(in: sources) == "")
        #expect(
            try SwiftCompiler.problems(
                in: sources,
                options: ["-default-isolation", "MainActor", "-enable-upcoming-feature", "InternalImportsByDefault"])
                == "")
        let apple = try GeneratedSample(entries, GenerationSettings(style: .apple))
        #expect(apple.result.leftOut.isEmpty)
        #expect(try SwiftCompiler.problems(in: [AppleStub.source, AppleStub.adapted(apple.source)]) == "")
    }

    @Test("The accessors of several catalogs can be in one file", arguments: [AccessorStyle.portable, .apple])
    func oneFile(style: AccessorStyle) throws {
        let entries = GeneratedSample.entry("home.title", "Home")
        let sample = try GeneratedSample(
            tables: [("Errors", entries), ("Localizable", entries), ("My Errors", entries)],
            GenerationSettings(style: style))
        #expect(sample.problems.isEmpty)
        let (_, bytes) = try #require(GenerationOutput.file("All.swift").files(of: sample.result).first)
        let source = String(decoding: bytes, as: UTF8.self)
        let sources = style == .apple ? [AppleStub.source, AppleStub.adapted(source)] : [source]
        #expect(try SwiftCompiler.problems(in: sources) == "")
    }

    @Test("Switches over a family and calls with labels compile as expected")
    func use() throws {
        let family = StringFamily("error", name: "ChatError")
        let sample = try GeneratedSample(
            [
                GeneratedSample.entry("error.none", "None"), GeneratedSample.entry("error.rate", "%(seconds)lld"),
                GeneratedSample.entry("days", "Days"), GeneratedSample.entry("%lld days", "%lld days"),
                GeneratedSample.entry("home.default", "%(name)@"), GeneratedSample.entry("home", "Home"),
            ].joined(separator: ","), GenerationSettings(families: [family]))
        let caller = """
            import CatalogRuntime
            func use(_ error: ChatError) -> [LocalizedString] {
                let plain = Strings.days
                if case .rate(seconds: 3) = error { return [plain] }
                return [error.text, Strings.days(3), Strings.Home.default(name: "x"), Strings.home]
            }
            """
        #expect(try SwiftCompiler.problems(in: [sample.source, caller]) == "")
    }

    @Test("Families with additional texts compile for every access level", arguments: AccessLevel.allCases)
    func families(access: AccessLevel) throws {
        let families = [
            StringFamily(
                "day.*.full", name: "Day", cases: [FamilyCase("monday", name: "short")],
                texts: [FamilyText("short", "day.*.short"), FamilyText("default", "day.*.in")]),
            StringFamily("plan.*.*.name", name: "Plan", texts: [FamilyText("left", "plan.*.*.left")]),
            StringFamily(
                "error", name: "Failure", cases: [FamilyCase("rate", name: "rateLimited"), "left"],
                texts: [FamilyText("left", "error.*.left")], exceptions: ["other"]),
        ]
        let entries = [
            ("day.monday.full", "Monday"), ("day.monday.short", "Mon"), ("day.monday.in", "M"),
            ("plan.a.b.name", "A"), ("plan.a.b.left", "%(self)lld of %(table_Localizable)@"),
            ("plan.c.d.name", "C"), ("plan.c.d.left", "%2$(table_Localizable)@: %1$(self)lld"),
            ("error.rate", "%(seconds)lld"), ("error.rate.left", "%lld left"), ("error.other", "Other"),
            ("error.left", "%lld left"), ("error.left.left", "%lld left"),
        ].map { GeneratedSample.entry($0.0, $0.1) }.joined(separator: ",")
        let caller = """
            import CatalogRuntime
            let texts: [LocalizedString] = Day.allCases.map(\\.short) + [
                Day.short.text, Day.short.short, Day.short.default, Plan.cD.left(self: 3, table_Localizable: "x"),
                Failure.rateLimited(seconds: 3).left(2), Failure.left(2).left(2), Strings.Error.other,
            ]
            let plans: Set<Plan> = [.aB, Plan(rawValue: "c.d") ?? .aB]
            let failures: Set<Failure> = [.rateLimited(seconds: 3)]
            func isSendable(_: some Hashable & Sendable) { isSendable(Day.short); isSendable(Failure.left(1)) }
            """
        let portable = try GeneratedSample(entries, GenerationSettings(access: access, families: families))
        #expect(portable.problems == [])
        #expect(try SwiftCompiler.problems(in: [portable.source, caller]) == "")
        let apple = try GeneratedSample(
            entries, GenerationSettings(style: .apple, access: access, families: families))
        #expect(apple.problems == [])
        #expect(apple.lines(with: "func left(").count == 2)
        #expect(try SwiftCompiler.problems(in: [AppleStub.source, AppleStub.adapted(apple.source)]) == "")
    }

    @Test("Portable accessors of each catalog compile, or are rejected")
    func portableCorpus() throws {
        let outcome = try CorpusOutcome(GenerationSettings())
        #expect(outcome.sources.count > Corpus.minimum(50, withRealFiles: 110))
        #expect(outcome.refusals.allSatisfy { $0.contains { $0.severity == .error && $0.location.position != nil } })
        #expect(try SwiftCompiler.problems(in: outcome.sources) == "")
    }

    @Test("Accessors of each catalog with Xcode’s names compile, or are rejected")
    func appleCorpus() throws {
        let outcome = try CorpusOutcome(GenerationSettings(style: .apple, keys: .all))
        #expect(outcome.sources.count > Corpus.minimum(50, withRealFiles: 110))
        #expect(try SwiftCompiler.problems(in: outcome.sources, options: ["-parse"]) == "")
        let adapted = outcome.sources.map { AppleStub.adapted($0) }
        #expect(try SwiftCompiler.problems(in: [AppleStub.source] + adapted) == "")
    }
}

/// The result of generating accessors for the corpus.
///
/// Each distinct catalog is a table of its own, so that one compiler run checks all of them.
private struct CorpusOutcome {
    var sources: [String] = []
    var refusals: [[GenerationDiagnostic]] = []

    init(_ settings: GenerationSettings) throws {
        var seen: Set<[UInt8]> = []
        for (index, file) in try Corpus.catalogs().enumerated() where file.bytes.count < 300_000 {
            guard seen.insert(file.bytes).inserted,
                let catalog = try? Catalog(file.bytes, path: "/corpus/T\(index).xcstrings")
            else { continue }
            var result = StringsGenerator(settings).generate([catalog])
            if !result.isUsable {
                refusals.append(result.problems)
                // Colliding keys are mostly sentences, for which Xcode generates no symbols either.
                var manual = settings
                manual.keys = .manual
                result = StringsGenerator(manual).generate([catalog])
            }
            sources += result.files.map(\.source)
        }
    }
}
