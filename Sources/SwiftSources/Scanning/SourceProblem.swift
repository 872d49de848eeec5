import XCStringsKit

/// Why a Swift file was not read, or not as a whole.
package enum SourceProblem: Error, Hashable, Sendable {
    /// The file is not UTF-8, which Swift demands; with the first byte that is not.
    case notUTF8(offset: Int)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// Something is nested deeper than is read; what lies deeper is left out.
    case tooDeep(TextPosition)
    /// Something is no valid Swift; what stands round it may have been taken for something else.
    case syntax(TextPosition)
    /// The file could not be read.
    case unreadable(FileError)
}

extension SourceProblem {
    /// What the system's refusal to give a file means.
    init(_ error: FileError) {
        if case .tooLarge(_, let limit) = error { self = .tooLarge(limit: limit) } else { self = .unreadable(error) }
    }
}

extension SourceProblem: CustomStringConvertible {
    /// What is wrong, in a sentence without the path.
    package var description: String {
        switch self {
        case .notUTF8(let offset): "is not UTF-8: byte \(offset)"
        case .tooLarge(let limit): "is larger than \(limit) bytes and was not read"
        case .tooDeep(let position):
            "is nested too deeply at line \(position.line); what lies deeper was not read"
        case .syntax(let position): "is no valid Swift at line \(position.line)"
        case .unreadable(let error): "could not be read: \(error.reason)"
        }
    }
}
