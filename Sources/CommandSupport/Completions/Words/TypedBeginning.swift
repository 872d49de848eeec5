/// What was typed of a word.
struct TypedBeginning {
    /// The text.
    let text: String

    /// Those of some things whose words begin so; where there is none, those that do but for capital letters.
    ///
    /// fish takes such words, and zsh does for people who have asked it to; bash puts in what it is given.
    func fitting<Element>(_ all: [Element], ignoringCase: Bool, word: (Element) -> String) -> [Element] {
        let exact = all.filter { word($0).hasPrefix(text) }
        guard exact.isEmpty, ignoringCase else { return exact }
        return all.filter { isBeginning(of: word($0)) }
    }

    /// Whether a word begins so, but for capital letters of ASCII.
    func isBeginning(of word: String) -> Bool {
        let (word, text) = (word.utf8, text.utf8)
        return word.count >= text.count && zip(word, text).allSatisfy { Self.lowered($0) == Self.lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
