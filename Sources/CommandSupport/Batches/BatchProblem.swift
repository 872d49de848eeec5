import XCStringsKit

/// Why one change of a list cannot be made.
struct BatchProblem: Error {
    /// Where in the list the change stands.
    let position: TextPosition
    /// What was to be done, as far as that could be read.
    var request: ChangeRequest?
    /// Why not, with what belongs to that, a line each.
    let lines: [String]

    init(_ position: TextPosition, _ request: ChangeRequest? = nil, lines: [String]) {
        self.position = position
        self.request = request
        self.lines = lines
    }

    init(_ request: ChangeRequest, _ failure: CommandFailure) {
        self.init(request.position, request, lines: failure.lines.map(\.text))
    }

    /// - Parameter line: an earlier line about the same key that cannot be carried out.
    init(_ request: ChangeRequest, _ refusal: ChangeRefusal, needing line: Int? = nil) {
        let lines =
            switch (refusal, line) {
            // What is wrong with a broken file has been said, once for all that it stops.
            case (.broken(let file), _): [Texts.Batch.brokenFile(path: file.path).resolved]
            case (.unknownKey, let line?): [Texts.Batch.needsLine(line: line).resolved]
            default: refusal.lines.map(\.text)
            }
        self.init(request.position, request, lines: lines)
    }

    /// The same as lines on standard error.
    func failureLines(path: String) -> [FailureLine] {
        let sentences = lines.prefix(1).map { FailureLine($0, at: position, in: path) }
        return sentences + lines.dropFirst().map { .detail($0) }
    }

    /// The same for programs.
    func skipped(path: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped(
            operation: request?.operation.rawValue, key: request?.key, path: path, position: position,
            reason: lines.joined(separator: "\n"))
    }
}
