import CatalogLint
import Foundation
import TestSupport
import Testing

@Suite("The documentation site", .waitsForPrograms)
struct SiteTests {
    private static var canBuild: Bool {
        (try? Program.transcript(of: ["docc", "--help"]).status) == 0
    }

    @Test("The page with all guides lists every page in docs")
    func listed() throws {
        let docs = SourceTree.package.appendingPathComponent("docs")
        let list = try String(contentsOf: docs.appendingPathComponent("site/fitloc.md"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(atPath: docs.path).filter { $0.hasSuffix(".md") }
        // On the site, the pages for rules and commands have other names.
        let guides = files.map { $0.dropLast(3) }.filter { !["rules", "cli"].contains($0) }
        #expect(guides.filter { !list.contains("- <doc:\($0)>") }.sorted() == [], "add these to docs/site/fitloc.md")
    }

    @Test(
        "It builds without warnings, with a page for every guide, rule, command and schema", .enabled(if: canBuild))
    func site() async throws {
        let work = try WorkFolder()
        let script = SourceTree.package.appendingPathComponent("scripts/docs").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let outcome = try await work.shell(
            "PATH='\(path)' '\(script)' --modules '\(BuiltModules.path)' --base-path /fitloc -o site")
        #expect(outcome.ending == .status(0), "\(outcome.output)\(outcome.errors)")

        let guides = Swift.Set(try work.names(below: "site/data/documentation/fitloc"))
        let docs = SourceTree.package.appendingPathComponent("docs")
        let files = try FileManager.default.contentsOfDirectory(atPath: docs.path).filter { $0.hasSuffix(".md") }
        let stems = Swift.Set(files.map { $0.dropLast(3) + ".json" }).subtracting(["cli.json"])
        #expect(stems.subtracting(guides) == [])
        for rule in RuleSet.standard.descriptions { #expect(guides.contains("rule-\(rule.id).json")) }
        for name in ["command-fitloc-lint", "command-fitloc-language-add", "schema-lint", "commands", "contributing"] {
            #expect(guides.contains("\(name).json"))
        }
        let kit = try work.text(of: "site/data/documentation/xcstringskit.json")
        #expect(kit.contains("Writing-a-rule") && kit.contains("Module-CatalogCore"))
        #expect(try work.names(below: "site/documentation/catalogruntime").contains("on-a-server"))
        #expect(try work.text(of: "site/index.html").contains("/fitloc/documentation/"))
    }
}
