import Foundation

/// A search that ignores case, accents and character width: `concluido` matches “Concluído”.
package struct FoldedSearch: Sendable {
    private let words: [UInt8]

    /// Prepares a search for words.
    package init(_ words: String) {
        self.words = Array(Self.folded(words).utf8)
    }

    /// Whether `text` contains the words.
    package func matches(_ text: String) -> Bool {
        guard let first = words.first else { return true }
        let bytes = Array(Self.folded(text).utf8)
        guard bytes.count >= words.count else { return false }
        return (0...(bytes.count - words.count)).contains { start in
            bytes[start] == first && bytes[start..<(start + words.count)].elementsEqual(words)
        }
    }

    private static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
