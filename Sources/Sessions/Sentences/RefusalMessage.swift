import CatalogCore

/// A reason to refuse a change, in the interface's language: what it is about, and what is wrong.
package struct RefusalMessage: Hashable, Sendable {
    /// The location of what is wrong; nil if the whole table or a request is.
    let location: FileLocation?
    /// The key, with the language if the reason is about its text; nil if the statement names what it is about.
    let subject: String?
    /// What is wrong, and possible remedies.
    let statement: String

    init(at location: FileLocation? = nil, _ subject: String?, _ statement: String) {
        self.location = location
        self.subject = subject
        self.statement = statement
    }

    /// Creates a message that names what it is about in its statement.
    init(_ statement: String) { self.init(nil, statement) }

    /// The statement after the location and the subject.
    var sentence: String { Self.joined([location?.description, subject, statement]) }

    /// The statement after the location, for a line that names the key and the language already.
    var placedStatement: String { Self.joined([location?.description, statement]) }

    /// The statement after the subject, for a line that names the location already.
    var named: String { Self.joined([subject, statement]) }

    private static func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: ": ") }
}

extension RefusalMessage: ExpressibleByStringInterpolation {
    /// Creates a message that names what it is about in its statement.
    package init(stringLiteral statement: String) { self.init(statement) }
}
