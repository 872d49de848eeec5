import CatalogLint

extension RuleExample {
    /// A catalog `Localizable` of entries in English, and Swift files.
    static func code(_ files: (path: String, text: String)..., entries: [(key: String, text: String)]) -> RuleExample {
        let strings = entries.map { entry in
            let key = entry.key.replacing("↓", with: "")
            let mark = entry.key.hasPrefix("↓") ? "↓" : ""
            return "    \(mark)\"\(key)\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : "
                + "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(entry.text)\" } } } }"
        }
        let catalog =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + strings.joined(separator: ",\n")
            + "\n  },\n  \"version\" : \"1.0\"\n}"
        return RuleExample(files: [("Sources/App/Localizable.xcstrings", catalog)] + files)
    }

    /// A catalog `Localizable` with a plural in one language, and a Swift file.
    static func code(
        _ text: String, plural key: String, in language: String, _ forms: KeyValuePairs<String, String>,
        path: String = "Sources/App/HomeView.swift"
    ) -> RuleExample {
        let cases = forms.map { form, text in
            "\"\(form)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        let catalog = """
            {
              "sourceLanguage" : "\(language)",
              "strings" : {
                "\(key)" : { "extractionState" : "manual", "localizations" : { "\(language)" : { "variations" : {
                  "plural" : { \(cases.joined(separator: ", ")) }
                } } } }
              },
              "version" : "1.0"
            }
            """
        return RuleExample(files: [
            ("Sources/App/Localizable.xcstrings", catalog), (path, text),
        ])
    }

    /// An example with a single Swift file.
    static func code(_ text: String, entries: [(key: String, text: String)]) -> RuleExample {
        code(("Sources/App/HomeView.swift", text), entries: entries)
    }
}
