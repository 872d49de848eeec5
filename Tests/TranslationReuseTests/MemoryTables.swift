import CatalogRuntime
import StringTables
import TestSupport

@testable import TranslationReuse

/// Memories of small tables, and what they offer in Brazilian Portuguese for English.
enum MemoryTables {
    /// The memory of a catalog with a key for each pair.
    static func memory(_ pairs: (String, String)..., language: String = "pt-BR") async -> TranslationMemory {
        let entries = pairs.map { entry($0.0, $0.1, language: language) }.joined(separator: ",\n")
        return await memory([InlineTables.catalog(entries)])
    }

    /// The memory of files.
    static func memory(_ sources: [TableLoader.Source]) async -> TranslationMemory {
        TranslationMemory(await TableLoader.load(sources).tables)
    }

    /// A key that is its own text, translated.
    static func entry(_ key: String, _ value: String, language: String = "pt-BR") -> String {
        "\"\(key)\" : { \"localizations\" : { \"\(language)\" : \(InlineTables.unit(value)) } }"
    }

    /// A key with its text in English and Brazilian Portuguese.
    static func entry(_ key: String, _ english: String, _ portuguese: String) -> String {
        """
        "\(key)" : { "localizations" : {
          "en" : \(InlineTables.unit(english)), "pt-BR" : \(InlineTables.unit(portuguese)) } }
        """
    }
}

extension TranslationMemory {
    /// The texts that are offered for an English one.
    func offers(
        _ text: String, to language: LanguageTag = "pt-BR", minimum: Double = 0.7, at place: MemoryPlace? = nil
    ) -> [String] {
        matches(for: text, from: "en", to: language, limit: 10, minimum: minimum, at: place).map(\.text)
    }
}
