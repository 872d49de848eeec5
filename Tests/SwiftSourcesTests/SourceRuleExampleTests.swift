import AccessorGenerator
import CatalogCore
import CatalogLint
import FileSearch
import LintRules
import StringTables
import TestSupport
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Examples of rules for Swift code")
struct SourceRuleExampleTests {
    static let rules = RuleSet.standard.rules.compactMap { $0 as? any SourceRule }
    static let descriptions = rules.map { type(of: $0).description }

    @Test("Every rule for Swift code has one check, and every check belongs to such a rule")
    func everyRuleHasACheck() {
        let checks = SourceChecks(SourceProject([], tables: [])).checks.map { $0.rule.description.id.name }
        // The search for unused keys is not one of these checks, because it needs proofs.
        // The checks of stale keys and of files in no target are those of rules for tables.
        let rules = Self.descriptions.map(\.id.name) + ["file-not-in-target", "stale-key"]
        #expect(checks.sorted() == rules.sorted())
        #expect(RuleSet.standard.descriptions.filter { $0.scope == .source }.map(\.id) == Self.descriptions.map(\.id))
    }

    @Test("Every rule for code reports nothing in its passing examples", arguments: descriptions.map(\.id))
    func passingExamplesPass(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        #expect(!description.passing.isEmpty)
        for example in description.passing where Self.hasCheck(id) {
            let marked = MarkedProject(example)
            #expect(marked.marks.isEmpty, "a passing example has no marks")
            let found = await marked.findings(of: description)
            #expect(found.isEmpty, "\(found.map(\.sentence)) in \(example.files.map(\.text))")
        }
    }

    @Test(
        "Every rule for code reports exactly the marked locations in its failing examples",
        arguments: descriptions.map(\.id))
    func failingExamplesFail(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        #expect(!description.failing.isEmpty)
        for example in description.failing where Self.hasCheck(id) {
            let marked = MarkedProject(example)
            #expect(!marked.marks.isEmpty, "a failing example has marks")
            let found = await marked.findings(of: description)
            let locations = found.map { "\($0.path):\($0.position.line):\($0.position.column)" }
            #expect(locations.sorted() == marked.marks.sorted(), "\(found.map(\.sentence))")
            #expect(found.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") && $0.key != nil })
        }
    }

    @Test(
        "After the safe fixes of a rule, the rule reports nothing",
        arguments: descriptions.filter { $0.fix == .safe }.map(\.id))
    func fixesMend(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        for example in description.failing {
            let marked = MarkedProject(example)
            let found = await marked.findings(of: description)
            guard found.contains(where: { !$0.fix.isEmpty }) else { continue }
            let fixed = try marked.applying(found)
            #expect(await fixed.findings(of: description).isEmpty)
        }
    }

    private static func hasCheck(_ id: RuleID) -> Bool {
        SourceChecks(SourceProject([], tables: [])).checks.contains { $0.rule.description.id == id }
    }
}

/// An example of tables and Swift code without its marks, and the positions of the marks.
struct MarkedProject {
    let files: [(path: String, bytes: [UInt8])]
    let marks: [String]
    private let options: RuleOptions

    init(_ example: RuleExample) {
        let marked = example.files.map { ($0.path, MarkedText($0.text)) }
        self.init(
            marked.map { ($0, Array($1.text.utf8)) }, options: example.options,
            marks: marked.flatMap { path, text in
                text.marks.map { "\(path):\($0)" }
            })
    }

    init(_ files: [(path: String, bytes: [UInt8])], options: RuleOptions = .none, marks: [String] = []) {
        self.files = files
        self.options = options
        self.marks = marks
    }

    /// Returns the code and tables, with the accessors that `generate-strings.json` defines.
    func project(_ loaded: Project) throws -> SourceProject {
        let sources = files.filter { CodeFiles.isCode($0.path) }
        let settings = files.filter { $0.path.hasSuffix(GenerationSettings.fileName) }
        let catalogs = files.filter { $0.path.hasSuffix(".xcstrings") }
        let directories = try settings.map { file in
            try StringsGenerator(GenerationSettings(file.bytes, path: file.path))
                .directory(of: catalogs.map { try Catalog($0.bytes, path: $0.path) })
        }
        return SourceProject(
            sources.map { SourceScanner().file(at: $0.path, holding: $0.bytes) }, tables: loaded.tables,
            accessors: directories, membership: try membership())
    }

    /// Returns the targets of the files, as the Xcode projects among them say.
    private func membership() throws -> TargetMembership {
        let projects = files.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }
        let targets = try projects.enumerated().flatMap { number, file in
            let folder = "/" + file.path.split(separator: "/").dropLast().joined(separator: "/")
            return try XcodeProject(file.bytes, path: folder).targets.map { target in
                (
                    TargetMembership.Target(target, project: number),
                    files.map(\.path).filter { target.contents.contains("/\($0)") }
                )
            }
        }
        return TargetMembership(targets)
    }

    /// The tables.
    var loaded: Project {
        get async {
            let others = [".swift", ".json", ".pbxproj"]
            let tables = files.filter { file in !others.contains { file.path.hasSuffix($0) } }
            return await TableLoader.load(tables.map { TableLoader.Source(path: $0.path, bytes: $0.bytes) })
        }
    }

    /// Returns the findings of all rules.
    ///
    /// The given rules are on even if they are off by default.
    func report(on rules: [RuleID] = []) async -> LintReport {
        let settings = LintSettings(
            severities: Dictionary(rules.map { ($0, .warning) }) { $1 },
            options: Dictionary(rules.map { ($0, options) }) { $1 })
        let loaded = await loaded
        guard let project = try? project(loaded) else {
            return LintReport(findings: [], fileCount: 0, sourceCount: 0, keyCounts: [:])
        }
        return await Linter(settings: { _ in settings }, sources: SourceChecks(project)).check(loaded)
    }

    /// Returns the findings of a rule, which is switched on if it is off by default.
    func findings(of description: RuleDescription) async -> [Finding] {
        let report = await report(on: description.severity == .off ? [description.id] : [])
        return report.findings.filter { $0.rule == description.id }
    }

    /// Returns the example with all fixes applied.
    func applying(_ findings: [Finding]) throws -> MarkedProject {
        MarkedProject(
            try files.map { file in
                (file.path, try Edit.apply(findings.filter { $0.path == file.path }.flatMap(\.fix), to: file.bytes))
            }, options: options)
    }
}
