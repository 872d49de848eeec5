/// A request for the changes since the page's last request.
package struct ChangesRequest: Codable, Sendable {
    /// The revision that the page shows.
    package var revision: Int
    /// The language that the page shows.
    package var language: String
}

/// The changes since a revision.
package struct ChangesAnswer: Codable, Sendable {
    /// The present revision.
    package var revision: Int
    /// Whether the page must request the whole list again.
    package var isAll: Bool
    /// The changed keys, if `isAll` is false.
    package var rows: [KeyRow]
    /// Whether findings on other keys may have changed, so that the page must request all findings again.
    package var hasFindings: Bool
    /// The messages about files that cannot be read.
    package var problems: [String]
}
