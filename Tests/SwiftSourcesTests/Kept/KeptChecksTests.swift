import CatalogCore
import CatalogRuntime
import CompactStorage
import Foundation
import LintRules
import StringTables
import TestSupport
import Testing

@testable import CatalogLint
@testable import SwiftSources

@Suite("Findings in code that are kept between runs")
struct KeptChecksTests {
    private let folder: TemporaryFolder
    private let path: String
    private let code = [
        (path: "App/A.swift", text: "let a = Text(\"home.title\")\nlet b = Text(\"home.titel\")\n"),
        (path: "App/B.swift", text: "// [fitloc:off hard-coded-text]\nlet c = Text(verbatim: \"Save the file\")\n"),
    ]
    private let catalog = #"{ "sourceLanguage" : "en", "strings" : { "home.title" : { } }, "version" : "1.0" }"#

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("findings")
    }

    // MARK: - The same findings

    @Test(
        "A run with the same inputs reports the same findings as the last one, for every example of every rule",
        arguments: SourceRuleExampleTests.descriptions.map(\.id))
    func examples(id: RuleID) async throws {
        let description = try #require(RuleSet.standard.description(of: id))
        for example in description.failing + description.passing {
            let marked = MarkedProject(example)
            let loaded = await marked.loaded
            guard let project = try? marked.project(loaded) else { continue }
            let expected = await report(loaded, SourceChecks(project))
            let first = checks(loaded, project)
            #expect(await report(loaded, first.checks) == expected)
            let second = checks(loaded, project)
            #expect(await report(loaded, second.checks) == expected)
            #expect(first.analyses() == 1 && second.analyses() == 0, "\(example.files.map(\.text))")
        }
    }

    @Test("Comments that suppress findings and the number of files are kept too")
    func suppressions() async throws {
        let loaded = await loaded()
        for run in 1...2 {
            let run = (number: run, checks: checks(loaded, project(loaded)))
            let checks = run.checks.checks
            #expect(checks.fileCount == 2)
            #expect(checks.suppressions.map(\.file.path) == ["App/B.swift"])
            let found = await report(loaded, checks)
            #expect(found.contains { $0.contains("home.titel") } && !found.contains { $0.contains("Save the file") })
            #expect(run.checks.analyses() == (run.number == 1 ? 1 : 0))
        }
    }

    // MARK: - Other inputs

    @Test("Other code, another table, another setting and another program are analyzed again")
    func others() async throws {
        let loaded = await loaded()
        _ = await report(loaded, checks(loaded, project(loaded)).checks)
        func isKept(_ checks: CountedChecks) -> Bool {
            _ = checks.checks
            return checks.analyses() == 0
        }
        #expect(isKept(checks(loaded, project(loaded))))
        #expect(!isKept(checks(loaded, project(loaded), program: "other")))
        #expect(!isKept(checks(loaded, project(loaded), settings: .init(helpers: ["L(_:)"]))))
        let other = await self.loaded(catalog.replacing("home.title", with: "home.titel"))
        #expect(!isKept(checks(other, project(other))))
        #expect(!isKept(checks(await self.loaded(at: "App/Other.xcstrings"), project(loaded))))
        for number in code.indices {
            var code = code
            code[number].text += "\n"
            #expect(!isKept(checks(loaded, project(loaded, code))))
            code = self.code
            code[number].path = "App/C.swift"
            #expect(!isKept(checks(loaded, project(loaded, code))))
        }
        #expect(!isKept(checks(loaded, project(loaded, Array(code.dropLast())))))
        // All of these only read the kept findings.
        #expect(isKept(checks(loaded, project(loaded))))
    }

    @Test("A rule that did not run the last time analyzes the code, and the next run has all findings")
    func moreRules() async throws {
        let loaded = await loaded()
        let one = RuleSelection(only: [KeyUnusedRule.description.id])
        let first = checks(loaded, project(loaded))
        _ = await report(loaded, first.checks, one)
        let all = await report(loaded, SourceChecks(project(loaded)))
        let second = checks(loaded, project(loaded))
        #expect(await report(loaded, second.checks, one) == report(loaded, SourceChecks(project(loaded)), one))
        #expect(second.analyses() == 0)
        #expect(await report(loaded, second.checks) == all)
        #expect(second.analyses() == 1)
        let third = checks(loaded, project(loaded))
        #expect(await report(loaded, third.checks) == all && third.analyses() == 0)
    }

    @Test("Another context of the project analyzes the code: words that stay as they are, and unreadable tables")
    func contexts() async throws {
        let loaded = await loaded()
        let settings = LintSettings(doNotTranslate: ["home.titel"])
        let fresh = await report(loaded, SourceChecks(project(loaded)), settings: settings)
        #expect(!fresh.contains { $0.contains("home.titel") })
        _ = await report(loaded, checks(loaded, project(loaded)).checks)
        for count in [1, 0] {
            let checks = checks(loaded, project(loaded))
            #expect(await report(loaded, checks.checks, settings: settings) == fresh)
            #expect(checks.analyses() == count)
        }
    }

    // MARK: - Files

    @Test("A file with any changed or missing byte is ignored")
    func broken() async throws {
        let loaded = await loaded()
        let first = checks(loaded, project(loaded))
        let expected = await report(loaded, first.checks)
        let whole = try FileReader.read(path).bytes
        for location in stride(from: 0, to: whole.count, by: 7) {
            var bytes = whole
            bytes[location] = bytes[location] &+ 0x55
            for broken in [bytes, Array(whole[..<location])] {
                try Data(broken).write(to: URL(fileURLWithPath: path))
                #expect(KeptFindings(reading: path, for: first.inputs.digest) == nil)
            }
        }
        #expect(await report(loaded, checks(loaded, project(loaded)).checks) == expected)
        #expect(try FileReader.read(path).bytes == whole)
    }

    @Test("Damaged findings are rejected, or can be used safely")
    func damaged() async throws {
        let loaded = await loaded()
        let first = checks(loaded, project(loaded))
        _ = await report(loaded, first.checks)
        let kept = try #require(KeptFindings(reading: path, for: first.inputs.digest))
        var writer = CompactWriter()
        kept.pack(into: &writer)
        let whole = writer.whole
        for location in whole.indices {
            var bytes = whole
            bytes[location] = bytes[location] &+ 0x55
            guard var reader = try? CompactReader(bytes), let read = try? KeptFindings(from: &reader) else { continue }
            var sink = FindingSink()
            for finding in read.findings.values.joined() { finding.report(to: &sink, in: [:]) }
            #expect(sink.drafts.isEmpty)
        }
    }

    // MARK: - Runs

    /// Checks that count the analyses of the code.
    private struct CountedChecks {
        let kept: KeptChecks
        let inputs: AnalysisInputs
        let count: Locked<Int>

        var checks: SourceChecks { kept.checks }

        func analyses() -> Int { count.withLock { $0 } }
    }

    private func checks(
        _ loaded: Project, _ project: SourceProject, program: String = "program",
        settings: SourceIndex.Settings = .init()
    ) -> CountedChecks {
        var inputs = AnalysisInputs(program: program, settings)
        let files = project.index.files
        inputs.add(
            files.map { SourceReading.File(path: $0.path, bytes: $0.bytes, digest: ContentDigest($0.bytes)) })
        inputs.add(loaded.tables)
        inputs.add(project.accessors)
        let count = Locked(0)
        let kept = KeptChecks(
            at: path, inputs, files: files.map { ($0.path, $0.bytes) }, tables: loaded.tables
        ) {
            count.withLock { $0 += 1 }
            return SourceChecks(project)
        }
        return CountedChecks(kept: kept, inputs: inputs, count: count)
    }

    private func loaded(_ text: String? = nil, at path: String = "App/Localizable.xcstrings") async -> Project {
        await TableLoader.load([TableLoader.Source(path: path, bytes: Array((text ?? catalog).utf8))])
    }

    private func project(_ loaded: Project, _ code: [(path: String, text: String)]? = nil) -> SourceProject {
        SourceProject(
            (code ?? self.code).map { SourceScanner().file(at: $0.path, holding: Array($0.text.utf8)) },
            tables: loaded.tables)
    }

    /// Returns the findings of all rules, also of those that are off by default.
    private func report(
        _ loaded: Project, _ checks: SourceChecks, _ selection: RuleSelection = RuleSelection(),
        settings: LintSettings = LintSettings()
    ) async -> [String] {
        var settings = settings
        for rule in SourceRuleExampleTests.descriptions where rule.severity == .off {
            settings.severities[rule.id] = .warning
        }
        let final = settings
        let linter = Linter(selection: selection, settings: { _ in final }, sources: checks)
        return await linter.check(loaded).findings.map { finding in
            """
            \(finding.path):\(finding.position): \(finding.severity) \(finding.rule) \(finding.sentence) \
            \(finding.text) \(finding.related) \(finding.fix) \(finding.unsafeFix) \(finding.keyCount)
            """
        }
    }
}
