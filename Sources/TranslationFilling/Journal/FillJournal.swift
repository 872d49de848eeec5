import CatalogCore

/// What services answered and what was written, a line each, so that an interrupted run goes on where it stopped.
///
/// An answer is on the disk before it is used. Once a run has come to its end, its answers are not used again: whoever
/// throws a translation away wants another one. Where it came from stays known, for `review`.
public actor FillJournal {
    private let path: String
    private let run: String
    private var answers: [JournalQuestion: [String: String]]
    private let unfinished: [String]
    private var isBroken = false
    private var hasWritten = false

    /// Why nothing more is written to it, if so.
    public private(set) var failure: FileError?

    /// How many answers this run has had, from a service or from a run before it that did not come to its end, and will
    /// be had again by the next.
    public private(set) var keptAnswers = 0

    /// Reads what there is; nothing is written before there is something to keep.
    ///
    /// - Parameters:
    ///   - path: a file that need not be there yet, nor the folders above it.
    ///   - run: what this run is called, different from every other.
    public init(path: String, run: String) throws(FileError) {
        self.path = path
        self.run = run
        let contents = try JournalContents(path: path)
        answers = contents.openAnswers
        unfinished = contents.openRuns
        isBroken = contents.endsWithinLine
    }

    /// What was answered in a run that did not come to its end.
    func answer(to question: JournalQuestion) -> [String: String]? {
        guard let answer = answers[question] else { return nil }
        keptAnswers += 1
        return answer
    }

    /// Keeps lines; one that cannot be written is no reason to stop, since the answers are there all the same.
    func note(_ lines: [JournalLine]) {
        guard !lines.isEmpty, failure == nil else { return }
        do throws(FileError) {
            let start = isBroken ? "\n" : ""
            // Opened each time: another run may have put a smaller file in its place.
            try FileAppender(path).append(Array((start + lines.map { $0.json(run: run) }.joined()).utf8))
            (isBroken, hasWritten) = (false, true)
            keptAnswers += lines.count { if case .answer = $0 { true } else { false } }
        } catch {
            failure = error
        }
    }

    /// Notes what was written into files.
    public func note(_ filled: [FilledText]) { note(filled.map { JournalLine.filled($0) }) }

    /// Notes that the run came to its end, so that what was answered is not used again.
    public func finish() {
        guard hasWritten || !unfinished.isEmpty else { return }
        note([.finished(unfinished + [run])])
        compact()
    }

    /// Takes out what nobody will ask for once it is more than some megabytes.
    private func compact() {
        guard failure == nil, let contents = try? JournalContents(path: path), contents.byteCount > Self.roomy else {
            return
        }
        // What another run writes at this moment makes the file another one, and then it stays as it is.
        try? FileReplacer.replace(path, expecting: contents.bytes, with: contents.compacted)
    }

    private static let roomy = 4 << 20

    /// Where the texts of files came from, the last time that each was filled.
    public static func filled(path: String) throws(FileError) -> [FilledText] {
        try JournalContents(path: path).filled
    }
}
