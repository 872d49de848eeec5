import CatalogCore

/// Leftovers of programs in a translation: tokens, escapes, entities, notes and replies of a model.
package enum MachineLeftover {
    /// The kinds of leftovers, with the piece of text.
    package enum Kind: Hashable {
        /// A token of a model, such as `<unk>`.
        case token(String)
        /// A backslash and a letter in place of a line break or quotation mark.
        case escape(String)
        /// An HTML or XML entity that appears literally on screen.
        case entity(String)
        /// A note of the translator that users should not see.
        case note(String)
        /// A reply of a model about itself or its task.
        case talk
    }

    /// Returns the first leftover in a text that its source does not have.
    package static func first(in text: Text, for source: Text) -> Kind? {
        first(in: text, having: ByteSet(text.utf8), for: source)
    }

    /// Returns the first leftover in a text that its source does not have.
    ///
    /// - Parameter bytes: The bytes of the text.
    package static func first(in text: Text, having bytes: ByteSet, for source: Text) -> Kind? {
        if bytes.intersects(marks), let kind = marked(text.utf8, source) { return kind }
        guard ModelReplyDetector.mayBeIn(text.utf8, having: bytes),
            ModelReplyDetector.isFound(in: text.string, insteadOf: source.string)
        else { return nil }
        return .talk
    }

    /// The bytes `<`, `\`, `&`, `(`, `[`, and the first byte of `▁`.
    private static let marks = ByteSet(
        0x3C...0x3C, 0x5C...0x5C, 0x26...0x26, 0x28...0x28, 0x5B...0x5B, 0xE2...0xE2)

    /// Returns the first leftover that begins with a distinctive mark.
    private static func marked(_ bytes: ArraySlice<UInt8>, _ source: Text) -> Kind? {
        let sourceBytes = source.utf8
        let hasBackslash = sourceBytes.contains(UInt8(ascii: "\\"))
        lazy var showsEntities = Self.showsEntities(bytes, source)
        for index in bytes.indices {
            let rest = bytes[index...]
            switch bytes[index] {
            case 0xE2 where !rest.starts(with: blank): continue
            case UInt8(ascii: "<"), UInt8(ascii: "["), 0xE2:
                if let token = tokens.first(where: rest.starts), !sourceBytes.contains(token) {
                    return .token(String(decoding: token, as: UTF8.self))
                }
                if isNote(rest, source) { return .note(shown(rest)) }
            case UInt8(ascii: "("): if isNote(rest, source) { return .note(shown(rest)) }
            case UInt8(ascii: "\\"):
                let before = index > bytes.startIndex ? bytes[index - 1] : nil
                if !hasBackslash, let escape = escape(at: rest, after: before) { return .escape(escape) }
            case UInt8(ascii: "&"): if let entity = entity(at: rest), showsEntities { return .entity(entity) }
            default: continue
            }
        }
        return nil
    }

    /// Tokens that models write for an unknown word or at the end of a text.
    private static let tokens = [
        "<unk>", "[unk]", "[UNK]", "<UNK>", "<pad>", "<|endoftext|>", "<|im_end|>", "<|im_start|>", "<think>",
        "</think>", "<eos>", "<bos>", "\u{2581}",
    ].map { Array($0.utf8) }

    /// The token for a space.
    ///
    /// Its first byte also begins many common characters, so it needs a full comparison.
    private static let blank = Array("\u{2581}".utf8)

    /// The beginnings of notes, in the languages in which models write them.
    private static let notes = [
        "note: ", "translator's note", "translator’s note", "translation note", "translated from", "nota do tradutor",
        "nota del traductor", "note du traducteur", "nota del traduttore", "n. d. t.", "n.d.t.", "literally:",
        "anm. d. ü", "anmerkung des übersetzers", "not translated",
    ].map { Array($0.utf8) }

    /// The first letters of notes, in both cases.
    private static let initials = Set(notes.compactMap(\.first).flatMap { [$0, $0 & ~0x20] })

    private static func isNote(_ bytes: ArraySlice<UInt8>, _ source: Text) -> Bool {
        guard let first = bytes.dropFirst().first, initials.contains(first) else { return false }
        let inside = bytes.dropFirst().prefix(30).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        guard notes.contains(where: inside.starts) else { return false }
        let asked = source.string.lowercased()
        return !["note", "nota", "translat", "literal"].contains(where: asked.contains)
    }

    private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(200), as: UTF8.self)
        return text.firstIndex { $0 == ")" || $0 == "]" }.map { String(text[...$0]) } ?? text
    }

    /// Returns an escape such as `\"`, `\n` or `\u00e9` that the text shows literally.
    ///
    /// Returns nil if a colon precedes the backslash, as in a Windows path.
    private static func escape(at bytes: ArraySlice<UInt8>, after before: UInt8?) -> String? {
        let next = bytes.dropFirst()
        guard let first = next.first, before != UInt8(ascii: ":") else { return nil }
        let isCode = first == UInt8(ascii: "u") && next.dropFirst().prefix(4).count(where: isHex) == 4
        guard isCode || first == UInt8(ascii: "\"") || first == UInt8(ascii: "n") else { return nil }
        return String(decoding: bytes.prefix(isCode ? 6 : 2), as: UTF8.self)
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (0x61...0x66).contains(byte | 0x20)
    }

    // MARK: - Entities

    /// Returns whether users see entities literally.
    ///
    /// That is the case if neither text has tags, and the source has no entities and no `<`.
    private static func showsEntities(_ bytes: ArraySlice<UInt8>, _ source: Text) -> Bool {
        let sourceBytes = source.utf8
        guard !sourceBytes.indices.contains(where: { entity(at: sourceBytes[$0...]) != nil }),
            !sourceBytes.contains(UInt8(ascii: "<"))
        else { return false }
        return !MarkupTags(String(decoding: bytes, as: UTF8.self)).isMarkup && !MarkupTags(source.string).isMarkup
    }

    private static func entity(at bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.first == UInt8(ascii: "&") else { return nil }
        let inside = bytes.dropFirst().prefix(9).prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x23 }
        guard inside.endIndex < bytes.endIndex, bytes[inside.endIndex] == UInt8(ascii: ";") else { return nil }
        let isNumber = inside.first == 0x23 && inside.dropFirst().contains(where: \.isASCIIDigit)
        let name = String(decoding: inside, as: UTF8.self)
        return isNumber || entities.contains(name) ? "&\(name);" : nil
    }

    private static let entities: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "mdash", "ndash", "lsquo", "rsquo", "ldquo", "rdquo",
        "laquo", "raquo", "bull", "copy", "reg", "trade", "deg", "euro", "times", "eacute", "egrave", "agrave",
        "aacute", "oacute", "iacute", "uacute", "ccedil", "ntilde", "atilde", "otilde", "ouml", "auml", "uuml", "szlig",
    ]
}
