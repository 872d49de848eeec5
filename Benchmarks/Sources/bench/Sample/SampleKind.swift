/// A kind of generated catalog.
enum SampleKind: String {
    /// English and Brazilian Portuguese, with few equal texts.
    case two
    /// Twenty languages in eleven scripts.
    case twenty
    /// Twenty languages, but three of four keys lack the texts of those that stand behind English in the file.
    case unfinished
    /// A hundred languages, with titles only.
    case hundred
    /// English texts as keys, each with a Portuguese text.
    ///
    /// Such entries are the shortest, so that a file can have the most keys.
    case keyedByText

    /// Returns the bytes of a catalog with the keys of these numbers.
    func bytes(of numbers: Range<Int>) -> [UInt8] {
        switch self {
        case .two: Self.bytes(of: numbers, PhraseTexts())
        case .twenty: Self.bytes(of: numbers, SentenceTexts(SampleLanguages.twenty))
        case .unfinished: Self.unfinished(numbers, SentenceTexts(SampleLanguages.twenty))
        case .hundred: Self.bytes(of: numbers, LabelTexts(SampleLanguages.hundred))
        case .keyedByText:
            SampleCatalog.bytes(of: numbers.map { SampleEntry(keyedByText: $0) }, languages: ["pt-BR"])
        }
    }

    private static func bytes(of numbers: Range<Int>, _ texts: some SampleTexts) -> [UInt8] {
        SampleCatalog.bytes(of: numbers.map { SampleEntry($0, texts) }, languages: texts.languages)
    }

    private static func unfinished(_ numbers: Range<Int>, _ texts: some SampleTexts) -> [UInt8] {
        let finished = texts.languages.prefix { $0 != "en" }.count + 1
        let entries = numbers.map { number in
            let entry = SampleEntry(number, texts)
            return number % 4 == 0 ? entry : entry.prefix(finished)
        }
        return SampleCatalog.bytes(of: entries, languages: texts.languages)
    }
}
