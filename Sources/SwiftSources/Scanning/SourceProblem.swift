import CatalogCore

/// A reason why a Swift file was not read completely.
package enum SourceProblem: Error, Hashable, Sendable {
    /// The file is not valid UTF-8, with the offset of the first invalid byte.
    case notUTF8(offset: Int)
    /// The file is larger than the given limit in bytes.
    case tooLarge(limit: Int)
    /// The nesting at the given position is too deep; everything deeper was skipped.
    case tooDeep(TextPosition)
    /// The file has a syntax error, so that the code around it may be misinterpreted.
    case syntax(TextPosition)
    /// The file could not be read.
    case unreadable(FileError)
}

extension SourceProblem {
    /// Creates a problem from the failure to read a file.
    init(_ error: FileError) {
        if case .tooLarge(_, let limit) = error { self = .tooLarge(limit: limit) } else { self = .unreadable(error) }
    }
}

extension SourceProblem: CustomStringConvertible {
    /// The problem as a phrase without the path.
    package var description: String {
        switch self {
        case .notUTF8(let offset): "is not UTF-8: byte \(offset)"
        case .tooLarge(let limit): "is larger than \(limit) bytes and was not read"
        case .tooDeep(let position):
            "is nested too deeply at line \(position.line); deeper code was not read"
        case .syntax(let position): "is not valid Swift at line \(position.line)"
        case .unreadable(let error): "could not be read: \(error.reason)"
        }
    }
}
