import CatalogCore

/// A file with the answers of services and the filled texts, one per line, so that an interrupted run can continue.
///
/// An answer is written before it is used. After a run has ended, its answers are not used again, because a user who
/// discards a translation wants a new one. The origins of texts stay available for `review`.
public actor FillJournal {
    private let path: String
    private let run: String
    private var answers: [JournalQuestion: [String: String]]
    private let unfinished: [String]
    private var isBroken = false
    private var hasWritten = false

    /// The error that stopped writing to the journal; nil if there is none.
    public private(set) var failure: FileError?

    /// The number of answers available to the next run if this run is interrupted, including reused answers.
    public private(set) var keptAnswers = 0

    /// Reads an existing journal.
    ///
    /// The file is created only when there is something to write.
    ///
    /// - Parameters:
    ///   - path: The path of the file. The file and its folders may not exist yet.
    ///   - run: A unique name of this run.
    public init(path: String, run: String) throws(FileError) {
        self.path = path
        self.run = run
        let contents = try JournalContents(path: path)
        answers = contents.openAnswers
        unfinished = contents.openRuns
        isBroken = contents.endsWithinLine
    }

    /// Returns the answer to a question from a run that was interrupted.
    func answer(to question: JournalQuestion) -> [String: String]? {
        guard let answer = answers[question] else { return nil }
        keptAnswers += 1
        return answer
    }

    /// Appends lines.
    ///
    /// A write error does not stop the run, because the answers are also in memory.
    func note(_ lines: [JournalLine]) {
        guard !lines.isEmpty, failure == nil else { return }
        do throws(FileError) {
            let start = isBroken ? "\n" : ""
            // The file is opened each time, because another run may have replaced it with a compacted one.
            try FileAppender(path).append(Array((start + lines.map { $0.json(run: run) }.joined()).utf8))
            (isBroken, hasWritten) = (false, true)
            keptAnswers += lines.count { if case .answer = $0 { true } else { false } }
        } catch {
            failure = error
        }
    }

    /// Records texts that were written into files.
    public func note(_ filled: [FilledText]) { note(filled.map { JournalLine.filled($0) }) }

    /// Records that the run has ended, so that its answers are not used again.
    public func finish() {
        guard hasWritten || !unfinished.isEmpty else { return }
        note([.finished(unfinished + [run])])
        compact()
    }

    /// Removes unneeded lines once the file exceeds a few megabytes.
    private func compact() {
        guard failure == nil, let contents = try? JournalContents(path: path), contents.byteCount > Self.roomy else {
            return
        }
        // If another run writes at the same time, the file differs from what was read and stays unchanged.
        try? FileReplacer.replace(path, expecting: contents.bytes, with: contents.compacted)
    }

    private static let roomy = 4 << 20

    /// Returns the filled texts in a journal, each with its latest origin.
    public static func filled(path: String) throws(FileError) -> [FilledText] {
        try JournalContents(path: path).filled
    }
}
