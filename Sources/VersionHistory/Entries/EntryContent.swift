import CatalogCore
import CatalogRuntime
import CompactStorage

/// The location of a text in a key: canonical language and part.
///
/// For legacy files the language is empty, because a legacy file has only one language and its name may change with the
/// folder.
struct TextLocation: Hashable, Sendable {
    package let language: LanguageTag
    package let part: PartPath

    /// The placeholder for the language of a file with only one.
    static let onlyLanguage: LanguageTag = ""
}

/// The content of a key in a version of a file.
///
/// Versions with equal content share one object.
final class EntryContent: Sendable {
    /// A text with its location and state.
    struct Leaf: Sendable {
        let location: TextLocation
        let text: String
        let state: TranslationState?
    }

    /// The digest of the bytes that the content was read from.
    let digest: ContentDigest
    let comment: String?
    /// The texts, in file order.
    let leaves: [Leaf]

    init(digest: ContentDigest, comment: String?, leaves: [Leaf]) {
        self.digest = digest
        self.comment = comment
        self.leaves = leaves
    }

    /// Creates the content of a catalog entry.
    convenience init(_ entry: Entry, digest: ContentDigest) {
        let leaves = entry.localizations.flatMap { localization in
            Self.leaves(of: localization.content, language: localization.language.canonical)
        }
        self.init(digest: digest, comment: entry.comment?.string, leaves: leaves)
    }

    static func leaves(of content: LocalizedContent, language: LanguageTag) -> [Leaf] {
        content.parts.compactMap { part in
            guard let text = part.unit.value?.string else { return nil }
            return Leaf(
                location: TextLocation(language: language, part: part.path), text: text, state: part.unit.state)
        }
    }

    /// Returns the index of the text at a location.
    ///
    /// For a duplicate language, the last text counts.
    func index(of location: TextLocation, near hint: Int = 0) -> Int? {
        if leaves.indices.contains(hint), leaves[hint].location == location { return hint }
        return leaves.lastIndex { $0.location == location }
    }

    /// Returns the texts that identify a renamed key; nil if there are none.
    ///
    /// - Parameter source: the language in which the key replaces a missing text; nil for none.
    func texts(of key: String, with source: LanguageTag?) -> [TextLocation: String]? {
        var texts = Dictionary(leaves.map { ($0.location, $0.text) }) { _, last in last }
        if let source, !leaves.contains(where: { $0.location.language == source }) {
            texts[TextLocation(language: source, part: .whole)] = key
        }
        return texts.isEmpty ? nil : texts
    }
}
