import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts

extension TableWriteError {
    /// The reason why a file could not be written, and the files that were already written, as lines for standard
    /// error.
    package var lines: [FailureLine] {
        guard !written.isEmpty, let last = failure.last else { return failure }
        let files = Words.list(written.map { VisibleText.path($0) })
        return failure.dropLast() + [last.map { Texts.Words.brokenRest(failure: $0, files: files).resolved }]
    }

    /// The lines as one text.
    package var sentence: String { lines.map(\.text).joined(separator: "\n") }

    private var failure: [FailureLine] {
        switch reason {
        case let error as FileError: [.sentence(error.sentence)]
        // A refusal's message already contains the location.
        case let refusal as ChangeRefusal: refusal.lines
        default: [.sentence("\(VisibleText.path(path)): \(reason)")]
        }
    }
}
