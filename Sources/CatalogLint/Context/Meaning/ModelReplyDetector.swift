/// Detection of replies in which a model apologizes or announces its answer instead of translating.
package enum ModelReplyDetector {
    /// Returns whether a text is a model's reply instead of a translation.
    ///
    /// If the source itself expresses regret, the same words are a valid translation.
    package static func isFound(in text: String, insteadOf source: String) -> Bool {
        // Most texts have none of these phrases, and then the source does not matter.
        let answer = plain(text)
        let foundFences = fences.filter(answer.contains)
        let announced = announcements.filter(answer.hasPrefix)
        let isRefusal = excuses.contains(where: answer.hasPrefix) || confessions.contains(where: answer.contains)
        guard isRefusal || !foundFences.isEmpty || !announced.isEmpty else { return false }
        let asked = plain(source)
        if foundFences.contains(where: { !asked.contains($0) }) || announced.contains(where: { !asked.hasPrefix($0) }) {
            return true
        }
        return isRefusal && !regrets.contains(where: asked.contains)
    }

    /// Returns whether a text may be a reply.
    ///
    /// Most texts are not, so this check creates no strings.
    package static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool { mayBeIn(bytes, having: ByteSet(bytes)) }

    /// Returns whether a text may be a reply.
    ///
    /// - Parameter set: The bytes of the text.
    static func mayBeIn(_ bytes: ArraySlice<UInt8>, having set: ByteSet) -> Bool {
        let start = bytes.drop { $0 < 0x80 && !$0.isASCIILetter && $0 != UInt8(ascii: "`") }
        if let first = start.first, initials.contains(first), start.count > 7,
            beginnings.contains(firstBytes(of: start))
        {
            return true
        }
        guard set.intersects(lastBytes) else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            // The last eight bytes as a number; the last one alone excludes most of them.
            var window: UInt64 = 0
            return bytes.contains { byte in
                window = window << 8 | UInt64(byte)
                switch byte {
                case UInt8(ascii: "`"): return ends(window, fence)
                case UInt8(ascii: ">"): return ends(window, thought)
                case UInt8(ascii: "l"): return ends(window, model)
                case UInt8(ascii: "t"): return ends(window, help)
                // “n ai”, as in “as an AI”.
                case UInt8(ascii: "i"), UInt8(ascii: "I"): return window & 0xDFFF_DFDF == 0x4E20_4149
                default: return false
                }
            }
        }
    }

    private static func ends(_ window: UInt64, _ word: (bytes: UInt64, mask: UInt64)) -> Bool {
        window & word.mask == word.bytes
    }

    /// Returns a word of at most seven bytes as a number, with a mask of its bytes.
    private static func ending(_ word: String) -> (bytes: UInt64, mask: UInt64) {
        (word.utf8.reduce(0) { $0 << 8 | UInt64($1) }, 1 << (8 * UInt64(word.utf8.count)) - 1)
    }

    /// Returns the first six bytes as one number, with ASCII letters in lower case.
    private static func firstBytes(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.prefix(6).reduce(0) { $0 << 8 | UInt64((0x41...0x5A).contains($1) ? $1 | 0x20 : $1) }
    }

    /// The possible beginnings of replies, with both forms of the apostrophe.
    private static let beginnings = Set(
        (excuses + announcements).flatMap { [$0, $0.replacing("'", with: "’")] }.map { firstBytes(of: $0.utf8) })
    /// The first bytes of replies, in both cases.
    private static let initials = beginnings.reduce(into: ByteSet()) { set, beginning in
        let first = UInt8(truncatingIfNeeded: beginning >> 40)
        set.insert(first)
        if first.isASCIILetter { set.insert(first & ~0x20) }
    }
    /// The last bytes of the words below, and of “AI”.
    private static let lastBytes: ByteSet = "`>ltiI"
    private static let fence = ending("```")
    private static let thought = ending("<think>")
    /// A part of words that most confessions contain, such as “model” and “modelo”.
    private static let model = ending("odel")
    private static let help = ending("ssist")

    private static func plain(_ text: String) -> String {
        let letters = text.lowercased().map { $0 == "’" ? "'" : $0 }
        return String(letters.drop { !$0.isLetter && $0 != "`" })
    }

    /// Words of a source text that an apology may translate.
    private static let regrets = [
        "sorry", "can't", "cannot", "can not", "unable", "couldn't", "could not", "apolog", "not able", "impossible",
    ]

    /// The beginnings of refusals, in the languages in which models usually write them.
    private static let excuses = [
        "i'm sorry", "i am sorry", "sorry, i", "sorry, but i", "i apologize", "i can't ", "i cannot ", "i can not ",
        "i'm unable", "i am unable", "i'm not able", "i won't ", "unfortunately, i ", "desculpe, mas ",
        "desculpe, não posso",
        "sinto muito, mas", "lo siento, pero", "lo siento, no puedo", "je suis désolé, mais", "désolé, mais je",
        "es tut mir leid, aber", "mi dispiace, ma", "申し訳ありませんが", "抱歉，我",
    ]

    /// Phrases that only a model writes about itself.
    private static let confessions = [
        "as an ai", "as a language model", "i can't assist", "i cannot assist", "i can't help with",
        "i can't translate",
        "i cannot translate", "como um modelo de linguagem", "como modelo de lenguaje",
    ]

    private static let announcements = [
        "here is the translation", "here's the translation", "here are the translations", "translation:",
        "translated text:", "sure, here", "sure! here", "certainly! here", "tradução:", "traducción:",
    ]

    private static let fences = ["```", "<think>"]
}
