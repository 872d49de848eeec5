import SwiftSyntax

extension SyntaxProtocol {
    /// The source code of the node, without the trivia around it.
    ///
    /// `trimmedDescription` is the same, but copies the whole node first.
    var code: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        let end = bytes.count - trailingTriviaLength.utf8Length
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }
}
