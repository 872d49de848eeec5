/// A request for the list of all keys in one language.
package struct IndexRequest: Codable, Sendable {
    /// The tag of the language to list.
    package var language: String
}

/// The list of all keys in one language.
///
/// Each member is a column, so that the JSON does not repeat member names for every key.
package struct IndexAnswer: Codable, Sendable {
    /// The revision of the project.
    package var revision: Int
    /// The tag of the listed language.
    package var language: String
    /// The paths of the tables.
    package var paths: [String]
    /// The index of each key's table in `paths`.
    package var tables: [Int]
    /// The keys of all tables.
    package var keys: [String]
    /// The source texts.
    ///
    /// The parts of one key are separated by line breaks.
    package var sources: [String]
    /// The texts in the language, in the form of `sources`; empty for a missing text.
    package var texts: [String]
    /// The comments for translators, without `fitloc:` directives; empty for none.
    package var comments: [String]
    /// The translation status of each key, as in `fitloc stats`.
    package var statuses: [String]
    /// The highest severity of each key's findings: 0 none, 1 note, 2 warning, 3 error.
    package var severities: [Int]
    /// Whether each key is new or changed since the given git revision.
    package var changes: [Bool]

    /// Adds a key.
    mutating func append(_ row: KeyRow) {
        tables.append(row.table)
        keys.append(row.key)
        sources.append(row.source)
        texts.append(row.text)
        comments.append(row.comment)
        statuses.append(row.status)
        severities.append(row.severity)
        changes.append(row.isChanged)
    }
}

/// The highest severity of the findings on each key, after the rules have checked the whole project.
package struct FindingsAnswer: Codable, Sendable {
    /// The revision of the project.
    package var revision: Int
    /// The new values of `IndexAnswer.severities`, in the same order.
    package var severities: [Int]
}

/// A key of the list.
package struct KeyRow: Codable, Sendable {
    /// The index of the table in `IndexAnswer.paths`.
    package var table: Int
    /// The key.
    package var key: String
    /// The source text.
    package var source: String
    /// The text in the language.
    package var text: String
    /// The comment for translators, without `fitloc:` directives; empty for none.
    package var comment: String
    /// The translation status.
    package var status: String
    /// The highest severity of the key's findings.
    package var severity: Int
    /// Whether the key is new or changed since the given git revision.
    package var isChanged: Bool
}
