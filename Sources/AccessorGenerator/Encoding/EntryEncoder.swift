import CatalogCore
import CatalogRuntime

/// Encodes what one entry holds in each language.
struct EntryEncoder {
    /// The key.
    let key: [UInt8]
    private let entry: Entry
    private let source: LanguageTag

    /// Prepares to encode an entry of a table with that source language.
    init(_ entry: Entry, source: LanguageTag) {
        self.entry = entry
        self.source = source
        key = Array(entry.key.string.utf8)
    }

    /// The content in a language; nothing where it is missing.
    func content(in language: LanguageTag) -> [UInt8] {
        let localization = entry.localizations.last { $0.language == language }
        let encoded = localization.flatMap { encoder(of: $0.content).encoded($0.content) }
        if let encoded { return encoded }
        return language == source ? encoder(of: nil).encoded(text: key) : []
    }

    /// An encoder that knows which argument decides about plurals: the first number in the language's own text, else in
    /// the source's, else in the key.
    private func encoder(of content: LocalizedContent?) -> ContentEncoder {
        let counting =
            content?.countingArgument ?? entry.localization(source)?.content.countingArgument
            ?? FormatString(utf8: key[...]).countingArgument
        return ContentEncoder(key: key, countingArgument: counting ?? 1)
    }
}

extension LocalizedContent {
    /// The number of the argument that a plural of the whole text is about: the first number that its `other` case
    /// shows, or else that another part shows (`docs/formats.md` §5).
    fileprivate var countingArgument: Int? {
        let parts = parts.filter { !$0.path.isInSubstitution }
        let isOther = { (part: LocalizedPart) in part.path.name(along: .plural) == "other" }
        let ordered = parts.filter(isOther) + parts.filter { !isOther($0) }
        return ordered.lazy.compactMap { $0.unit.value.flatMap { FormatString(utf8: $0.utf8).countingArgument } }.first
    }
}

extension FormatString {
    /// The number of the first argument that is shown as a number.
    fileprivate var countingArgument: Int? {
        let values = arguments.list.compactMap { argument in
            argument.uses.first { $0.role == .value && $0.type?.isNumber == true }
                .map { (specifier: $0.specifier, position: argument.position) }
        }
        return values.min { $0.specifier < $1.specifier }?.position
    }
}

extension ArgumentType {
    /// Whether plural rules can be asked about it.
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .floating: true
        default: false
        }
    }
}
