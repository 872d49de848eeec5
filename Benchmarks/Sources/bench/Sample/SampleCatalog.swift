import XCStringsKit

/// A catalog without defects in Xcode's format and order, with the same bytes in every run.
struct SampleCatalog {
    private var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    private let languages: [String]

    /// Returns the bytes of a catalog in English and Brazilian Portuguese.
    static func bytes(keyCount: Int) -> [UInt8] { SampleKind.two.bytes(of: 0..<keyCount) }

    /// Returns the bytes of a catalog with these entries.
    static func bytes(of entries: [SampleEntry], languages: [String]) -> [UInt8] {
        var catalog = SampleCatalog(languages: languages)
        let entries = entries.sorted { XcodeOrder.areInIncreasingOrder($0.key, $1.key) }
        for (index, entry) in entries.enumerated() {
            if index > 0 { catalog.text += ",\n" }
            catalog.write(entry)
        }
        catalog.text += "\n  },\n  \"version\" : \"1.0\"\n}"
        return Array(catalog.text.utf8)
    }

    private init(languages: [String]) { self.languages = languages }

    private mutating func write(_ entry: SampleEntry) {
        text += "    \"\(entry.key)\" : {\n"
        if let comment = entry.comment { text += "      \"comment\" : \"\(comment)\",\n" }
        if entry.isManual { text += "      \"extractionState\" : \"manual\",\n" }
        text += "      \"localizations\" : {\n"
        switch entry.text {
        case .plain(let values):
            for (index, value) in values.enumerated() {
                begin(index)
                writeUnit(value, indent: "          ")
            }
        case .plural(let values):
            for (index, forms) in values.enumerated() {
                begin(index)
                write(forms)
            }
        }
        text += "\n        }\n      }\n    }"
    }

    /// Begins a language, and ends the previous one.
    private mutating func begin(_ index: Int) {
        if index > 0 { text += "\n        },\n" }
        text += "        \"\(languages[index])\" : {\n"
    }

    private mutating func write(_ forms: [SampleForm]) {
        text += "          \"variations\" : {\n            \"plural\" : {\n"
        for (index, form) in forms.enumerated() {
            if index > 0 { text += ",\n" }
            text += "              \"\(form.category)\" : {\n"
            writeUnit(form.text, indent: "                ")
            text += "\n              }"
        }
        text += "\n            }\n          }"
    }

    private mutating func writeUnit(_ value: String, indent: String) {
        text += """
            \(indent)"stringUnit" : {
            \(indent)  "state" : "translated",
            \(indent)  "value" : "\(value)"
            \(indent)}
            """
    }
}
