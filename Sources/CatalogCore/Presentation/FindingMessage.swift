import CatalogRuntime
import Foundation

/// A translatable message of a finding: English words with arguments.
///
/// Write a message as a string literal. Its ``template`` is the key of its translations in the catalog
/// `Localizable/Findings.xcstrings`. Arguments are not translated, except those that are messages themselves. If the
/// words depend on a number, write one literal for 1 and one for other numbers, and choose between them.
///
/// A message is one line, and every character of it is visible: each argument is escaped as in
/// ``VisibleText/inLine(_:)``, so a rule need not care what a name or text of a file contains.
public struct FindingMessage: Hashable, Sendable {
    /// A part of a message, in the order of the English sentence.
    package enum Piece: Hashable, Sendable {
        /// Words to translate.
        case words(String)
        /// An argument that is the same in every language, such as a quoted text; escaped.
        case value(String)
        /// An argument that is itself a message.
        case message(FindingMessage)
        /// The name of a language, such as “German”.
        case language(LanguageTag)

        /// Returns an argument that is the same in every language.
        static func shown(_ value: some CustomStringConvertible) -> Piece {
            .value(VisibleText.inLine(value.description))
        }
    }

    /// The parts of the message.
    package let pieces: [Piece]

    /// Creates a message from its parts.
    package init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates a message from a text that is the same in every language, such as a name or a quotation.
    public init(verbatim text: String) { pieces = [.shown(text)] }

    /// Creates a list of messages with a separator that is the same in every language, such as a comma.
    public init(_ messages: [FindingMessage], separator: String) {
        pieces = messages.enumerated().flatMap { index, message -> [Piece] in
            index == 0 ? [.message(message)] : [.words(separator), .message(message)]
        }
    }

    /// Creates a message from what it is about, such as a key with a language, and what it says about that.
    package init(subject: String?, statement: FindingMessage) {
        self = subject.map { "\($0): \(statement)" } ?? statement
    }

    /// The English words of the message without its arguments, which messages about different values share.
    package var form: String {
        pieces.reduce(into: "") { form, piece in
            switch piece {
            case .words(let words): form += words
            case .message(let message): form += message.form
            case .value, .language: form += "\u{0}"
            }
        }
    }

    /// Whether the message has no parts.
    public var isEmpty: Bool { pieces.isEmpty }

    /// Joins two messages, which are translated separately.
    public static func + (left: FindingMessage, right: FindingMessage) -> FindingMessage {
        if left.isEmpty { return right }
        return right.isEmpty ? left : FindingMessage(pieces: [.message(left), .message(right)])
    }
}

extension FindingMessage: ExpressibleByStringInterpolation {
    /// A builder for the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []

        /// Creates an empty literal with room for its parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.words(literal)) }
        }

        /// Adds an argument that is the same in every language.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            pieces.append(.shown(value))
        }

        /// Adds an argument that is itself a message.
        public mutating func appendInterpolation(_ message: FindingMessage) { pieces.append(.message(message)) }

        /// Adds the name of a language.
        public mutating func appendInterpolation(language tag: LanguageTag) { pieces.append(.language(tag)) }
    }

    /// Creates a message without arguments.
    public init(stringLiteral words: String) { pieces = words.isEmpty ? [] : [.words(words)] }

    /// Creates a message from a literal with arguments.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension FindingMessage: CustomStringConvertible {
    /// The message in English.
    public var description: String { text(in: nil) }
}
