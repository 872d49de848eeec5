import CommandSupport
import XCStringsKit

/// The project at one point in time, as the page shows it.
struct PageProject: Sendable {
    /// The files and settings as last read from disk.
    let workspace: Workspace
    /// The tables, including later writes.
    private(set) var project: Project
    /// Returns the settings of the file at a path.
    let settings: @Sendable (String) -> LintSettings
    /// The tables for rules, in the order of their paths.
    private(set) var contexts: [TableContext]
    /// The keys of each table that are new or changed since a git revision; nil if there is no such revision.
    private var changed: [Set<ExactText>]?

    /// Creates the project from a loaded workspace.
    ///
    /// - Parameter old: The project to compare with.
    init(_ workspace: Workspace, since old: Project? = nil) {
        self.workspace = workspace
        project = workspace.project
        settings = workspace.lintSettings(requiring: nil)
        contexts = Self.contexts(of: workspace.project, settings)
        changed = old.map { old in
            workspace.project.tables.map { table in
                let path = table.path
                return ChangedKeys.between(old.tables.first { $0.path == path }, and: table)
            }
        }
    }

    /// Whether a key is new or changed since the given git revision.
    func isChanged(_ key: String, in table: Int) -> Bool { changed?[table].contains(ExactText(key)) ?? false }

    private static func contexts(
        of project: Project, _ settings: (String) -> LintSettings
    ) -> [TableContext] {
        project.tables.map { TableContext($0, settings: settings($0.path)) }
    }

    /// The messages about files that cannot be read.
    var problems: [String] {
        workspace.failures.map(\.sentence) + project.files.compactMap { project.refusal(of: $0)?.description }
    }

    /// The number of keys.
    var keyCount: Int { contexts.reduce(0) { $0 + $1.table.entryCount } }

    // MARK: - Finding

    /// Returns the index of a table; nil if it does not exist.
    func index(ofTable path: String) -> Int? { contexts.firstIndex { $0.table.path == path } }

    /// Returns a key of a table; nil if it does not exist.
    ///
    /// The last of duplicate keys is the effective one.
    func entry(_ key: String, in table: Int) -> EntryContext? {
        let context = contexts[table]
        let bytes = Array(key.utf8)
        let index = (0..<context.table.entryCount).last { context.table.key(at: $0).isSpelled(bytes) }
        return index.map { EntryContext(context.table.entry(at: $0), in: context) }
    }

    /// Returns a table with its files for edits.
    func editable(_ table: Int) -> EditableTable {
        let found = contexts[table].table
        return EditableTable(found, of: project, settings: settings(found.path)).leavingBrokenFiles()
    }

    // MARK: - Writing

    /// Updates the project after a change of a key was written to the files of a table.
    mutating func take(_ written: EditableTable, of key: String, at table: Int) {
        changed?[table].insert(ExactText(key))
        let changed = Dictionary(written.files.map { ($0.path, $0) }) { first, _ in first }
        let present = Set(project.files.map(\.path))
        let files = project.files.map { changed[$0.path] ?? $0 } + written.files.filter { !present.contains($0.path) }
        var tables = project.tables
        tables[table] = written.table
        project = Project(tables: tables, files: files.sorted { $0.path < $1.path })
        contexts[table] = TableContext(written.table, settings: settings(written.path))
    }

    // MARK: - Languages

    /// The source languages.
    var sourceLanguages: Set<LanguageTag> { Set(contexts.compactMap(\.sourceLanguage?.canonical)) }

    /// The distinct languages of all tables: source languages, required languages, then the others.
    var languages: [LanguageTag] {
        let shown = contexts.flatMap { $0.languagesToShow(nil).map(\.facts) }
        let first = shown.filter(\.isSource) + shown.filter(\.isRequired)
        var seen: Set<LanguageTag> = []
        return (first.map(\.canonical) + shown.map(\.canonical).sorted()).filter {
            !["Base", "mul", "und"].contains($0.spelling) && seen.insert($0).inserted
        }
    }
}
