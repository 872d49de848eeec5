import TestSupport

/// Random translations; equal seeds yield equal results.
struct RandomTranslations {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let pieces = [
        "Olá", " ", "é", "\u{301}", "😀", "<b>", "&amp;", "\"", "\\", "\n", "\t", "%%", "שלום", "a",
    ]

    /// Returns texts for the keys `done`, `look` and `hello`.
    ///
    /// The text of `hello` contains its argument.
    mutating func texts() -> [(id: String, text: String)] {
        ["done", "look", "hello"].map { key in
            let words =
                "x"
                + (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? ""
                }.joined()
            return (key, key == "hello" ? words + "%@" : words)
        }
    }
}
