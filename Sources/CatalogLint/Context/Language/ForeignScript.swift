import CatalogCore
import LanguageIdentification

/// A check for texts whose letters are mostly, or entirely, in a script that their language does not use.
package enum ForeignScript {
    /// Returns the foreign script of a text; nil if its letters match its language.
    package static func of(_ text: Text, in writing: WritingSystem) -> LetterScript? {
        of(text, having: ByteSet(text.utf8), in: writing)
    }

    /// Returns the foreign script of a text; nil if its letters match its language.
    ///
    /// - Parameter bytes: The bytes of the text.
    package static func of(_ text: Text, having bytes: ByteSet, in writing: WritingSystem) -> LetterScript? {
        if writing.isLatin {
            guard bytes.intersects(otherLeads) else { return nil }
        } else if startsInside(text.utf8, writing) {
            return nil
        }
        var (own, counts) = (0, [LetterScript: Int]())
        for scalar in PlainText(text).scalars {
            guard let script = LetterScript(of: scalar) else { continue }
            if writing.usual.contains(script) { own += 1 } else { counts[script, default: 0] += 1 }
        }
        guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
        return own == 0 || (writing.isLatin && most.value > own) ? most.key : nil
    }

    /// The lead bytes of the scripts from Greek and Coptic onward.
    ///
    /// Most Latin letters, marks and signs have other lead bytes.
    private static let otherLeads = ByteSet(0xCD...0xE1, 0xE3...0xED)

    /// Returns whether the first non-ASCII letter belongs to the language's scripts.
    private static func startsInside(_ bytes: ArraySlice<UInt8>, _ writing: WritingSystem) -> Bool {
        guard let start = bytes.firstIndex(where: { $0 >= 0xC3 && $0 != 0xE2 && $0 != 0xEF && $0 < 0xF0 }) else {
            return false
        }
        var rest = bytes[start...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return false }
        let character: Unicode.Scalar? = Unicode.UTF8.decode(encoded)
        return character.flatMap { LetterScript(of: $0) }.map { writing.usual.contains($0) } ?? false
    }
}
