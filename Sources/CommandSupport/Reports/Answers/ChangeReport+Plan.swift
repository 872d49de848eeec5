import XCStringsKit

extension [ChangeReport.Change] {
    /// What changes to a table came to, those left out that changed nothing.
    static func items(
        of changes: [KeyChange], _ plan: TablePlan, in table: EditableTable, as name: ChangeName = .own
    ) -> [ChangeReport.Change] {
        guard name.isToldOf else { return [] }
        let files = LanguageFiles(table, plan)
        return zip(changes, plan.keys).filter(\.1.isChanged).flatMap { change, outcome in
            ChangeReport.Change.items(
                of: KeyChange(name.key ?? change.key, change.kind), outcome, in: table, files, as: name.operation,
                to: name.destination)
        }
    }
}

extension ChangeReport.Change {
    /// What a change of a key came to: an item on the key where it came, went or is told otherwise, and one for each text.
    ///
    /// - Parameters:
    ///   - operation: what it is called, where that is not the change's own name.
    ///   - files: the files that were written, of which a legacy table has one a language.
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

/// The file of a table that holds the texts of a language.
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
    /// What the change is called in commands and answers.
    fileprivate var name: String {
        switch self {
        case .add, .insert: "add"
        case .change: "set"
        case .remove: "remove"
        case .rename: "rename"
        }
    }

    /// Whether something becomes of the key itself, and not only of its texts.
    fileprivate var concernsKey: Bool {
        guard case .change(let changes, marksTranslations: _) = self else { return true }
        return changes.contains { $0.language == nil }
    }

    /// What translators are told by it.
    fileprivate var comment: String? {
        guard case .add(let changes) = self else {
            if case .change(let changes, marksTranslations: _) = self { return Self.comment(in: changes) }
            return nil
        }
        return Self.comment(in: changes)
    }

    /// The name that the key gets.
    fileprivate var newName: String? {
        if case .rename(let name) = self { name } else { nil }
    }

    private static func comment(in changes: [EntryChange]) -> String? {
        changes.lazy.compactMap { change in
            if case .comment(let text) = change { text } else { nil }
        }.first
    }
}
