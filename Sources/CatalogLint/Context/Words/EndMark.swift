import CatalogCore

/// The punctuation mark that a text ends in, as one of the kinds that all languages have.
package enum EndMark {
    /// A full stop.
    case fullStop
    /// A question mark.
    case question
    /// An exclamation mark.
    case exclamation
    /// A colon.
    case colon
    /// A comma.
    case comma
    /// An ellipsis in any form.
    case ellipsis

    /// The mark with its article, as messages name it.
    package var phrase: FindingMessage {
        switch self {
        case .fullStop: "a full stop"
        case .question: "a question mark"
        case .exclamation: "an exclamation mark"
        case .colon: "a colon"
        case .comma: "a comma"
        case .ellipsis: "an ellipsis"
        }
    }

    /// Determines the end mark of a text, ignoring closing quotation marks and brackets; nil if there is none.
    ///
    /// Of several marks in a row, such as `?!`, a question mark counts.
    package init?(_ text: PlainText, language: LanguageFacts) {
        let core = text.scalars.reversed().drop { WordScalar.isSpace($0) || Self.closing.contains($0) }
        let marks = core.prefix { Self.kind($0, in: language) != nil }.compactMap { Self.kind($0, in: language) }
        guard let last = marks.first else { return nil }
        let dots = marks.prefix { $0 == .fullStop }.count
        self = dots > 1 ? .ellipsis : marks.contains(.question) ? .question : last
    }

    private static let closing: Set<Unicode.Scalar> = [
        "\"", "'", "”", "’", "“", "»", "«", "›", ")", "]", "」", "』", "）", "*",
    ]

    private static func kind(_ scalar: Unicode.Scalar, in language: LanguageFacts) -> EndMark? {
        switch scalar {
        case ".", "。", "．", "｡", "।", "۔", "።", "។", "။", "։": .fullStop
        case "?", "？", "؟", "⁇", "⁈", "⁉", "՞", "\u{37E}": .question
        case ";": language.code == "el" ? .question : nil
        case "!", "！", "‼", "՜": .exclamation
        case ":", "：": .colon
        case ",", "，", "、", "،": .comma
        case "…", "⋯", "‥": .ellipsis
        default: nil
        }
    }
}
