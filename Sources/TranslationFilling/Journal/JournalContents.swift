import CatalogCore

/// The parsed content of a journal.
struct JournalContents {
    /// The bytes of the file.
    let bytes: [UInt8]
    /// The answers of interrupted runs.
    private(set) var openAnswers: [JournalQuestion: [String: String]] = [:]
    /// The interrupted runs.
    private(set) var openRuns: [String] = []
    /// The filled texts, each once.
    private(set) var filled: [FilledText] = []

    /// Reads a journal.
    ///
    /// A missing file is an empty journal.
    init(path: String) throws(FileError) {
        bytes = try FileReader.bytesIfThere(path) ?? []
        read()
    }

    /// The size in bytes.
    var byteCount: Int { bytes.count }

    /// Whether the last line is incomplete, because the process was killed.
    var endsWithinLine: Bool { bytes.last.map { $0 != 0x0A } ?? false }

    private mutating func read() {
        var answers: [String: [JournalQuestion: [String: String]]] = [:]
        var runs: [String] = []
        var texts: [[String]: FilledText] = [:]
        for line in bytes.split(separator: 0x0A) {
            guard let (run, line) = JournalLine.read(line) else { continue }
            switch line {
            case .answer(let question, let texts):
                if answers[run] == nil { runs.append(run) }
                answers[run, default: [:]][question] = texts
            case .filled(let text): texts[text.location] = text
            case .finished(let names): for name in names { answers[name] = nil }
            }
        }
        openRuns = runs.filter { answers[$0] != nil }
        for run in openRuns { openAnswers.merge(answers[run] ?? [:]) { $1 } }
        filled = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// The content without used answers and replaced texts.
    var compacted: [UInt8] {
        let lines = filled.map { JournalLine.filled($0).json(run: "") }
        let kept = openAnswers.map { JournalLine.answer($0.key, $0.value).json(run: openRuns.last ?? "") }.sorted()
        return Array((lines + kept).joined().utf8)
    }
}

extension FilledText {
    /// The identity of a text: its path, key, language and part.
    fileprivate var location: [String] { [path, key, language.spelling, part.description] }
}
