@testable import CatalogCore

/// Returns the parse error of a text; nil if the text is valid.
func refusal(of text: String) -> Refusal? { refusal(of: Array(text.utf8)) }

/// Returns the parse error of bytes; nil if the bytes are valid.
func refusal(of bytes: [UInt8], limits: DocumentLimits = .standard) -> Refusal? {
    do throws(DocumentError) {
        _ = try Document(bytes, limits: limits)
        return nil
    } catch {
        return Refusal(error.reason, error.position.line, error.position.column)
    }
}

/// A reason and its position, short enough for a table of test cases.
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
