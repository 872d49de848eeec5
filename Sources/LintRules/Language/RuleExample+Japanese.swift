import CatalogLint

/// Examples of rules that need a source language with scripts of its own.
extension RuleExample {
    /// A Japanese catalog with one key; an arrow before a text marks the finding.
    static func japanese(
        key: String = "home.title", _ source: String, _ texts: KeyValuePairs<String, String>
    ) -> RuleExample {
        let units = ([("ja", source)] + texts.map { ($0.key, $0.value) }).map { language, text in
            let mark = text.hasPrefix("↓") ? "↓" : ""
            return """
                "\(language)" : { "stringUnit" : { "state" : "translated", "value" : \(mark)"\(text.drop { $0 == "↓" })" } }
                """
        }
        return .catalog(
            """
            { "sourceLanguage" : "ja", "strings" : { "\(key)" : { "localizations" : {
              \(units.joined(separator: ",\n  ")) } } }, "version" : "1.0" }
            """)
    }
}
