import CatalogCore
import CatalogEditing
import XcodeProjects
import Testing

@testable import SwiftSources

@Suite("The keys that Apple's compiler found")
struct CompilerLookupsTests {
    private static let code = """
        import SwiftUI
        struct Page: View {
            var body: some View {
                Text("Total \\(Money.total)", comment: "A sum")
                Text("Mac")
                Text(L10n.text("helper"))
            }
        }
        """

    /// Returns a use in line 4.
    private func use(
        _ key: String, line: Int = 4, column: Int = 14, comment: String? = "", value: String? = nil
    ) -> CompilerStrings.Use {
        .init(key: key, comment: comment, value: value, at: .init(startingLine: line, startingColumn: column))
    }

    private func project(
        _ builds: [[String: [CompilerStrings.Use]]], catalogs: [String: String] = ["Localizable.xcstrings": ""],
        membership: TargetMembership = TargetMembership(), isCompiled: Bool = true
    ) throws -> SourceProject {
        let file = SourceScanner().file(at: "App/Page.swift", holding: Array(Self.code.utf8))
        let other = SourceScanner().file(at: "Widget/Other.swift", holding: [])
        var lookups = CompilerLookups()
        for tables in builds {
            lookups.add(CompilerStrings(source: "/App/Page.swift", tables: tables), ofFileAt: "App/Page.swift")
        }
        let tables = try catalogs.sorted { $0.key < $1.key }.map { path, entries in
            let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
            return try Catalog(Array(text.utf8), path: path)
        }
        return SourceProject(
            [file, other], tables: tables, membership: membership, compiled: isCompiled ? lookups : nil)
    }

    private func changes(_ project: SourceProject) -> [String] {
        let extraction = Extraction(of: project, EvidenceFinder(project))
        return extraction.tables.flatMap { table in
            table.changes.map { "\(project.tables[table.table].path): \($0.kind) \($0.change.key)" }
        }
    }

    @Test("The compiler's key replaces the guess, and code that it did not compile adds nothing")
    func truth() throws {
        let project = try project([["Localizable": [use("Total %lld")]]])
        #expect(changes(project) == ["Localizable.xcstrings: added Total %lld"])
        let use = try #require(project.index.uses.first)
        #expect(use.key.isCertain && use.comment == "A sum" && use.certainty == .certain)
        #expect(project.index.uses.contains { $0.key.key == "Mac" && $0.certainty == .likely })
    }

    @Test("Columns in other units do not matter, and keys that only the compiler found are added")
    func otherLocations() throws {
        let project = try project([
            ["Localizable": [use("Total %lld", column: 99), use("Made by a macro", line: 5, column: 1)]]
        ])
        #expect(
            changes(project) == [
                "Localizable.xcstrings: added Total %lld", "Localizable.xcstrings: added Made by a macro",
            ])
    }

    @Test("Architectures with different types have different keys, and equal ones count once")
    func architectures() throws {
        let project = try project([
            ["Localizable": [use("Total %lld")]], ["Localizable": [use("Total %lld")]],
            ["Localizable": [use("Total %d")]],
        ])
        #expect(
            changes(project) == [
                "Localizable.xcstrings: added Total %lld", "Localizable.xcstrings: added Total %d",
            ])
        #expect(project.index.uses.count { $0.key.key.hasPrefix("Total") } == 2)
    }

    @Test("A table is the catalog of that name")
    func tables() throws {
        let project = try project(
            [["Other": [use("Total %lld", value: "Sum: %lld")]]],
            catalogs: ["Localizable.xcstrings": "", "Other.xcstrings": ""])
        #expect(changes(project) == ["Other.xcstrings: added Total %lld"])
    }

    @Test("A key becomes stale only if the compiler has read all files of the catalog's targets")
    func completeness() throws {
        let catalogs = ["App/Localizable.xcstrings": "\"Gone\": {}", "Widget/Localizable.xcstrings": "\"Gone\": {}"]
        let app = TargetMembership.Target(name: "App")
        let widget = TargetMembership.Target(name: "Widget")
        let membership = TargetMembership([
            (app, ["App/Page.swift", "App/Localizable.xcstrings"]),
            (widget, ["Widget/Other.swift", "Widget/Localizable.xcstrings"]),
        ])
        let build = ["Localizable": [use("Total %lld")]]
        let project = try project([build], catalogs: catalogs, membership: membership)
        #expect(
            changes(project) == [
                "App/Localizable.xcstrings: added Total %lld", "App/Localizable.xcstrings: removed Gone",
            ])
        let extraction = Extraction(of: project, EvidenceFinder(project))
        #expect(extraction.incomplete.map(\.files) == [["Widget/Other.swift"]])
    }

    @Test("Without targets, all files count; a build without current files proves nothing")
    func incompleteBuilds() throws {
        let catalogs = ["Localizable.xcstrings": "\"Gone\": {}"]
        #expect(
            changes(try project([["Localizable": [use("Total %lld")]]], catalogs: catalogs))
                == ["Localizable.xcstrings: added Total %lld"])
        let outdated = try project([], catalogs: catalogs)
        #expect(changes(outdated) == ["Localizable.xcstrings: added Mac"])
        #expect(
            changes(try project([], catalogs: catalogs, isCompiled: false)).contains(
                "Localizable.xcstrings: removed Gone"))
    }

    @Test("A lookup function of the project that the compiler extracts has a key that Xcode sees")
    func helpers() throws {
        let project = try project([["Localizable": [use("helper", line: 6, column: 24)]]])
        #expect(project.extractedKeys().map(\.key.key) == ["helper"])
        #expect(project.extractedKeys().map(\.isSeenByXcode) == [true])
    }
}
