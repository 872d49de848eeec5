@testable import CatalogCore

/// What a text is refused for, and where; nil where it is read.
func refusal(of text: String) -> Refusal? { refusal(of: Array(text.utf8)) }

/// What bytes are refused for, and where; nil where they are read.
func refusal(of bytes: [UInt8], limits: DocumentLimits = .standard) -> Refusal? {
    do throws(DocumentError) {
        _ = try Document(bytes, limits: limits)
        return nil
    } catch {
        return Refusal(error.reason, error.position.line, error.position.column)
    }
}

/// A reason and its place, short enough for a table of examples.
struct Refusal: Hashable, CustomStringConvertible {
    let reason: DocumentError.Reason
    let line: Int
    let column: Int

    init(_ reason: DocumentError.Reason, _ line: Int, _ column: Int) {
        self.reason = reason
        self.line = line
        self.column = column
    }

    var description: String { "\(line):\(column) \(reason)" }
}
