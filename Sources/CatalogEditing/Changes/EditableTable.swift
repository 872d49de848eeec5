import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A table with the files that it was read from, ready to be changed.
public struct EditableTable: Sendable {
    /// The table.
    public let table: any StringTable
    /// Its files as they are on disk.
    public let files: [LoadedFile]
    /// What the configuration says of it; of a file without bytes also what it is translated from.
    public let settings: LintSettings
    /// The rules that new texts are held against.
    public let rules: RuleSet
    /// The table as rules see it.
    let context: TableContext
    /// Its files that cannot be read.
    private let brokenFiles: [BrokenFile]
    /// Whether changes to other files may be made nevertheless.
    private var leavesBrokenFiles = false
    /// Why not everything may be written to it, if so.
    package var brokenFile: BrokenFile? { brokenFiles.first }
    /// The development language of its legacy files, where anything tells.
    private let development: LanguageTag?

    /// Takes a table out of a project.
    public init(_ table: any StringTable, of project: Project, settings: LintSettings, rules: RuleSet) {
        self.table = table
        let paths = Set(table.files.map(\.path))
        let groups = Set(table.files.filter { $0.format != .catalog }.map { LegacySource.group(of: $0.path) })
        files = project.files.filter { file in
            paths.contains(file.path) || (file.format != .catalog && groups.contains(LegacySource.group(of: file.path)))
        }
        brokenFiles = files.compactMap { project.refusal(of: $0) }
        var settings = settings
        // A catalog whose file has no bytes yet is translated from what the project's other tables are.
        if table is Catalog, settings.sourceLanguage == nil, files.allSatisfy(\.bytes.isEmpty) {
            settings.sourceLanguage = Self.commonSource(of: project.tables)
        }
        self.settings = settings
        self.rules = rules
        development = settings.sourceLanguage ?? table.sourceLanguage
        context = TableContext(table, settings: settings)
    }

    /// The source language that most tables have; of several the first.
    private static func commonSource(of tables: [any StringTable]) -> LanguageTag? {
        let languages = tables.compactMap { $0.sourceLanguage }
        let counts = Dictionary(grouping: languages, by: \.canonical).mapValues(\.count)
        let most = counts.values.max()
        return languages.first { counts[$0.canonical] == most }
    }

    /// The path that names the table in messages: its first file's.
    public var path: String { table.path }

    /// Whether it is a catalog; otherwise it is made of legacy files.
    public var isCatalog: Bool { table is Catalog }

    /// The language that texts are translated from: the table's own, else that of the settings.
    public var sourceLanguage: LanguageTag? { table.sourceLanguage ?? settings.sourceLanguage }

    /// Whether texts are translated from a language, however it is spelled.
    public func isSource(_ language: LanguageTag) -> Bool {
        sourceLanguage?.isSameLanguage(as: language) ?? false
    }

    /// The same table after some of its files were changed, or came in.
    ///
    /// - Parameter changed: the bytes on disk by path; the other files are taken for unchanged.
    public func rereading(_ changed: [String: [UInt8]]) throws(ChangeRefusal) -> EditableTable {
        let present = Set(files.map(\.path))
        let sources =
            files.map { TableLoader.Source(path: $0.path, bytes: changed[$0.path] ?? $0.bytes) }
            + changed.filter { !present.contains($0.key) }.map { TableLoader.Source(path: $0.key, bytes: $0.value) }
        let project = TableLoader.loadNow(sources) { _ in development }
        guard let table = project.tables.first else {
            throw .broken(
                project.files.lazy.compactMap { project.refusal(of: $0) }.first ?? BrokenFile(path: path, .noStrings))
        }
        let again = EditableTable(table, of: project, settings: settings, rules: rules)
        return leavesBrokenFiles ? again.leavingBrokenFiles() : again
    }

    // MARK: - Files that cannot be read

    /// The same table, in which texts may be changed although files of other languages cannot be read: those stay as
    /// they are.
    ///
    /// Without it nothing is written to a table that has such a file.
    public func leavingBrokenFiles() -> EditableTable {
        var table = self
        table.leavesBrokenFiles = true
        return table
    }

    /// Why no text may be written in a language; nil where the files that cannot be read hold other translations, and
    /// are to be left.
    package func brokenFile(forTextsIn language: LanguageTag) -> BrokenFile? {
        brokenFiles.first { file in
            guard leavesBrokenFiles, !isCatalog, let folder = TablePath.projectFolder(of: file.path), folder != "Base"
            else { return true }
            let other = LanguageTag(folder)
            return isSource(other) || other.isSameLanguage(as: language)
        }
    }

    /// Why changes may not be made; nil where they touch no file that cannot be read.
    func brokenFile(for changes: [KeyChange]) -> BrokenFile? {
        guard let first = brokenFile else { return nil }
        for change in changes {
            guard case .change(let changes, marksTranslations: false) = change.kind else { return first }
            for change in changes {
                guard let language = change.language else { return first }
                if let broken = brokenFile(forTextsIn: language) { return broken }
            }
        }
        return nil
    }

    // MARK: - Keys

    /// Which entry has a key; nil where none has.
    ///
    /// - Throws: when several have: nobody can tell which one is meant.
    func index(of key: String) throws(ChangeRefusal) -> Int? {
        let bytes = Array(key.utf8)
        let found = (0..<table.entryCount).filter { table.key(at: $0).isSpelled(bytes) }
        if found.count > 1 { throw .doubledKey(key, found.map { place(table.key(at: $0).place) }) }
        // The entries of legacy tables have the last of two equal keys of one file.
        if !isCatalog, let double = table.duplicateKeys.first(where: { $0.key.utf8.elementsEqual(bytes) }) {
            throw .doubledKey(key, [place(double.first), place(double.place)])
        }
        return found.first
    }

    /// Where each key is that is there just once.
    package var places: [[UInt8]: Int] {
        let doubled = table.doubledKeys
        var places: [[UInt8]: Int] = Dictionary(minimumCapacity: table.entryCount)
        for index in 0..<table.entryCount { places[Array(table.key(at: index).utf8)] = index }
        return places.filter { !doubled.contains($0.key) }
    }

    /// Refuses a key that is there already.
    public func requireAbsent(_ key: String) throws(ChangeRefusal) {
        guard let (index, spelling) = equivalent(of: key) else { return }
        throw .keyExists(key, place: place(table.key(at: index).place), spelling: spelling)
    }

    /// The entry that has a key, in this spelling or in another that only Unicode tells from it.
    private func equivalent(of key: String) -> (index: Int, spelling: String)? {
        let bytes = Array(key.utf8)
        for index in 0..<table.entryCount {
            let other = table.key(at: index)
            if other.isSpelled(bytes) || (!other.isPlainASCII && other.string == key) {
                return (index, other.string)
            }
        }
        return nil
    }

    /// A place as messages name it: path, line and column.
    func place(_ place: Place) -> String {
        guard table.files.indices.contains(place.file) else { return path }
        let file = table.files[place.file]
        let position = LineIndex(file.bytes).position(at: place.range.lowerBound)
        return "\(file.path):\(position.line):\(position.column)"
    }

    /// Every key, to find the nearest to one that is not there.
    var keys: [String] { (0..<table.entryCount).map { table.key(at: $0).string } }
}
