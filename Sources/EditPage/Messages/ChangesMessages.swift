/// Asks what has changed since a page last asked.
package struct ChangesRequest: Codable, Sendable {
    /// The number of the state that the page shows.
    package var revision: Int
    /// The language that it shows.
    package var language: String
}

/// What has changed.
package struct ChangesAnswer: Codable, Sendable {
    /// The number of the present state.
    package var revision: Int
    /// Whether so much has changed that the list is to be asked for anew.
    package var isAll: Bool
    /// The keys that changed, where that is not so.
    package var rows: [KeyRow]
    /// Whether the findings on other keys may be other ones too, and are to be asked for anew.
    package var hasFindings: Bool
    /// What cannot be read now, a line each.
    package var problems: [String]
}
