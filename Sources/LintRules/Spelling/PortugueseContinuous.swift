import CatalogLint

/// The continuous form of Portugal, for which Brazil uses a gerund: “está a carregar”, “A carregar…”.
enum PortugueseContinuous {
    /// A European phrase and its Brazilian counterpart.
    struct Phrase {
        let written: String
        let wanted: String
    }

    private static let verbs: Set<String> = [
        "estou", "está", "estás", "estão", "estamos", "estava", "estavas", "estavam", "esteja", "estejam",
    ]

    private static let filter = WordFilter(verbs)

    /// Returns whether a text can contain such a phrase: whether it contains ` a ` and one of the verbs, or begins with
    /// `A ` and ends in an ellipsis.
    static func mayStand(in text: WordHashes) -> Bool {
        let bytes = text.bytes
        if bytes.starts(with: "A ".utf8), ["…", "..."].contains(where: { bytes.suffix(3).elementsEqual($0.utf8) }) {
            return true
        }
        return bytes.withUnsafeBufferPointer(hasLoneA) && filter.mayKnowAWord(of: text)
    }

    private static func hasLoneA(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.dropLast(2).contains { index in
            text[index] == 0x20 && text[index + 1] == UInt8(ascii: "a") && text[index + 2] == 0x20
        }
    }

    /// Returns the first European continuous form in a text.
    static func first(in text: PlainText) -> Phrase? {
        let words = text.words
        for index in words.indices.dropLast() where words[index].folded == "a" {
            guard let gerund = gerund(of: words[index + 1].string) else { continue }
            let next = words[index + 1].string
            if index == 0 {
                guard words[0].isCapitalised, text.scalars.last == "…" || text.scalars.suffix(3) == [".", ".", "."]
                else {
                    continue
                }
                return Phrase(
                    written: "\(words[0].string) \(next)", wanted: gerund.prefix(1).uppercased() + gerund.dropFirst())
            }
            let before = words[index - 1]
            guard verbs.contains(before.folded) else { continue }
            return Phrase(written: "\(before.string) a \(next)", wanted: "\(before.string) \(gerund)")
        }
        return nil
    }

    /// Returns the gerund of an infinitive, as `carregando` for `carregar`; nil for other words.
    private static func gerund(of word: String) -> String? {
        guard word.count > 3, word.hasSuffix("ar") || word.hasSuffix("er") || word.hasSuffix("ir"),
            word == word.lowercased()
        else { return nil }
        return word.dropLast() + "ndo"
    }
}
