/// Texts in English and Brazilian Portuguese that combine an opening, a thing and an ending; few texts are equal.
struct PhraseTexts: SampleTexts {
    typealias Pair = SamplePhrases.Pair

    /// The tags of the languages.
    let languages = ["en", "pt-BR"]

    /// Returns a random text: 5 % plurals, 10 % with format specifiers, 5 % paragraphs, otherwise titles and sentences.
    func text(for role: SampleRole, _ random: inout RandomSequence) -> SampleText {
        let percent = random.number(below: 100)
        return switch percent {
        case ..<5: plural(&random)
        case ..<15: plain(phrase(random.pick(SamplePhrases.formatOpenings), &random))
        case ..<20: plain(paragraph(&random))
        default: plain(role.isSentence ? sentence(&random) : title(&random))
        }
    }

    /// Returns a title.
    func title(_ random: inout RandomSequence) -> Pair {
        random.pick(SamplePhrases.openings) + random.pick(SamplePhrases.things)
    }

    private func plain(_ pair: Pair) -> SampleText { .plain([pair.english, pair.portuguese]) }

    private func plural(_ random: inout RandomSequence) -> SampleText {
        let (one, other) = random.pick(SamplePhrases.counted)
        let thing = random.pick(SamplePhrases.things)
        let (single, several) = (one + thing, other + thing)
        return .plural([
            forms(single.english, several.english), forms(single.portuguese, several.portuguese),
        ])
    }

    private func forms(_ one: String, _ other: String) -> [SampleForm] {
        [SampleForm(category: "one", text: one), SampleForm(category: "other", text: other)]
    }

    private func phrase(_ opening: Pair, _ random: inout RandomSequence) -> Pair {
        opening + random.pick(SamplePhrases.things) + (" ", " ") + random.pick(SamplePhrases.endings)
    }

    private func sentence(_ random: inout RandomSequence) -> Pair {
        phrase(random.pick(SamplePhrases.openings), &random) + (".", ".")
    }

    /// Returns four or five sentences; sometimes the last one begins a new line.
    private func paragraph(_ random: inout RandomSequence) -> Pair {
        var text = sentence(&random)
        for _ in 0..<(2 + random.number(below: 2)) { text = text + (" ", " ") + sentence(&random) }
        let joint = random.isOne(of: 25) ? "\\n" : " "
        return text + (joint, joint) + sentence(&random)
    }
}

/// Joins phrases in both languages.
private func + (left: SamplePhrases.Pair, right: SamplePhrases.Pair) -> SamplePhrases.Pair {
    (left.english + right.english, left.portuguese + right.portuguese)
}
