import XCStringsKit

/// A list of changes, read from a file or standard input.
struct BatchList {
    /// The changes, in the order of the list.
    let requests: [ChangeRequest]
    /// The entries that could not be parsed.
    let problems: [BatchProblem]
    /// The path that messages show for the list.
    let path: String

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - path: The file, or `-` for standard input.
    ///   - input: The format of the list, or nil to detect it.
    ///   - operation: The operation for every entry, or nil if each entry names its own.
    init(
        at path: String, _ input: BatchInput?, operation: ChangeRequest.Operation?
    ) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(FileError) {
            let isStandardInput = path == BatchOptions.standardInput
            bytes = isStandardInput ? try FileReader.readStandardInput() : try FileReader.read(path).bytes
        } catch {
            throw CommandFailure(error)
        }
        self.path = path
        let results: [Result<ChangeRequest, BatchProblem>]
        switch input ?? Self.look(of: bytes) {
        case .json:
            results = RequestLines(bytes, operation: operation).read().map { result in
                result.mapError { BatchProblem($0.position, lines: [$0.sentence]) }
            }
        case .csv: results = try Self.rows(of: bytes, operation: operation, path: path)
        }
        requests = results.compactMap { try? $0.get() }
        problems = results.compactMap { result in
            if case .failure(let problem) = result { problem } else { nil }
        }
    }

    /// Parses a list in CSV.
    ///
    /// Throws if the heading is wrong, because a wrong heading affects every row.
    private static func rows(
        of bytes: [UInt8], operation: ChangeRequest.Operation?, path: String
    ) throws(CommandFailure) -> [Result<ChangeRequest, BatchProblem>] {
        do throws(RequestSheet.Failure) {
            return try RequestSheet(bytes, operation: operation).rows.map { row in
                row.mapError { BatchProblem($0.position, lines: [$0.sentence]) }
            }
        } catch {
            switch error {
            case .csv(let error): throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
            case .heading(let error): throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
            }
        }
    }

    /// Detects the format of a list: JSON if it begins with `{` or `[`, otherwise CSV.
    private static func look(of bytes: [UInt8]) -> BatchInput {
        let marks = ByteOrderMark.utf8
        let first = bytes.first { !marks.contains($0) && !" \t\r\n".utf8.contains($0) }
        return first.map { "{[".utf8.contains($0) } ?? true ? .json : .csv
    }
}
