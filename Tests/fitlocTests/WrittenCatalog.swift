/// A catalog as Xcode writes it, made of keys with one text a language.
enum WrittenCatalog {
    static let name = "Localizable.xcstrings"

    typealias Entry = (key: String, texts: KeyValuePairs<String, String>)

    /// - Parameter states: of keys whose texts are not all translated.
    static func text(_ entries: [Entry], states: [String: String] = [:]) -> String {
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
