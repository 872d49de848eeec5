import CatalogCore
import CatalogRuntime
import CompactStorage

/// Where a text of a key stands: its language by the canonical form, and the part.
///
/// A legacy file holds one language, whose name may change with the folder; there it is left out.
struct TextSpot: Hashable, Sendable {
    package let language: LanguageTag
    package let part: PartPath

    /// The language of a file that has only one.
    static let onlyLanguage: LanguageTag = ""
}

/// What a version of a file says of one key: one object for as many versions as say the same.
final class EntryContent: Sendable {
    /// A text and how far it is.
    struct Leaf: Sendable {
        let spot: TextSpot
        let text: String
        let state: TranslationState?
    }

    /// Stands for the bytes that it was read from.
    let digest: ContentDigest
    let comment: String?
    /// In the order of the file.
    let leaves: [Leaf]

    init(digest: ContentDigest, comment: String?, leaves: [Leaf]) {
        self.digest = digest
        self.comment = comment
        self.leaves = leaves
    }

    /// Reads an entry of a catalog.
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
                spot: TextSpot(language: language, part: part.path), text: text, state: part.unit.state)
        }
    }

    /// The text at a spot; of a doubled language the last one.
    func index(of spot: TextSpot, near hint: Int = 0) -> Int? {
        if leaves.indices.contains(hint), leaves[hint].spot == spot { return hint }
        return leaves.lastIndex { $0.spot == spot }
    }

    /// What the texts say, by which a key that has another name is known again; nil where there are none.
    ///
    /// - Parameter source: the language in which the key stands for a text that is not there; nil for none.
    func texts(of key: String, with source: LanguageTag?) -> [TextSpot: String]? {
        var texts = Dictionary(leaves.map { ($0.spot, $0.text) }) { _, last in last }
        if let source, !leaves.contains(where: { $0.spot.language == source }) {
            texts[TextSpot(language: source, part: .whole)] = key
        }
        return texts.isEmpty ? nil : texts
    }
}
