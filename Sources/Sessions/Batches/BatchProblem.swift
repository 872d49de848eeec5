import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts

/// The reason why one change of a list cannot be made.
struct BatchProblem: Error {
    /// The position of the change in the list.
    let position: TextPosition
    /// The request, as far as it could be parsed.
    var request: ChangeRequest?
    /// The message and its details, one line each.
    let lines: [FailureLine]

    init(_ position: TextPosition, _ request: ChangeRequest? = nil, lines: [FailureLine]) {
        self.position = position
        self.request = request
        self.lines = lines
    }

    init(_ request: ChangeRequest, _ failure: CommandFailure) {
        self.init(request.position, request, lines: failure.lines)
    }

    /// - Parameter line: The line of an earlier, rejected request about the same key.
    init(_ request: ChangeRequest, _ refusal: ChangeRefusal, needing line: Int? = nil) {
        let lines: [FailureLine] =
            switch (refusal, line) {
            // The errors of a broken file have already been printed, once for all changes that it prevents.
            case (.broken(let file), _):
                [.sentence(Texts.Batch.brokenFile(path: VisibleText.path(file.path)).resolved)]
            case (.unknownKey, let line?): [.sentence(Texts.Batch.needsLine(line: line).resolved)]
            default: refusal.lines
            }
        self.init(request.position, request, lines: lines)
    }

    /// Returns the lines to print on standard error.
    ///
    /// - Parameter count: The number of later changes with the same problem.
    func failureLines(path: String, repeated count: Int) -> [FailureLine] {
        let sentences = lines.prefix(1).map { FailureLine($0.text, at: position, in: path) }
        let others = count > 0 ? [Texts.Batch.repeated(count: count).resolved] : []
        return sentences + (lines.dropFirst().map(\.text) + others).map { .detail($0) }
    }

    /// Returns the entry for the JSON report.
    func skipped(path: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped(
            operation: request?.operation.rawValue, key: request?.key, path: path, position: position,
            reason: lines.map(\.text).joined(separator: "\n"), location: lines.first?.location,
            statement: lines.map { $0 == lines.first ? $0.statement : $0.text }.joined(separator: "\n"))
    }
}
