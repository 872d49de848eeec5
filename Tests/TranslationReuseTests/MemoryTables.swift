import CatalogRuntime
import StringTables
import TestSupport

@testable import TranslationReuse

/// Memories of small tables from English to Brazilian Portuguese.
enum MemoryTables {
    /// Returns the memory of a catalog with one key for each pair.
    static func memory(_ pairs: (String, String)..., language: String = "pt-BR") async -> TranslationMemory {
        let entries = pairs.map { entry($0.0, $0.1, language: language) }.joined(separator: ",\n")
        return await memory([InlineTables.catalog(entries)])
    }

    /// Returns the memory of files.
    static func memory(_ sources: [TableLoader.Source]) async -> TranslationMemory {
        TranslationMemory(await TableLoader.load(sources).tables)
    }

    /// Returns a translated key that is its own source text.
    static func entry(_ key: String, _ value: String, language: String = "pt-BR") -> String {
        "\"\(key)\" : { \"localizations\" : { \"\(language)\" : \(InlineTables.unit(value)) } }"
    }

    /// Returns a key with its English and Brazilian Portuguese texts.
    static func entry(_ key: String, _ english: String, _ portuguese: String) -> String {
        """
        "\(key)" : { "localizations" : {
          "en" : \(InlineTables.unit(english)), "pt-BR" : \(InlineTables.unit(portuguese)) } }
        """
    }
}

extension TranslationMemory {
    /// Returns the translations offered for an English text.
    func offers(
        _ text: String, to language: LanguageTag = "pt-BR", minimum: Double = 0.7, at location: MemoryLocation? = nil
    ) -> [String] {
        matches(for: text, from: "en", to: language, limit: 10, minimum: minimum, at: location).map(\.text)
    }
}
