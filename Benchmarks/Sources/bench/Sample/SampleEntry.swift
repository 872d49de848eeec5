/// A key of a generated catalog.
struct SampleEntry {
    /// The key.
    let key: String
    /// The comment for translators; nil if there is none.
    let comment: String?
    /// Whether the extraction state is `manual`.
    let isManual: Bool
    /// The texts, in the order of the catalog's languages.
    private(set) var text: SampleText

    /// Creates the entry with a number; it is the same in every run.
    ///
    /// Half of the keys have a comment, and half are manual, as in many apps.
    init(_ number: Int, _ texts: some SampleTexts) {
        let key = SampleKey(number)
        var random = RandomSequence(seed: UInt64(number))
        self.key = key.key
        comment = random.isOne(of: 50) ? key.comment : nil
        isManual = random.isOne(of: 50)
        text = texts.text(for: key.role, &random)
    }

    /// Creates an entry whose key is the English text, with only a Portuguese text.
    init(keyedByText number: Int) {
        var random = RandomSequence(seed: UInt64(number))
        let title = PhraseTexts().title(&random)
        key = "\(title.english) \(number)"
        comment = nil
        isManual = false
        text = .plain(["\(title.portuguese) \(number)"])
    }

    /// Returns the entry with the texts of the first languages only.
    func prefix(_ count: Int) -> SampleEntry {
        var entry = self
        switch text {
        case .plain(let values): entry.text = .plain(Array(values.prefix(count)))
        case .plural(let values): entry.text = .plural(Array(values.prefix(count)))
        }
        return entry
    }
}
