/// The typed beginning of a word.
struct TypedPrefix {
    /// The typed text that offers must complete.
    let text: String

    /// Returns the elements whose words begin with the typed text.
    ///
    /// If none does and `ignoringCase` is true, returns the elements that match regardless of case. fish accepts such
    /// words, and zsh does if configured. bash would insert them without a check.
    func fitting<Element>(_ all: [Element], ignoringCase: Bool, word: (Element) -> String) -> [Element] {
        let exact = all.filter { word($0).hasPrefix(text) }
        guard exact.isEmpty, ignoringCase else { return exact }
        return all.filter { isBeginning(of: word($0)) }
    }

    /// Whether a word begins with the typed text, ignoring ASCII case.
    func isBeginning(of word: String) -> Bool {
        let (word, text) = (word.utf8, text.utf8)
        return word.count >= text.count && zip(word, text).allSatisfy { Self.lowered($0) == Self.lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
