import CatalogRuntime

/// The header of a PO file, stored as the translation of the empty message.
enum POHeader {
    static let language = "Language"
    static let contentType = "Content-Type"
    static let pluralForms = "Plural-Forms"
    static let sourceLanguage = "X-Source-Language"
    /// The name of the table's file, like `original` in XLIFF.
    static let original = "X-Original"

    /// Returns the fields of a header.
    ///
    /// No field contains a date, so that the output is reproducible.
    ///
    /// - Parameter target: The language of the translations; nil for a template.
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

    /// Returns the text of a header.
    ///
    /// Each field is one line, so line breaks in values become spaces.
    static func text(_ fields: [(name: String, value: String)]) -> String {
        fields.map { name, value in
            let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
            return line.isEmpty ? "\(name): \n" : "\(name): \(line)\n"
        }.joined()
    }

    /// Returns the value of a header field; nil if the field is missing or empty.
    static func value(of name: String, in header: String) -> String? {
        for line in header.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, halves[0].lowercased() == name.lowercased() else { continue }
            let value = halves[1].drop(while: \.isWhitespace)
            return value.isEmpty ? nil : String(value)
        }
        return nil
    }

    /// Returns whether `Plural-Forms` still has the placeholders of a template.
    static func isUnfilled(pluralForms value: String) -> Bool {
        value.contains("INTEGER") || value.contains("EXPRESSION")
    }

    /// Returns the character set in a header; nil if there is none.
    static func characterSet(in header: String) -> String? {
        guard let type = value(of: contentType, in: header),
            let mark = type.firstRange(of: "charset=")
        else { return nil }
        let name = type[mark.upperBound...].prefix { !$0.isWhitespace && $0 != ";" }
        // Templates contain `CHARSET` until the character set is filled in.
        return name.isEmpty || name == "CHARSET" ? nil : String(name)
    }
}
