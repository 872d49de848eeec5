import CatalogCore
import TestSupport

@testable import AccessorGenerator

/// A small catalog and its generated accessors.
struct GeneratedSample {
    let result: GenerationResult

    /// Generates the accessors of a catalog with these entries.
    init(_ entries: String, table: String = "Localizable", _ settings: GenerationSettings = .init()) throws {
        result = StringsGenerator(settings).generate([try Self.catalog(entries, table: table)])
    }

    /// Generates the accessors of several named catalogs.
    init(tables: [(name: String, entries: String)], _ settings: GenerationSettings = .init()) throws {
        let catalogs = try tables.map { try Self.catalog($0.entries, table: $0.name) }
        result = StringsGenerator(settings).generate(catalogs)
    }

    static func catalog(_ entries: String, table: String) throws -> Catalog {
        let text = "{\n\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\(entries)\n},\n\"version\" : \"1.0\"\n}"
        return try Catalog(Array(text.utf8), path: "/app/\(table).xcstrings")
    }

    /// Returns an entry with an English text.
    ///
    /// Key and text must not need escapes in JSON.
    static func entry(_ key: String, _ text: String, manual: Bool = true) -> String {
        let unit = #""stringUnit" : { "state" : "translated", "value" : "\#(text)" }"#
        return
            #""\#(key)" : { \#(manual ? #""extractionState" : "manual", "# : "")"localizations" : { "en" : { \#(unit) } } }"#
    }

    /// The source code of the first file.
    var source: String { result.files.first?.source ?? "" }

    /// The errors and notes, one per line.
    var problems: [String] { result.problems.map(\.description) }

    /// Returns the lines that contain a word, without indentation.
    func lines(with word: String) -> [String] {
        source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.contains(word) }.map(String.init)
    }
}
