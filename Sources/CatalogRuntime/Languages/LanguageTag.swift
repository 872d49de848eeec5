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
        // Most tags have the usual spelling and no subtag with a successor, and need no parsing.
        if isPlainlyCanonical { return self }
        guard let subtags = LanguageSubtags(parsing: spelling) else { return self }
        return LanguageTag(subtags.canonical.joined)
    }

    /// Whether the tag is a language of two or three small letters, alone or with a script or a region in the usual
    /// spelling, and none of them has a successor.
    private var isPlainlyCanonical: Bool {
        guard let hyphen = spelling.utf8.firstIndex(of: UInt8(ascii: "-")) else {
            return Self.isCurrentLanguage(spelling)
        }
        let rest = String(spelling[spelling.utf8.index(after: hyphen)...])
        return Self.isCurrentLanguage(String(spelling[..<hyphen]))
            && (Self.isCurrentRegion(rest) || Self.isCurrentScript(rest))
    }

    private static let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
    private static let digit = UInt8(ascii: "0")...UInt8(ascii: "9")

    private static func isCurrentLanguage(_ subtag: String) -> Bool {
        (2...3).contains(subtag.utf8.count) && subtag.utf8.allSatisfy(small.contains)
            && !LanguageAliasTable.languages.contains(subtag)
    }

    private static func isCurrentRegion(_ subtag: String) -> Bool {
        switch subtag.utf8.count {
        case 2: subtag.utf8.allSatisfy(capital.contains) && !LanguageAliasTable.regions.contains(subtag)
        case 3: subtag.utf8.allSatisfy(digit.contains)
        default: false
        }
    }

    private static func isCurrentScript(_ subtag: String) -> Bool {
        let letters = subtag.utf8
        return letters.count == 4 && letters.first.map(capital.contains) ?? false
            && letters.dropFirst().allSatisfy(small.contains) && !LanguageAliasTable.scripts.contains(subtag)
    }

    /// Returns whether both tags have the same canonical form, such as `pt_BR` and `pt-BR`.
    public func isSameLanguage(as other: LanguageTag) -> Bool {
        spelling == other.spelling || canonical == other.canonical
    }
}
