/// Asks for the list of all keys in a language.
package struct IndexRequest: Codable, Sendable {
    /// The language.
    package var language: String
}

/// The list of all keys in a language, a column a member: a hundred thousand keys repeat no names.
package struct IndexAnswer: Codable, Sendable {
    /// The number of the state of the project that this speaks of.
    package var revision: Int
    /// The language.
    package var language: String
    /// The number of each key's table in `ProjectAnswer.tables`.
    package var tables: [Int]
    /// The keys.
    package var keys: [String]
    /// The source texts, those of all parts with line breaks between them.
    package var sources: [String]
    /// The texts in the language, in the same way; empty where there is none.
    package var texts: [String]
    /// How far each key is, as `fitloc stats` counts it.
    package var statuses: [String]
    /// How bad the worst finding on each key is: 0 none, 1 a note, 2 a warning, 3 an error.
    package var severities: [Int]
    /// Whether each key is new or changed since the revision that was named.
    package var changes: [Bool]

    /// Adds a key.
    mutating func append(_ row: KeyRow) {
        tables.append(row.table)
        keys.append(row.key)
        sources.append(row.source)
        texts.append(row.text)
        statuses.append(row.status)
        severities.append(row.severity)
        changes.append(row.isChanged)
    }
}

/// How bad the worst finding on each key of the list is, once the rules have looked at everything.
package struct FindingsAnswer: Codable, Sendable {
    /// The number of the state of the project that this speaks of.
    package var revision: Int
    /// What `IndexAnswer.severities` holds, in the same order.
    package var severities: [Int]
}

/// A key of the list.
package struct KeyRow: Codable, Sendable {
    /// The number of its table.
    package var table: Int
    /// The key.
    package var key: String
    /// The source text.
    package var source: String
    /// The text in the language.
    package var text: String
    /// How far it is.
    package var status: String
    /// How bad its worst finding is.
    package var severity: Int
    /// Whether it is new or changed since the revision that was named.
    package var isChanged: Bool
}
