import CatalogLint
import LintRules
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Findings in folders of code that nothing compiles")
struct UncompiledCodeTests {
    private static let text = "import SwiftUI\nlet a = Text(\"home.titel\")\nlet b = Text(\"home.body\")"

    /// Returns the findings beside a table with the key `home.title`, in code of which the target contains `App/A.swift`.
    ///
    /// - Parameters:
    ///   - code: The files by path.
    ///   - uncompiled: The files that nothing compiles.
    ///   - shown: Describes a finding.
    private func findings(
        _ code: [String: String], uncompiled: Set<String>,
        showing shown: (Finding) -> String = { "\($0.path) \($0.severity) \($0.rule)" }
    ) async -> [String] {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{"extractionState":"manual"}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let files = code.merging(["App/A.swift": "let a = 1"]) { $1 }.sorted { $0.key < $1.key }.map {
            SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
        }
        let target = (TargetMembership.Target(name: "App"), ["App/A.swift", "App/Localizable.xcstrings"])
        let project = SourceProject(
            files, tables: loaded.tables, membership: TargetMembership([target], uncompiled: uncompiled))
        let found = await Linter(sources: SourceChecks(project)).check(loaded).findings
        return found.filter { ["key-missing", "file-not-in-target"].contains($0.rule) }.map(shown)
    }

    @Test("They are notes, and one finding names the outermost folder")
    func folder() async {
        let code = ["Old/B.swift": Self.text, "Old/Views/C.swift": Self.text]
        let notes = { (path: String) in ["\(path) note key-missing", "\(path) note key-missing"] }
        let errors = { (path: String) in ["\(path) error key-missing", "\(path) error key-missing"] }
        #expect(
            await findings(code, uncompiled: Set(code.keys))
                == ["Old/B.swift warning file-not-in-target"] + notes("Old/B.swift") + notes("Old/Views/C.swift"))
        #expect(await findings(code, uncompiled: []) == errors("Old/B.swift") + errors("Old/Views/C.swift"))
        #expect(
            await findings(code, uncompiled: ["Old/Views/C.swift"])
                == errors("Old/B.swift") + ["Old/Views/C.swift warning file-not-in-target"]
                + notes("Old/Views/C.swift"))
    }

    @Test("The message names the folder, or the file if it is the only one")
    func messages() async {
        let code = ["App/Sub/C.swift": Self.text, "Old/B.swift": Self.text, "Old/C.swift": Self.text]
        func message(_ uncompiled: Set<String>, _ code: [String: String]) async -> String? {
            await findings(code, uncompiled: uncompiled, showing: { "\($0.text)" }).first { $0.contains("target") }
        }
        #expect(await message(["App/Sub/C.swift"], code)?.contains("contains this file") == true)
        #expect(await message(["Old/B.swift", "Old/C.swift"], code)?.contains("Swift files in “Old”") == true)
        let inner = code.merging(["Old/Sub/D.swift": "let d = 1"]) { $1 }
        #expect(await message(["Old/B.swift", "Old/C.swift"], inner)?.contains("directly in “Old”") == true)
    }

    @Test("A folder without texts is no finding, nor is one of scripts, examples or tests")
    func withoutTexts() async {
        #expect(await findings(["Old/B.swift": "let a = 1"], uncompiled: ["Old/B.swift"]) == [])
        for path in ["Scripts/B.swift", "Examples/One/B.swift", "Tests/B.swift"] {
            let found = await findings([path: Self.text], uncompiled: [path])
            #expect(found.allSatisfy { $0.hasSuffix("note key-missing") })
        }
    }
}
