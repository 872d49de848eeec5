/// Functions that ignore the loss of no-break spaces, which translation systems and editors replace with plain spaces.
enum NoBreakSpaces {
    /// Returns whether a received text is the present one, except for lost no-break spaces and the form of line breaks.
    ///
    /// A no-break space in place of a plain one is an edit, because no program adds it by itself.
    static func areSame(_ received: String, as present: String) -> Bool {
        if LineEnds.areSame(received, present) { return true }
        guard mayHave(present), !received.utf8.elementsEqual(present.utf8) else { return false }
        let (new, old) = (
            Array(LineEnds.normalized(received).unicodeScalars), Array(LineEnds.normalized(present).unicodeScalars)
        )
        return new.count == old.count && zip(new, old).allSatisfy { $0 == $1 || isLoss($0, of: $1) }
    }

    /// Returns a received text with the no-break spaces of the present one, as far as both texts begin and end alike.
    static func restored(_ received: String, from present: String) -> String {
        guard mayHave(present) else { return received }
        var (new, old) = (Array(received.unicodeScalars), Array(present.unicodeScalars))
        let isKept = { (new: Unicode.Scalar, old: Unicode.Scalar) in new == old || isLoss(new, of: old) }
        let limit = min(new.count, old.count)
        let start = (0..<limit).first { !isKept(new[$0], old[$0]) } ?? limit
        let rest = limit - start
        let end = (0..<rest).first { !isKept(new[new.count - 1 - $0], old[old.count - 1 - $0]) } ?? rest
        new.replaceSubrange(..<start, with: old[..<start])
        old.removeFirst(old.count - end)
        new.replaceSubrange((new.count - end)..., with: old)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: new)
        return String(text)
    }

    private static func isLoss(_ new: Unicode.Scalar, of old: Unicode.Scalar) -> Bool {
        isNoBreak(old) && (new == " " || isNoBreak(new))
    }

    private static func isNoBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}"
    }

    /// Returns whether a text may have a no-break space: U+00A0 begins with C2, U+2007 and U+202F begin with E2.
    private static func mayHave(_ text: String) -> Bool {
        text.utf8.contains { $0 == 0xC2 || $0 == 0xE2 } && text.unicodeScalars.contains(where: isNoBreak)
    }
}
