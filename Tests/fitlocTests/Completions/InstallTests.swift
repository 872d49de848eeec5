import CatalogLint
import Foundation
import LintReports
import LintRules
import ProgramSupport
import TestSupport
import Testing

@testable import FitlocCommands

@Suite("Installed and released files", .waitsForPrograms)
struct InstallTests {
    @Test("Completions, manual pages and pages of rules are where programs look; everything can be uninstalled")
    func locations() async throws {
        let tree = try await InstalledTree()
        #expect(tree.outcome.ending == .status(0), "\(tree.outcome.errors)")
        let manuals = ManualPages(try ToolDescription(Data(Fitloc._dumpHelp().utf8)), version: .current).all
        let rules = RuleSet.standard.descriptions
        let expected =
            manuals.map { "share/man/man1/\($0.name)" } + rules.map { "share/doc/fitloc/rules/\($0.id).md" } + [
                "bin/fitloc", "bin/fitloc-edit", "bin/fitloc-network", "bin/fitloc-sources",
                "share/bash-completion/completions/fitloc", "share/zsh/site-functions/_fitloc",
                "share/fish/vendor_completions.d/fitloc.fish", "share/doc/fitloc/LICENSE",
            ]
        let installed = try await tree.files()
        #expect(Swift.Set(installed) == Swift.Set(expected + ["share/doc/fitloc/installed"]))
        let page = try String(
            contentsOfFile: tree.prefix + "/share/doc/fitloc/rules/newline-count.md", encoding: .utf8)
        #expect(page == RulePage.page(of: try #require(RuleSet.standard.profile(of: "newline-count"))))

        let released = try await tree.releasedFiles()
        #expect(Swift.Set(released) == Swift.Set(expected + ["share/doc/fitloc/NOTICES"]))

        let removal = try await tree.work.shell("checkout/scripts/install --uninstall --prefix '\(tree.prefix)'")
        #expect(removal.ending == .status(0), "\(removal.errors)")
        #expect(try await tree.files() == [])
    }

    @Test(
        "man finds the pages below the prefix",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/man"), "man is not installed"))
    func manuals() async throws {
        let tree = try await InstalledTree()
        let found = try await tree.lines("MANPATH='\(tree.prefix)/share/man' man -w fitloc-lint")
        #expect(found == ["\(tree.prefix)/share/man/man1/fitloc-lint.1"])
    }

    @Test("ShellCheck reports nothing in the script for bash", .enabled(if: ForeignReader.hasShellCheck))
    func shellCheck() async throws {
        let work = try WorkFolder()
        let outcome = try await work.shell(
            "fitloc --generate-completion-script bash >script && shellcheck --shell bash script")
        #expect(outcome.output == "")
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
