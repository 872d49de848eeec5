import CatalogCore
import CatalogEditing
import CommandOutput

extension [ChangeReport.Change] {
    /// Returns the entries for changes to a table, without changes that had no effect.
    static func items(
        of changes: [KeyChange], _ plan: TablePlan, in table: EditableTable, as name: ChangeName = .own
    ) -> [ChangeReport.Change] {
        guard name.isToldOf else { return [] }
        let files = LanguageFiles(table, plan)
        return zip(changes, plan.keys).filter(\.1.isChanged).flatMap { change, outcome in
            let original = name.originals[change.key]
            return ChangeReport.Change.items(
                of: KeyChange(original ?? change.key, change.kind), outcome, in: table, files, as: name.operation,
                to: original == nil ? name.destination : change.key)
        }
    }
}

extension ChangeReport.Change {
    /// Returns the entries for a change to a key: one for the key itself, if it is affected, and one for each text.
    ///
    /// - Parameters:
    ///   - operation: The operation to report, or nil for the change's own name.
    ///   - files: The written files. A legacy table has one file per language.
    static func items(
        of change: KeyChange, _ outcome: TablePlan.KeyOutcome, in table: EditableTable, _ files: LanguageFiles,
        as operation: String? = nil, to destination: String? = nil, line: Int? = nil
    ) -> [ChangeReport.Change] {
        let name = operation ?? change.kind.name
        var items: [ChangeReport.Change] = []
        if change.kind.concernsKey {
            items.append(
                .init(
                    operation: name, key: change.key, destination: destination ?? change.kind.newName,
                    table: table.table.name, path: table.path, comment: change.kind.comment, line: line))
        }
        return items
            + outcome.texts.map { text in
                .init(
                    operation: text.text == nil ? "unset" : name, key: change.key, table: table.table.name,
                    path: files.path(of: text.language), language: text.language.spelling, part: text.part,
                    text: text.text, state: text.state, line: line)
            }
    }
}

/// The files of a table by language.
struct LanguageFiles {
    private let first: String
    private let paths: [String: String]

    init(_ table: EditableTable, _ plan: TablePlan) {
        first = table.path
        let all = table.table.files.map(\.path) + plan.files.map(\.path)
        let named = all.compactMap { path in TablePath.projectFolder(of: path).map { ($0, path) } }
        paths = table.isCatalog ? [:] : Dictionary(named) { $1 }
    }

    func path(of language: LanguageTag) -> String { paths[language.spelling] ?? first }
}

extension KeyChange.Kind {
    /// The name of the change in commands and reports.
    fileprivate var name: String {
        switch self {
        case .add, .insert: "add"
        case .change: "set"
        case .remove: "remove"
        case .rename: "rename"
        }
    }

    /// Whether the change affects the key itself, not only its texts.
    fileprivate var concernsKey: Bool {
        guard case .change(let changes, marksTranslations: _) = self else { return true }
        return changes.contains { $0.language == nil }
    }

    /// The comment that the change sets.
    fileprivate var comment: String? {
        guard case .add(let changes) = self else {
            if case .change(let changes, marksTranslations: _) = self { return Self.comment(in: changes) }
            return nil
        }
        return Self.comment(in: changes)
    }

    /// The new name of the key.
    fileprivate var newName: String? {
        if case .rename(let name) = self { name } else { nil }
    }

    private static func comment(in changes: [EntryChange]) -> String? {
        changes.lazy.compactMap { change in
            if case .comment(let text) = change { text } else { nil }
        }.first
    }
}
