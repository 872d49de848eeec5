import CatalogCore
import Testing

@testable import AccessorGenerator

@Suite("The directory of accessors")
struct AccessorDirectoryTests {
    private func directory(_ entries: String, _ settings: GenerationSettings = GenerationSettings()) throws
        -> AccessorDirectory
    {
        let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}"
        let catalogs = [
            try Catalog(Array("{}".utf8), path: "Broken.xcstrings"),
            try Catalog(Array(json.utf8), path: "App.xcstrings"),
        ]
        return StringsGenerator(settings).directory(of: catalogs)
    }

    private func entry(_ key: String, _ text: String) -> String {
        "\"\(key)\":{\"extractionState\":\"manual\",\"localizations\":{\"en\":"
            + "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}}}"
    }

    @Test("Each entry has the path, key, table and argument labels of its accessor")
    func whole() throws {
        let entries = try directory(entry("home.title", "Home") + "," + entry("home.days", "%1$(count)lld of %2$@"))
            .entries
            .sorted { $0.key < $1.key }
        #expect(entries.map(\.key) == ["home.days", "home.title"])
        #expect(entries.map { Array($0.path.suffix(2)) } == [["Home", "days"], ["Home", "title"]])
        #expect(entries.map(\.table) == ["App", "App"])
        #expect(entries.map(\.isCase) == [false, false])
        #expect(entries.map(\.labels) == [["count", nil], []])
    }
}
