import XCStringsKit

/// A healthy catalog in English and Brazilian Portuguese, in the form and order that Xcode writes; the same bytes in
/// every run.
struct SampleCatalog {
    private var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"

    /// The bytes of a catalog with so many keys, at most `SampleKey.limit`.
    static func bytes(keyCount: Int) -> [UInt8] {
        var catalog = SampleCatalog()
        let keys = (0..<keyCount).map { ($0, SampleKey($0)) }
            .sorted { XcodeOrder.areInIncreasingOrder($0.1.key, $1.1.key) }
        for (place, (number, key)) in keys.enumerated() {
            if place > 0 { catalog.text += ",\n" }
            var random = RandomSequence(seed: UInt64(number))
            catalog.beginEntry(key, &random)
            catalog.write(SampleText(for: key.role, &random))
        }
        catalog.text += "\n  },\n  \"version\" : \"1.0\"\n}"
        return Array(catalog.text.utf8)
    }

    /// Half of the keys have a comment and half are not from code, as in many an app.
    private mutating func beginEntry(_ key: SampleKey, _ random: inout RandomSequence) {
        text += "    \"\(key.key)\" : {\n"
        if random.isOne(of: 50) { text += "      \"comment\" : \"\(key.comment)\",\n" }
        if random.isOne(of: 50) { text += "      \"extractionState\" : \"manual\",\n" }
    }

    private mutating func write(_ sample: SampleText) {
        text += "      \"localizations\" : {\n"
        switch sample {
        case .plain(let pair):
            text += Self.unit(pair.english, in: "en") + ",\n" + Self.unit(pair.portuguese, in: "pt-BR")
        case .plural(let one, let other):
            text += Self.plural(one: one.english, other: other.english, in: "en") + ",\n"
            text += Self.plural(one: one.portuguese, other: other.portuguese, in: "pt-BR")
        }
        text += "\n      }\n    }"
    }

    private static func unit(_ value: String, in language: String) -> String {
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(value)"
                  }
                }
        """
    }

    private static func plural(one: String, other: String, in language: String) -> String {
        """
                "\(language)" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(one)"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(other)"
                        }
                      }
                    }
                  }
                }
        """
    }
}
