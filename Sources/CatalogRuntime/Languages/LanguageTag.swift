/// The name of a language as a catalog, a folder or a person spells it: `pt-BR`, `zh_Hans`, `iw`.
///
/// A tag is its spelling and nothing else, so that what was read can be written back; two spellings of one language
/// are different tags, and ``isSameLanguage(as:)`` tells that they mean the same. The parts follow the
/// `unicode_language_id` of Unicode's LDML, with `-` or `_` between subtags, and are taken apart when asked for.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
    /// The tag exactly as it was given.
    public let spelling: String

    /// Keeps `spelling`, whatever it is; ``isWellFormed`` tells whether it is a language tag at all.
    public init(_ spelling: String) {
        self.spelling = spelling
    }

    /// Keeps the literal, whatever it is.
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
    /// Private use (`x-pirate`) and extensions (`ar-u-nu-latn`) are well-formed; the irregular tags of RFC 3066
    /// (`i-klingon`, `zh-min-nan`) are not.
    public var isWellFormed: Bool { LanguageSubtags(parsing: spelling) != nil }

    /// The language subtag in lower case, or nil where the tag has none.
    public var language: String? { LanguageSubtags(parsing: spelling)?.language }

    /// The script subtag as in `Hans`, or nil.
    public var script: String? { LanguageSubtags(parsing: spelling)?.script }

    /// The region subtag in upper case, or nil.
    public var region: String? { LanguageSubtags(parsing: spelling)?.region }

    /// The variant subtags in lower case, in the order given.
    public var variants: [String] { LanguageSubtags(parsing: spelling)?.variants ?? [] }

    /// The preferred spelling: `-` between subtags, conventional case, CLDR's replacements for old codes.
    ///
    /// `pt_br` gives `pt-BR`, `iw` gives `he`, `sh` gives `sr-Latn`, `en-UK` gives `en-GB`. Nothing is added or left
    /// out for being likely: `zh-Hant-TW` stays. A tag that is not well-formed is its own canonical form.
    public var canonical: LanguageTag {
        guard let subtags = LanguageSubtags(parsing: spelling) else { return self }
        return LanguageTag(subtags.canonical.joined)
    }

    /// Whether both tags have the same canonical form, as `pt_BR` and `pt-BR` do.
    public func isSameLanguage(as other: LanguageTag) -> Bool {
        spelling == other.spelling || canonical == other.canonical
    }
}
