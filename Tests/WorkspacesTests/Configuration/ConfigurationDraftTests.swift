import CatalogReports
import StringTables
import Testing

@testable import Workspaces

@Suite("The initial configuration")
struct ConfigurationDraftTests {
    private func read(_ draft: ConfigurationDraft) throws -> Configuration {
        try Configuration.read(Array(draft.text.utf8), path: "/app/.fitloc.yml", shownPath: ".fitloc.yml")
    }

    private func draft(of files: [(String, String)], helper: String? = nil) async -> ConfigurationDraft {
        let sources = files.map { TableLoader.Source(path: $0.0, bytes: Array($0.1.utf8)) }
        let helpers = helper.map { [LookupHelper(name: $0, path: "My App/A.swift", line: 1)] } ?? []
        let project = await TableLoader.load(sources)
        return ConfigurationDraft(ProjectSurvey(project, sources: helpers.map(\.path), helpers: helpers))
    }

    @Test("It contains what was found, and can be parsed")
    func wholeProject() async throws {
        let draft = await draft(
            of: [
                ("My App/en.lproj/Localizable.strings", "\"a.b\" = \"A\";"),
                ("My App/no.lproj/Localizable.strings", "\"a.b\" = \"Å\";"),
                ("Tests/A.xcstrings", "{ \"sourceLanguage\" : \"en\", \"strings\" : { } }"),
            ], helper: "L(_:)")
        let configuration = try read(draft)
        #expect(configuration.catalogs == ["My App"])
        #expect(configuration.languages?.map(\.spelling) == ["en", "no"])
        #expect(configuration.exclude?.covers("Tests/A.xcstrings") == true)
        #expect(configuration.sources == ["My App"])
        #expect(configuration.helpers == ["L(_:)"])
        #expect(configuration.sourceLanguage == nil)
    }

    @Test("For an empty folder, it contains examples in comments")
    func emptyFolder() async throws {
        let configuration = try read(await draft(of: []))
        #expect(configuration.catalogs.isEmpty)
        #expect(configuration.languages == nil)
    }

    @Test("It contains a source language only if the files do not")
    func sourceLanguage() async throws {
        let files = [
            ("pt-BR.lproj/A.strings", "\"a.b\" = \"A\";\n\"c.d\" = \"C\";"), ("de.lproj/A.strings", "\"a.b\" = \"A\";"),
        ]
        #expect(try read(await draft(of: files)).sourceLanguage == "pt-BR")
    }

    @Test("The examples in comments are valid configuration without the #")
    func examples() async throws {
        let text = await draft(of: []).text
        let names = text.split(separator: "\n").filter {
            $0.hasPrefix("# ") && !$0.hasPrefix("#  ") && $0.contains(": [")
        }
        #expect(!names.isEmpty)
        for line in names {
            let bytes = Array(line.dropFirst(2).utf8)
            #expect(throws: Never.self) {
                try Configuration.read(bytes, path: "/.fitloc.yml", shownPath: ".fitloc.yml")
            }
        }
    }

    @Test(
        "Words that YAML would misinterpret are quoted",
        arguments: [
            ("en", "en"), ("no", "\"no\""), ("My App", "\"My App\""), ("tr(_:)", "\"tr(_:)\""), ("12", "\"12\""),
            ("App/Res", "App/Res"), (".", "."), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a\nb", "\"a\\u000ab\""), ("", "\"\""),
            ("*", "\"*\""), ("-x", "\"-x\""),
        ])
    func scalars(text: String, written: String) {
        #expect(YAMLScalar.text(text) == written)
    }
}
