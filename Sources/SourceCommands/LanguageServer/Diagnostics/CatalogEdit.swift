import CatalogCore
import CatalogLint
import LintRules
import Workspaces

/// An edit of texts in a large catalog, after which only the changed entries are checked.
struct CatalogEdit: Sendable {
    private let path: String
    private let catalog: Catalog
    private let check: EditedTableCheck
    /// The findings in the changed entries.
    let findings: [Finding]
    private let keys: Set<String>

    /// The size from which a catalog is checked entry by entry, in bytes.
    ///
    /// A smaller one is checked as a whole in a few milliseconds.
    private static let size = 1 << 20

    /// Begins with a catalog that was checked as a whole; nil if it is small or no catalog.
    init?(_ path: String, in tables: LoadedTables?) {
        guard let tables, let catalog = Self.catalog(at: path, in: tables), catalog.files[0].bytes.count >= Self.size
        else { return nil }
        self.path = path
        self.catalog = catalog
        check = EditedTableCheck(catalog, Linter(selection: RuleSelection(), settings: tables.settings))
        (findings, keys) = ([], [])
    }

    private init(_ earlier: CatalogEdit, _ catalog: Catalog, _ entries: Range<Int>, _ tables: LoadedTables) {
        path = earlier.path
        self.catalog = catalog
        check = earlier.check.editing(catalog)
        keys = Set(entries.map { catalog.key(at: $0).string })
        let found = check.findings(inEntries: entries).filter { FolderCheck.isLocal($0.rule) }
        findings = FolderCheck.leavingAccepted(found, in: tables.workspace)
    }

    private static func catalog(at path: String, in tables: LoadedTables) -> Catalog? {
        tables.workspace.project.files.first { $0.path == path }.flatMap(tables.workspace.project.catalog)
    }

    /// Returns the catalog after a further edit, or nil if the edit changes more than texts of present keys.
    func editing(_ tables: LoadedTables, _ move: TextMove) -> CatalogEdit? {
        guard let new = Self.catalog(at: path, in: tables), new.entryCount == catalog.entryCount,
            new.languages == catalog.languages, new.sourceLanguage == catalog.sourceLanguage,
            let entries = Self.entries(of: new, around: move.changed)
        else { return nil }
        return CatalogEdit(self, new, entries, tables)
    }

    /// Returns the entries that a range of bytes touches, or nil if it touches a key or lies outside of the entries.
    private static func entries(of catalog: Catalog, around range: Range<Int>) -> Range<Int>? {
        let starts = 0..<catalog.entryCount
        let isBefore = { (index: Int) in catalog.key(at: index).location.range.lowerBound <= range.lowerBound }
        let first = starts.partitioningIndex { !isBefore($0) } - 1
        guard first >= 0, catalog.key(at: first).location.range.upperBound < range.lowerBound else { return nil }
        let end = starts.partitioningIndex { catalog.key(at: $0).location.range.lowerBound >= range.upperBound }
        return end == first + 1 ? first..<end : nil
    }

    /// Returns whether a finding of the last check is still valid: it is about another entry, or about more than one.
    func leaves(_ finding: Finding) -> Bool {
        guard let key = finding.key, keys.contains(key), FolderCheck.isLocal(finding.rule) else { return true }
        return !check.isOfEntries(finding.rule)
    }
}
