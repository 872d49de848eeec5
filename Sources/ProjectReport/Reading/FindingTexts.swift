import CatalogLint
import StringTables

/// Finds the texts that findings concern.
struct FindingTexts {
    private let contexts: [TableContext]
    private var tables: [String: Int] = [:]
    /// The index of each key, for the tables that were searched.
    private var keys: [Int: [String: Int]] = [:]
    /// The entry of the previous finding, because an entry often has several findings.
    private var last: (location: Location, entry: EntryContext)?

    private struct Location: Equatable {
        let table: Int
        let index: Int
    }

    /// Prepares a search in the tables of a project.
    init(of project: Project, settings: (String) -> LintSettings) {
        contexts = project.tables.map { TableContext($0, settings: settings($0.path)) }
        for (number, table) in project.tables.enumerated() {
            for file in table.files { tables[file.path] = number }
        }
    }

    /// Returns the source text for a finding, and the text that the finding concerns.
    mutating func texts(of finding: Finding) -> (source: String?, text: String?) {
        guard let key = finding.key, let table = tables[finding.path], let index = index(of: key, in: table) else {
            return (nil, nil)
        }
        let context = contexts[table]
        let entry = entry(at: Location(table: table, index: index))
        let source = entry.counterpart(of: finding.part)?.string
        guard let language = finding.language else { return (source, nil) }
        let parts = entry.entry.localization(language)?.content.parts ?? []
        let text = parts.first { $0.path == finding.part }?.unit.value?.string
        return (context.facts(of: language).isSource ? nil : source, text)
    }

    private mutating func entry(at location: Location) -> EntryContext {
        if let last, last.location == location { return last.entry }
        let context = contexts[location.table]
        let entry = EntryContext(context.table.entry(at: location.index), in: context)
        last = (location, entry)
        return entry
    }

    /// Returns the index of a key.
    ///
    /// For a duplicate key, the last entry counts.
    private mutating func index(of key: String, in table: Int) -> Int? {
        if let known = keys[table] { return known[key] }
        let found = contexts[table].table
        let indices = Dictionary((0..<found.entryCount).map { (found.key(at: $0).string, $0) }) { $1 }
        keys[table] = indices
        return indices[key]
    }
}
