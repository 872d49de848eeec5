import CatalogRuntime

/// The header of a PO file, which stands in the translation of the empty message.
enum POHeader {
    static let language = "Language"
    static let contentType = "Content-Type"
    static let pluralForms = "Plural-Forms"
    static let sourceLanguage = "X-Source-Language"
    /// The name of the table's file, as `original` in XLIFF.
    static let original = "X-Original"

    /// The fields of a file; nothing in them depends on the day.
    ///
    /// - Parameter target: the language of the translations; nil for a template.
    static func fields(
        of original: String, from source: LanguageTag, to target: LanguageTag?, tool: ExchangeTool
    ) -> [(name: String, value: String)] {
        let forms = target.map { PluralForms(language: $0).header } ?? "nplurals=INTEGER; plural=EXPRESSION;"
        return [
            ("Project-Id-Version", ""), ("PO-Revision-Date", ""), ("Last-Translator", ""), ("Language-Team", ""),
            (language, target.map { POLanguage.name(of: $0) } ?? ""), ("MIME-Version", "1.0"),
            (contentType, "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"), (pluralForms, forms),
            ("X-Generator", "\(tool.name) \(tool.version)"), (sourceLanguage, source.spelling),
            (self.original, original),
        ]
    }

    /// The text of a header; a field is a line, so that no value may hold the end of one.
    static func text(_ fields: [(name: String, value: String)]) -> String {
        fields.map { name, value in
            let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
            return line.isEmpty ? "\(name): \n" : "\(name): \(line)\n"
        }.joined()
    }

    /// The value of a field in the text of a header; nil where it is missing or empty.
    static func value(of name: String, in header: String) -> String? {
        for line in header.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, halves[0].lowercased() == name.lowercased() else { continue }
            let value = halves[1].drop(while: \.isWhitespace)
            return value.isEmpty ? nil : String(value)
        }
        return nil
    }

    /// The character set that a header names; nil where it names none.
    static func characterSet(in header: String) -> String? {
        guard let type = value(of: contentType, in: header),
            let mark = type.firstRange(of: "charset=")
        else { return nil }
        let name = type[mark.upperBound...].prefix { !$0.isWhitespace && $0 != ";" }
        // What templates have until somebody fills it in.
        return name.isEmpty || name == "CHARSET" ? nil : String(name)
    }
}
