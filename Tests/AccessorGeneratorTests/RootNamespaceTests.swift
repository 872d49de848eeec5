import Testing

@testable import AccessorGenerator

@Suite("Namespaces of tables")
struct RootNamespaceTests {
    private let entries = GeneratedSample.entry("a", "A")

    @Test("Localizable uses Strings; other tables use their own namespaces")
    func defaults() throws {
        let sample = try GeneratedSample(tables: [("CLI", entries), ("Localizable", entries)])
        #expect(sample.result.files.map { enums($0) } == [["CLI"], ["Strings"]])
    }

    @Test("A configured namespace contains all tables; Localizable is directly in it")
    func given() throws {
        let settings = GenerationSettings(namespace: "L10n")
        #expect(try GeneratedSample(entries, table: "CLI", settings).result.files.map { enums($0) } == [["L10n"]])
        let several = try GeneratedSample(tables: [("CLI", entries), ("Localizable", entries)], settings)
        #expect(several.result.files.map { enums($0) } == [["CLI"], ["L10n"]])
        #expect(several.result.files.first?.source.contains("extension L10n {") == true)
        let others = try GeneratedSample(tables: [("A", entries), ("B", entries)], settings)
        #expect(others.result.files.map { enums($0) } == [["L10n", "A"], ["B"]])
    }

    @Test("Two tables in one namespace, two of the same name, and a table inside a key’s namespace are rejected")
    func clashes() throws {
        let doubled = try GeneratedSample(tables: [("Localizable", entries), ("Strings", entries)])
        #expect(doubled.problems.first?.contains("and of /app/Localizable.xcstrings would all be in Strings") == true)
        let same = try GeneratedSample(tables: [("A", entries), ("A", entries)])
        #expect(same.problems.first?.contains("two catalogs of a target have the same name") == true)
        let inside = try GeneratedSample(
            tables: [
                ("CLI", entries), ("Localizable", #""CLI.x" : { }, "cLI.y" : { }, "Cli.z" : { }"#), ("Cli", entries),
            ],
            GenerationSettings(namespace: "L10n"))
        #expect(
            inside.problems.first?.contains("and the catalog /app/Cli.xcstrings would both be L10n.Cli") == true)
    }

    @Test("A namespace that would hide a type of Swift is rejected", arguments: ["String", "Bool", "Result"])
    func standardType(name: String) throws {
        let sample = try GeneratedSample(entries, GenerationSettings(namespace: name))
        #expect(sample.problems.first?.contains("“\(name)” is a type of Swift") == true)
    }

    @Test(
        "A namespace that is not a valid Swift name is rejected",
        arguments: ["Swift", "CatalogRuntime", "class", "a b", "1"])
    func impossible(name: String) throws {
        let sample = try GeneratedSample(entries, GenerationSettings(namespace: name))
        #expect(sample.problems.first?.contains("“\(name)” cannot be a namespace in Swift") == true)
    }

    private func enums(_ file: GeneratedFile) -> [String] {
        file.source.split(separator: "\n").filter { $0.contains(" enum ") || $0.hasPrefix("enum ") }
            .compactMap { $0.split(separator: " ").dropLast().last.map(String.init) }
    }
}
