/// Texts in many languages that combine sentences and labels with the same meaning in each language.
struct SentenceTexts: SampleTexts {
    private let samples: [SampleLanguage]
    /// The tags of the languages.
    let languages: [String]

    /// Creates texts in these languages.
    init(_ samples: [SampleLanguage]) {
        self.samples = samples
        languages = samples.map(\.tag)
    }

    /// Returns a random text: 5 % plurals, 10 % with format specifiers, 5 % paragraphs, otherwise titles and sentences.
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

    /// Returns a sentence with arguments, followed by another sentence in half of the cases.
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

    /// Returns a random index that is valid in the lists of all languages.
    private func number<Item>(_ list: KeyPath<SampleLanguage, [Item]>, _ random: inout RandomSequence) -> Int {
        random.number(below: samples.map { $0[keyPath: list].count }.min() ?? 1)
    }
}

/// Titles in many languages, for catalogs with very many short texts.
struct LabelTexts: SampleTexts {
    private let sentences: SentenceTexts

    /// Creates titles in these languages.
    init(_ samples: [SampleLanguage]) { sentences = SentenceTexts(samples) }

    /// The tags of the languages.
    var languages: [String] { sentences.languages }

    /// Returns a title, whatever the role.
    func text(for role: SampleRole, _ random: inout RandomSequence) -> SampleText { sentences.title(&random) }
}
