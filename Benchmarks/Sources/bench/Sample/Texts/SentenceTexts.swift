/// Texts in many languages, put together from sentences and labels that say the same in each.
struct SentenceTexts: SampleTexts {
    private let samples: [SampleLanguage]
    /// The tags of the languages.
    let languages: [String]

    /// Creates texts in these languages.
    init(_ samples: [SampleLanguage]) {
        self.samples = samples
        languages = samples.map(\.tag)
    }

    /// Of a hundred texts five are plurals, ten have format specifiers and five are paragraphs; the rest are titles
    /// and one or two sentences.
    func text(for role: SampleRole, _ random: inout RandomSequence) -> SampleText {
        let percent = random.number(below: 100)
        switch percent {
        case ..<5:
            let phrase = number(\.counted, &random)
            return .plural(samples.map { $0.counted[phrase] })
        case ..<15: return format(&random)
        case ..<20: return paragraph(sentences: 3 + random.number(below: 2), &random)
        default:
            return role.isSentence ? paragraph(sentences: 1 + random.number(below: 2), &random) : title(&random)
        }
    }

    /// Returns one or two labels.
    func title(_ random: inout RandomSequence) -> SampleText {
        let labels = (0...random.number(below: 2)).map { _ in number(\.labels, &random) }
        return .plain(samples.map { language in labels.map { language.labels[$0] }.joined(separator: " · ") })
    }

    /// A sentence with arguments, and in half of the texts another one behind it.
    private func format(_ random: inout RandomSequence) -> SampleText {
        let first = number(\.formats, &random)
        let second = random.isOne(of: 50) ? number(\.sentences, &random) : nil
        return .plain(
            samples.map { language in
                language.formats[first] + (second.map { language.space + language.sentences[$0] } ?? "")
            })
    }

    private func paragraph(sentences count: Int, _ random: inout RandomSequence) -> SampleText {
        var chosen: [Int] = []
        while chosen.count < count {
            let sentence = number(\.sentences, &random)
            if !chosen.contains(sentence) { chosen.append(sentence) }
        }
        return .plain(
            samples.map { language in
                chosen.map { language.sentences[$0] }.joined(separator: language.space)
            })
    }

    /// The place of a text that every language has.
    private func number<Item>(_ list: KeyPath<SampleLanguage, [Item]>, _ random: inout RandomSequence) -> Int {
        random.number(below: samples.map { $0[keyPath: list].count }.min() ?? 1)
    }
}

/// Titles alone, in many languages: catalogs of very many short texts.
struct LabelTexts: SampleTexts {
    private let sentences: SentenceTexts

    /// Creates titles in these languages.
    init(_ samples: [SampleLanguage]) { sentences = SentenceTexts(samples) }

    /// The tags of the languages.
    var languages: [String] { sentences.languages }

    /// Returns a title for any role.
    func text(for role: SampleRole, _ random: inout RandomSequence) -> SampleText { sentences.title(&random) }
}
