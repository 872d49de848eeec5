import CatalogCore

/// What Markdown makes of a text: how many spans of which kind, and which marks stay as they are.
package struct MarkdownMarks: Hashable {
    /// Spans in bold type.
    package private(set) var bold = 0
    /// Spans in italics, by asterisks, with a letter in them.
    package private(set) var italic = 0
    /// Spans of code, in backticks.
    package private(set) var code = 0
    /// Links with a text and an address.
    package private(set) var links = 0
    /// Spans that are struck out.
    package private(set) var struck = 0
    /// Pairs of asterisks that people see, since no bold span begins or ends there.
    package private(set) var looseStars = 0
    /// Quotation marks, which some languages put in place of italics or code.
    package private(set) var quotes = 0

    /// The bytes that every text with marks of Markdown has one of.
    package static let marks: ByteSet = "*`]~"

    /// Whether marks of Markdown may be in a text.
    package static func mayBeIn(_ text: Text) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "]") }
            || text.utf8.containsTildes
    }

    /// Reads a text as CommonMark does, as far as it holds only spans.
    package init(_ text: String) {
        var scan = MarkdownScan(text)
        self = scan.marks()
    }

    init() {}

    /// Takes up what a scan has found.
    mutating func count(_ found: Found) {
        switch found {
        case .bold: bold += 1
        case .italic: italic += 1
        case .code: code += 1
        case .link: links += 1
        case .struck: struck += 1
        case .looseStars: looseStars += 1
        case .quote: quotes += 1
        }
    }

    /// What a scan comes upon.
    enum Found {
        case bold, italic, code, link, struck, looseStars, quote
    }
}

extension ArraySlice<UInt8> {
    /// Whether `~~` is among the bytes.
    fileprivate var containsTildes: Bool {
        guard let first = firstIndex(of: UInt8(ascii: "~")) else { return false }
        return self[(first + 1)...].first == UInt8(ascii: "~")
    }
}
