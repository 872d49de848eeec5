import TestSupport

/// Translations that a person or a machine may have made, the same for the same seed.
struct RandomTranslations {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let pieces = [
        "Olá", " ", "é", "\u{301}", "😀", "<b>", "&amp;", "\"", "\\", "\n", "\t", "%%", "שלום", "a",
    ]

    /// Texts for the keys `done`, `look` and `hello`, those for the last with its argument.
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
