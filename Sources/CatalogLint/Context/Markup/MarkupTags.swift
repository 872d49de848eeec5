import CatalogCore

/// The XML and HTML tags of a text, counted by name.
package struct MarkupTags {
    /// The number of opening tags by name.
    private var opened: [String: Int] = [:]
    /// The number of closing tags by name.
    private var closed: [String: Int] = [:]
    /// The names of attributes by tag.
    private var attributes: [String: Set<String>] = [:]
    /// Whether a value of an attribute is in typographic quotation marks, which are part of the value: `href=“a.html”`.
    private var hasTypographicValue = false

    /// The byte with which every tag begins.
    package static let marks: ByteSet = "<"

    /// Counts the tags of a text.
    ///
    /// `<b/>` counts as an opening and a closing tag.
    package init(_ text: String) {
        let fixed = FixedPieces(text)
        for piece in fixed.pieces where piece.kind == .tag {
            let written = fixed.written(piece).lowercased()
            let name = String(written.drop { $0 == "<" || $0 == "/" }.prefix { !" \n\t/>".contains($0) })
            if !written.hasPrefix("</") { opened[name, default: 0] += 1 }
            if written.contains("=") { readAttributes(of: name, in: written) }
            if written.hasPrefix("</") || written.hasSuffix("/>") { closed[name, default: 0] += 1 }
        }
    }

    /// Reads the names in front of each `=` that is not in quotation marks.
    private mutating func readAttributes(of tag: String, in written: String) {
        var (name, quote): (String, Character?) = ("", nil)
        var isValue = false
        for character in written.dropFirst(tag.count + 1) {
            if let open = quote {
                if character == open { quote = nil }
            } else if isValue, "\"'".contains(character) {
                (quote, isValue) = (character, false)
            } else if character == "=" {
                if !name.isEmpty { attributes[tag, default: []].insert(name) }
                (name, isValue) = ("", true)
            } else {
                if isValue, Self.typographic.contains(character) { hasTypographicValue = true }
                name =
                    character.isLetter || character.isNumber || "-_:".contains(character) ? name + "\(character)" : ""
                isValue = false
            }
        }
    }

    private static let typographic: Set<Character> = ["“", "”", "„", "‟", "«", "»", "‘", "’", "‚"]

    /// Whether the text uses tags as markup: it has a matched pair, or a tag of HTML.
    package var isMarkup: Bool { names.contains { isPaired($0) || Self.known.contains($0) } }

    /// Returns the differences between the tags of a translation and those of its source.
    ///
    /// - Parameter allowsMore: whether a translation may add pairs to a source that has markup, such as an italic
    ///   remark.
    package func difference(from source: MarkupTags, allowsMore: Bool) -> TagDifference {
        var difference = TagDifference()
        for name in source.names.union(names).sorted() {
            let isLiteralText = !source.isPaired(name) && source.names.contains(name)
            if isLiteralText || (Self.single.contains(name) && source.isMarkup) { continue }
            if source.names.contains(name) || Self.known.contains(name) {
                compare(name, with: source, allowsMore: allowsMore && source.isMarkup, in: &difference)
            }
            if let wanted = source.attributes[name], let own = attributes[name] {
                difference.attributes += own.subtracting(wanted).sorted()
            }
        }
        difference.hasTypographicValue = hasTypographicValue && !source.hasTypographicValue
        return difference
    }

    private func compare(
        _ name: String, with source: MarkupTags, allowsMore: Bool, in difference: inout TagDifference
    ) {
        let (start, end) = ("<\(name)>", "</\(name)>")
        let (opens, closes) = (opened[name] ?? 0, closed[name] ?? 0)
        let wanted = source.opened[name] ?? 0
        if opens < closes, !Self.single.contains(name) {
            difference.unopened.append(end)
        } else if opens > closes, !Self.single.contains(name) {
            difference.unclosed.append(start)
        } else if opens < wanted {
            if opens > 0 { difference.rarer.append(start) } else { difference.missing.append(start) }
        } else if opens > wanted, !allowsMore {
            if wanted > 0 { difference.repeated.append(start) } else { difference.added.append(start) }
        }
    }

    private var names: Set<String> { Set(opened.keys).union(closed.keys) }

    private func isPaired(_ name: String) -> Bool { opened[name] == closed[name] }

    /// Tags that need no end tag.
    ///
    /// Their number may differ without visible effect.
    private static let single: Set<String> = ["br", "hr", "img", "wbr", "p", "li", "meta", "input", "td", "tr", "th"]

    /// The tag names of HTML and Pango.
    private static let known: Set<String> = single.union([
        "a", "b", "i", "u", "em", "strong", "span", "div", "font", "small", "big", "sub", "sup", "tt", "code", "pre",
        "ul", "ol", "strike", "del", "ins", "h1", "h2", "h3", "h4", "h5", "h6", "table", "blockquote", "html",
        "body", "head", "center", "kbd", "mark", "style", "script",
    ])
}

/// The differences between the tags of a translation and those of its source.
package struct TagDifference {
    /// The pairs that only the source has, as opening tags.
    package var missing: [String] = []
    /// The pairs that only the translation has, as opening tags.
    package var added: [String] = []
    /// The pairs that both have, and the source more often.
    package var rarer: [String] = []
    /// The pairs that both have, and the translation more often.
    package var repeated: [String] = []
    /// The opening tags without a closing tag.
    package var unclosed: [String] = []
    /// The closing tags without an opening tag.
    package var unopened: [String] = []
    /// The names of attributes that only the translation has, in tags that have attributes in both.
    package var attributes: [String] = []
    /// Whether a value of an attribute is in typographic quotation marks only in the translation.
    package var hasTypographicValue = false

    /// The beginning of the message about the differences; nil if there are none.
    package var sentence: FindingMessage? {
        let quoted = { (tags: [String]) in WordList.of(tags.map { Quotation.of($0) }) }
        var sentences: [FindingMessage] = []
        if !unclosed.isEmpty { sentences.append("does not close \(quoted(unclosed))") }
        if !unopened.isEmpty { sentences.append("closes \(quoted(unopened)), which is not open") }
        if !attributes.isEmpty { sentences.append("has \(quoted(attributes)) as the name of an attribute") }
        if hasTypographicValue { sentences.append("has typographic quotation marks around the value of an attribute") }
        let pairs = PieceDifference(missing: missing, added: added, rarer: rarer, repeated: repeated)
        if !pairs.isEmpty { sentences.append(pairs.sentence) }
        return sentences.isEmpty ? nil : WordList.of(sentences)
    }
}
