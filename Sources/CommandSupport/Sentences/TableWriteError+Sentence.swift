import XCStringsKit

extension TableWriteError {
    /// Why a file could not be written, and what was written all the same, as lines on standard error.
    package var lines: [FailureLine] {
        guard !written.isEmpty, let last = failure.last else { return failure }
        let files = Words.list(written)
        return failure.dropLast() + [last.map { Texts.Words.brokenRest(failure: $0, files: files).resolved }]
    }

    /// The same where there is room for one sentence.
    package var sentence: String { lines.map(\.text).joined(separator: "\n") }

    private var failure: [FailureLine] {
        switch reason {
        case let error as FileError: [.sentence(error.sentence)]
        // It names the place itself, as it does where nobody else was writing.
        case let refusal as ChangeRefusal: refusal.lines
        default: [.sentence("\(path): \(reason)")]
        }
    }
}
