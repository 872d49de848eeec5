import CatalogCore
import CatalogLint
import CatalogRuntime
import Foundation
import LintReports
@testable import LintRules
import StringTables
import TestSupport
import Testing

@Suite("Rules and their examples")
struct RuleExampleTests {
    /// All rules except those for Swift code, which are tested with the module that reads code.
    static let descriptions = RuleSet.standard.descriptions.filter { $0.scope != .source }

    @Test("Every rule reports nothing in its passing examples", arguments: descriptions.map(\.id))
    func passingExamplesPass(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        #expect(!description.passing.isEmpty)
        for example in description.passing + ExemptionExample.passing(id) {
            let marked = MarkedExample(example)
            #expect(marked.marks.isEmpty, "a passing example has no marks")
            let found = await marked.findings(of: description)
            #expect(found.isEmpty, "\(found.map(\.message)) in \(example.files.map(\.text))")
        }
    }

    @Test(
        "Every rule reports exactly the marked locations in its failing examples",
        arguments: descriptions.map(\.id))
    func failingExamplesFail(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        #expect(!description.failing.isEmpty)
        for example in description.failing + ExemptionExample.failing(id) {
            let marked = MarkedExample(example)
            #expect(!marked.marks.isEmpty, "a failing example has marks")
            let found = await marked.findings(of: description)
            let locations = found.map { "\($0.path):\($0.position.line):\($0.position.column)" }
            #expect(
                locations.sorted() == marked.marks.sorted(), "\(found.map(\.message)) in \(example.files.map(\.text))")
            #expect(found.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
            for finding in found { try expectTranslation(of: finding.text) }
        }
    }

    @Test(
        "After all fixes of a rule, safe and unsafe, the rule reports nothing",
        arguments: descriptions.filter { $0.fix == .safe || $0.fix == .unsafe }.map(\.id))
    func fixesMend(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        for example in description.failing {
            let marked = MarkedExample(example)
            let found = await marked.findings(of: description)
            #expect(description.fix == .safe || found.allSatisfy { $0.fix.isEmpty })
            guard found.contains(where: { !$0.fix.isEmpty || !$0.unsafeFix.isEmpty }) else { continue }
            let fixed = try marked.applying(found)
            #expect(await fixed.findings(of: description).isEmpty)
        }
    }
}

/// Expects that all words of a message are in the catalog, and none among its values.
private func expectTranslation(of message: FindingMessage) throws {
    let known = try FindingCatalog.templates.get()
    let words = message.templates.filter { $0.replacing(/%\d\$@/, with: "").contains(where: \.isLetter) }
    let missing = words.filter { !known.contains($0) }
    #expect(missing == [], "add these keys to Localizable/Findings.xcstrings; CONTRIBUTING.md has the command")
    let prose = message.values.filter { !$0.contains("“") && $0.contains(/[a-z]{2,} [a-z]{2,}/) }
    #expect(prose.isEmpty, "words that nothing can translate")
}

/// The catalog of the words of findings.
private enum FindingCatalog {
    static let templates = Result<Set<String>, any Error> {
        let file = SourceTree.package.appendingPathComponent("Localizable/Findings.xcstrings")
        let catalog = try Catalog(Array(Data(contentsOf: file)), path: file.path)
        return Set((0..<catalog.entryCount).map { catalog.entry(at: $0).key.string })
    }
}

/// An example without its marks, and the positions of the marks.
struct MarkedExample {
    let sources: [TableLoader.Source]
    let marks: [String]
    private let earlier: [[TableLoader.Source]]
    private let required: [LanguageTag]?
    private let options: RuleOptions
    private let glossary: [GlossaryTerm]
    private let misspellings: Misspellings
    private let leftOut: Set<String>
    private let build: BuildFacts

    init(_ example: RuleExample) {
        var marks: [String] = []
        sources = example.files.compactMap { file in
            let marked = MarkedText(file.text)
            marks += marked.marks.map { "\(file.path):\($0)" }
            // Other files, such as manifests, only show where findings are.
            guard TablePath.format(of: file.path) != nil else { return nil }
            return TableLoader.Source(path: file.path, bytes: file.encoding.bytes(of: marked.text))
        }
        self.marks = marks
        earlier = example.earlier.map { version in
            version.map { TableLoader.Source(path: $0.path, bytes: $0.encoding.bytes(of: $0.plainText)) }
        }
        required = example.required
        options = example.options
        glossary = example.glossary
        misspellings = example.misspellings
        leftOut = example.leftOut
        build = example.build
    }

    private init(sources: [TableLoader.Source], like other: MarkedExample) {
        self.sources = sources
        marks = []
        earlier = other.earlier
        required = other.required
        options = other.options
        glossary = other.glossary
        misspellings = other.misspellings
        leftOut = other.leftOut
        build = other.build
    }

    /// Returns the findings of a rule, which is switched on if it is off by default.
    func findings(of description: RuleDescription, among rules: RuleSet = .standard) async -> [Finding] {
        var settings = LintSettings(
            requiredLanguages: required, severities: description.severity == .off ? [description.id: .warning] : [:],
            options: [description.id: options], doNotTranslate: options["do-not-translate"],
            glossary: glossary)
        settings.misspellings = misspellings
        let project = await TableLoader.load(sources)
        let histories = earlier.isEmpty ? [:] : await WrittenHistory(earlier + [sources]).histories(of: project)
        let linter = Linter(
            rules: rules,
            settings: { [settings, leftOut, build] path in
                var settings = settings
                settings.build = { build }
                settings.isLeftOut = { leftOut.contains(path) }
                return settings
            }, histories: histories)
        let report = await linter.check(project)
        return report.findings.filter { $0.rule == description.id }
    }

    /// Returns the example with all fixes applied.
    func applying(_ findings: [Finding]) throws -> MarkedExample {
        let fixed = try sources.map { source in
            let edits = findings.filter { $0.path == source.path }.flatMap { $0.fix + $0.unsafeFix }
            return TableLoader.Source(path: source.path, bytes: try Edit.apply(edits, to: source.bytes))
        }
        return MarkedExample(sources: fixed, like: self)
    }
}
