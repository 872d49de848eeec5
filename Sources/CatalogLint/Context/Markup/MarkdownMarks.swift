import CatalogCore

/// The Markdown in a text: the number of spans of each kind, and of marks that remain visible.
package struct MarkdownMarks: Hashable {
    /// The number of bold spans.
    package private(set) var bold = 0
    /// The number of italic spans with asterisks that contain a letter.
    package private(set) var italic = 0
    /// The number of code spans in backticks.
    package private(set) var code = 0
    /// The number of links with a text and an address.
    package private(set) var links = 0
    /// The number of struck-out spans.
    package private(set) var struck = 0
    /// The number of visible pairs of asterisks, which neither begin nor end a bold span.
    package private(set) var looseStars = 0
    /// The number of quotation marks.
    ///
    /// Some languages use them in place of italics or code.
    package private(set) var quotes = 0

    /// Bytes of which every text with Markdown has at least one.
    package static let marks: ByteSet = "*`]~"

    /// Returns whether a text may contain Markdown.
    package static func mayBeIn(_ text: Text) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "]") }
            || text.utf8.containsTildes
    }

    /// Parses the spans of a text according to CommonMark, without block structure.
    package init(_ text: String) {
        var scan = MarkdownScan(text)
        self = scan.marks()
    }

    /// The marks without asterisks.
    package var withoutStars: MarkdownMarks {
        var marks = self
        (marks.bold, marks.italic, marks.looseStars) = (0, 0, 0)
        return marks
    }

    init() {}

    /// Adds an element that the scan found.
    mutating func count(_ element: Found) {
        switch element {
        case .bold: bold += 1
        case .italic: italic += 1
        case .code: code += 1
        case .link: links += 1
        case .struck: struck += 1
        case .looseStars: looseStars += 1
        case .quote: quotes += 1
        }
    }

    /// The elements that a scan finds.
    enum Found {
        case bold, italic, code, link, struck, looseStars, quote
    }
}

extension TableContext {
    /// Whether a text of the source language has asterisks as text, as in `** Warning **`.
    package var hasStarsAsText: Bool {
        starsMemo.value {
            (0..<table.entryCount).contains { index in
                let entry = table.entry(at: index)
                let text = sourceLanguage.flatMap { entry.localization($0)?.content.unit?.value } ?? entry.key
                return MarkdownMarks.mayBeIn(text) && MarkdownMarks(text.string).looseStars > 0
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes contain `~~`.
    fileprivate var containsTildes: Bool {
        guard let first = firstIndex(of: UInt8(ascii: "~")) else { return false }
        return self[(first + 1)...].first == UInt8(ascii: "~")
    }
}
