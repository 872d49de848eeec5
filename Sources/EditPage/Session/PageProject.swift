import CatalogCore
import CatalogEditing
import CatalogLint
import LintRules
import StringTables
import Workspaces

/// The project at one point in time, as the page shows it.
struct PageProject: Sendable {
    /// The files and settings as last read from disk.
    ///
    /// A file that cannot be read now has its last readable content.
    let workspace: Workspace
    /// The tables, including later writes.
    private(set) var project: Project
    /// Returns the settings of the file at a path.
    let settings: @Sendable (String) -> LintSettings
    /// The tables for rules, in the order of their paths.
    private(set) var contexts: [TableContext]
    /// The files that cannot be read now.
    private let unreadable: UnreadableFiles
    /// The keys of each table that are new or changed since a git revision; nil if there is no such revision.
    private var changed: [Set<ExactText>]?

    /// Creates the project from a loaded workspace.
    ///
    /// - Parameters:
    ///   - old: The project to compare with.
    ///   - last: The project before this one. Files that cannot be read now keep their content in it.
    init(_ read: Workspace, since old: Project? = nil, after last: PageProject? = nil) async {
        unreadable = UnreadableFiles(read, after: last?.project)
        let kept = unreadable.readableContents(in: last?.project)
        let workspace = kept.isEmpty ? read : await read.replacing(kept)
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

    /// The messages about files that cannot be read, for terminals.
    var notes: [String] { unreadable.notes }

    /// The messages about files that cannot be read, for the page.
    var problems: [String] { unreadable.sentences }

    /// Returns the reason why no texts of a table can be saved in a language now; nil if they can.
    func obstacle(in table: Int, _ language: LanguageTag) -> String? {
        let found = contexts[table].table
        return unreadable.obstacle(to: found, language, settings: settings(found.path))
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
        return EditableTable(found, of: project, settings: settings(found.path), rules: .standard).leavingBrokenFiles()
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

    /// Returns the tables that have a language or require it, as `fitloc stats` counts them; all if none does.
    func tables(having language: LanguageTag) -> [Int] {
        let found = contexts.indices.filter { table in
            contexts[table].languagesToShow(nil).contains { $0.facts.canonical.isSameLanguage(as: language) }
        }
        return found.isEmpty ? Array(contexts.indices) : found
    }

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
