import CatalogCore
import CatalogRuntime

/// An encoder for the content of one entry in each language.
struct EntryEncoder {
    /// The key.
    let key: [UInt8]
    private let entry: Entry
    private let source: LanguageTag
    /// The argument for plural categories in texts without a number.
    private let usualArgument: Int?

    /// Creates an encoder for an entry of a table with a source language.
    init(_ entry: Entry, source: LanguageTag) {
        self.entry = entry
        self.source = source
        key = Array(entry.key.string.utf8)
        usualArgument = entry.countingArgument(of: nil, source: source)
    }

    /// Returns the encoded content in a language; empty if it is missing.
    func content(in language: LanguageTag) -> [UInt8] {
        let localization = entry.localization(spelled: language)
        let encoded = localization.flatMap { encoder(of: $0.content).encoded($0.content) }
        if let encoded { return encoded }
        return language == source ? encoder(of: nil).encoded(text: key) : []
    }

    /// Returns an encoder that knows the argument for plural categories.
    private func encoder(of content: LocalizedContent?) -> ContentEncoder {
        ContentEncoder(key: key, countingArgument: content?.countingArgument ?? usualArgument ?? 1)
    }
}

extension Entry {
    /// Returns the number of the argument that selects the plural category of a whole text; nil if there is no number.
    ///
    /// It is the first number in the text, else in the source text, else in the key.
    package func countingArgument(of content: LocalizedContent?, source: LanguageTag?) -> Int? {
        content?.countingArgument ?? source.flatMap { localization($0)?.content.countingArgument }
            ?? FormatString(utf8: key.utf8).countingArgument
    }
}

extension LocalizedContent {
    /// The number of the argument that selects the plural category of the whole text.
    ///
    /// It is the first number in the text of `other`, or else in another part (`docs/formats.md` §5).
    fileprivate var countingArgument: Int? {
        let parts = parts.filter { !$0.path.isInSubstitution }
        let isOther = { (part: LocalizedPart) in part.path.name(along: .plural) == "other" }
        let ordered = parts.filter(isOther) + parts.filter { !isOther($0) }
        return ordered.lazy.compactMap { $0.unit.value.flatMap { FormatString(utf8: $0.utf8).countingArgument } }.first
    }
}

extension FormatString {
    /// The position of the first numeric argument.
    fileprivate var countingArgument: Int? {
        let values = arguments.list.compactMap { argument in
            argument.uses.first { $0.role == .value && $0.type?.isNumber == true }
                .map { (specifier: $0.specifier, position: argument.position) }
        }
        return values.min { $0.specifier < $1.specifier }?.position
    }
}
