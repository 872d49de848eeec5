/// A catalog in Xcode's format, built from keys with one text for each language.
package enum WrittenCatalog {
    package static let name = "Localizable.xcstrings"

    package typealias Entry = (key: String, texts: KeyValuePairs<String, String>)

    /// - Parameter states: The states of texts that are not `translated`, by `key language`.
    package static func text(_ entries: [Entry], states: [String: String] = [:]) -> String {
        let members = entries.map { entry in
            let texts = entry.texts.map { localization($0.key, $0.value, states["\(entry.key) \($0.key)"]) }
            return """
                    "\(entry.key)" : {
                      "extractionState" : "manual",
                      "localizations" : {
                \(texts.joined(separator: ",\n"))
                      }
                    }
                """
        }
        return """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(members.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }

            """
    }

    private static func localization(_ language: String, _ text: String, _ state: String?) -> String {
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "\(state ?? "translated")",
                    "value" : "\(text)"
                  }
                }
        """
    }
}
