import CatalogCore

/// What a journal says when it is read.
struct JournalContents {
    /// The file.
    let bytes: [UInt8]
    /// The answers of runs that did not come to their end.
    private(set) var openAnswers: [JournalQuestion: [String: String]] = [:]
    /// These runs.
    private(set) var openRuns: [String] = []
    /// What was written into files, each text once.
    private(set) var filled: [FilledText] = []

    /// Reads a journal; one that is not there says nothing.
    init(path: String) throws(FileError) {
        bytes = try FileReader.bytesIfThere(path) ?? []
        read()
    }

    /// The number of its bytes.
    var byteCount: Int { bytes.count }

    /// Whether a kill cut the last line short.
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
            case .filled(let text): texts[text.place] = text
            case .finished(let names): for name in names { answers[name] = nil }
            }
        }
        openRuns = runs.filter { answers[$0] != nil }
        for run in openRuns { openAnswers.merge(answers[run] ?? [:]) { $1 } }
        filled = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// The same without answers that were used and texts that were filled anew.
    var compacted: [UInt8] {
        let lines = filled.map { JournalLine.filled($0).json(run: "") }
        let kept = openAnswers.map { JournalLine.answer($0.key, $0.value).json(run: openRuns.last ?? "") }.sorted()
        return Array((lines + kept).joined().utf8)
    }
}

extension FilledText {
    /// What tells a text from others: where it stands.
    fileprivate var place: [String] { [path, key, language.spelling, part.description] }
}
