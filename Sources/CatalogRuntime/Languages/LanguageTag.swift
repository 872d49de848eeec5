/// A language tag as spelled by a catalog, a folder or a user, such as `pt-BR`, `zh_Hans` or `iw`.
///
/// A tag stores only its spelling, so that it can be written back unchanged. Two spellings of a language are different
/// tags; use ``isSameLanguage(as:)`` to compare their meaning. Subtags follow the `unicode_language_id` of Unicode's
/// LDML, with `-` or `_` as separators, and are parsed on request.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
    /// The tag as spelled.
    public let spelling: String

    /// Creates a tag with any spelling; ``isWellFormed`` tells whether it is valid.
    public init(_ spelling: String) {
        self.spelling = spelling
    }

    /// Creates a tag from a literal with any spelling.
    public init(stringLiteral spelling: String) {
        self.spelling = spelling
    }

    /// The spelling.
    public var description: String { spelling }

    /// Orders tags by their spelling.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.spelling < right.spelling
    }
}

extension LanguageTag {
    /// Whether the spelling has the form of a language tag, registered or not.
    ///
    /// Private use (`x-pirate`) and extensions (`ar-u-nu-latn`) are well-formed. The irregular tags of RFC 3066
    /// (`i-klingon`, `zh-min-nan`) are not.
    public var isWellFormed: Bool { LanguageSubtags(parsing: spelling) != nil }

    /// The language subtag in lowercase; nil if the tag has none.
    public var language: String? { LanguageSubtags(parsing: spelling)?.language }

    /// The script subtag, such as `Hans`; nil if the tag has none.
    public var script: String? { LanguageSubtags(parsing: spelling)?.script }

    /// The region subtag in uppercase; nil if the tag has none.
    public var region: String? { LanguageSubtags(parsing: spelling)?.region }

    /// The variant subtags in lowercase, in the order of the tag.
    public var variants: [String] { LanguageSubtags(parsing: spelling)?.variants ?? [] }

    /// The preferred spelling, with `-` between subtags, conventional case and CLDR's replacements for old codes.
    ///
    /// `pt_br` becomes `pt-BR`, `iw` becomes `he`, `sh` becomes `sr-Latn`, and `en-UK` becomes `en-GB`. A former name,
    /// such as `English`, becomes its code. Likely subtags are neither added nor removed: `zh-Hant-TW` stays. A tag that
    /// is not well-formed is its own canonical form.
    public var canonical: LanguageTag {
        // Most tags are a code without a successor, and need no parsing.
        if isCode, !LanguageAliasTable.languages.contains(spelling) { return self }
        guard let subtags = LanguageSubtags(parsing: spelling) else { return self }
        return LanguageTag(subtags.canonical.joined)
    }

    /// Whether the tag is only a language, with two or three small letters.
    private var isCode: Bool {
        let letters = spelling.utf8
        return (2...3).contains(letters.count)
            && letters.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// Returns whether both tags have the same canonical form, such as `pt_BR` and `pt-BR`.
    public func isSameLanguage(as other: LanguageTag) -> Bool {
        spelling == other.spelling || canonical == other.canonical
    }
}
