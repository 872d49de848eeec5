/// What a key says in both languages.
enum SampleText {
    typealias Pair = SamplePhrases.Pair

    case plain(Pair)
    case plural(one: Pair, other: Pair)

    /// Of a hundred texts five are plurals, ten have format specifiers and five are paragraphs; the rest are titles
    /// and sentences.
    init(for role: SampleRole, _ random: inout RandomSequence) {
        let percent = random.number(below: 100)
        self =
            switch percent {
            case ..<5: .plural(&random)
            case ..<15: .plain(Self.phrase(random.pick(SamplePhrases.formatOpenings), &random))
            case ..<20: .plain(Self.paragraph(&random))
            default: .plain(role.isSentence ? Self.sentence(&random) : Self.title(&random))
            }
    }

    private static func plural(_ random: inout RandomSequence) -> SampleText {
        let (one, other) = random.pick(SamplePhrases.counted)
        let thing = random.pick(SamplePhrases.things)
        return .plural(one: one + thing, other: other + thing)
    }

    private static func title(_ random: inout RandomSequence) -> Pair {
        random.pick(SamplePhrases.openings) + random.pick(SamplePhrases.things)
    }

    private static func phrase(_ opening: Pair, _ random: inout RandomSequence) -> Pair {
        opening + random.pick(SamplePhrases.things) + (" ", " ") + random.pick(SamplePhrases.endings)
    }

    private static func sentence(_ random: inout RandomSequence) -> Pair {
        phrase(random.pick(SamplePhrases.openings), &random) + (".", ".")
    }

    /// Three to five sentences; now and then the last one begins a line of its own.
    private static func paragraph(_ random: inout RandomSequence) -> Pair {
        var text = sentence(&random)
        for _ in 0..<(2 + random.number(below: 2)) { text = text + (" ", " ") + sentence(&random) }
        let joint = random.isOne(of: 25) ? "\\n" : " "
        return text + (joint, joint) + sentence(&random)
    }
}

extension SampleRole {
    fileprivate var isSentence: Bool {
        switch self {
        case .message, .hint, .error, .caption, .accessibility: true
        case .title, .subtitle, .action, .placeholder, .label: false
        }
    }
}

/// Puts pieces one after another in both languages.
private func + (left: SamplePhrases.Pair, right: SamplePhrases.Pair) -> SamplePhrases.Pair {
    (left.english + right.english, left.portuguese + right.portuguese)
}
