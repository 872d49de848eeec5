import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A table with the files that it was read from, which can plan and apply changes.
public struct EditableTable: Sendable {
    /// The table as it was read.
    public let table: any StringTable
    /// The files of the table as they are on disk.
    public let files: [LoadedFile]
    /// The settings for the table.
    ///
    /// For an empty catalog file, they include the source language of most tables of the project.
    public let settings: LintSettings
    /// The rules that check new texts.
    public let rules: RuleSet
    /// The lint context of the table.
    let context: TableContext
    /// The steps of changes that `ChangeTrial` found possible, until a plan takes them.
    let triedSteps = Locked<[ExactChange: KeyPlanner.Step]>([:])
    /// The spellings of the table's languages.
    let spelledLanguages: SpelledLanguages
    /// The languages of the table other than the source language.
    private let otherLanguages: [LanguageTag]
    /// The index of each key that occurs exactly once, once it was asked for.
    private let knownLocations = Locked<[[UInt8]: Int]?>(nil)
    /// The files of the table that cannot be read.
    private let brokenFiles: [BrokenFile]
    /// Whether changes to other files are allowed despite files that cannot be read.
    private var leavesBrokenFiles = false
    /// A file that cannot be read and prevents some changes; nil if there is none.
    package var brokenFile: BrokenFile? { brokenFiles.first }
    /// The development language of the legacy files, if known.
    private let development: LanguageTag?

    /// Creates an editable table from a table of a project.
    public init(_ table: any StringTable, of project: Project, settings: LintSettings, rules: RuleSet) {
        self.table = table
        let paths = Set(table.files.map(\.path))
        let groups = Set(table.files.filter { $0.format != .catalog }.map { LegacySource.group(of: $0.path) })
        files = project.files.filter { file in
            paths.contains(file.path) || (file.format != .catalog && groups.contains(LegacySource.group(of: file.path)))
        }
        brokenFiles = files.compactMap { project.refusal(of: $0) }
        var settings = settings
        // A catalog whose file is still empty takes the source language of the project's other tables.
        if table is Catalog, settings.sourceLanguage == nil, files.allSatisfy(\.bytes.isEmpty) {
            settings.sourceLanguage = Self.commonSource(of: project.tables)
        }
        self.settings = settings
        self.rules = rules
        development = settings.sourceLanguage ?? table.sourceLanguage
        context = TableContext(table, settings: settings)
        spelledLanguages = SpelledLanguages(of: table)
        let source = table.sourceLanguage ?? settings.sourceLanguage
        otherLanguages = table.languages.filter { source?.isSameLanguage(as: $0) != true }
    }

    /// Returns the source language that most tables have.
    ///
    /// A page of a store does not count, because its language has a region that the app's need not have.
    /// Among equally frequent languages, the first one counts.
    private static func commonSource(of tables: [any StringTable]) -> LanguageTag? {
        let languages = tables.filter { !$0.isLiteral }.compactMap { $0.sourceLanguage }
        let counts = Dictionary(grouping: languages, by: \.canonical).mapValues(\.count)
        let most = counts.values.max()
        return languages.first { counts[$0.canonical] == most }
    }

    /// The path that identifies the table in messages: the path of its first file.
    public var path: String { table.path }

    /// Whether the table is a catalog rather than a set of legacy files.
    public var isCatalog: Bool { table is Catalog }

    /// Whether the table has the texts of a page in a store.
    package var isStoreText: Bool { table.isStoreText }

    /// The source language: the table's own, otherwise the configured one.
    public var sourceLanguage: LanguageTag? { table.sourceLanguage ?? settings.sourceLanguage }

    /// Whether a language is the source language, in any spelling.
    public func isSource(_ language: LanguageTag) -> Bool {
        if otherLanguages.contains(language) { return false }
        return sourceLanguage?.isSameLanguage(as: language) ?? false
    }

    /// Returns the table after some of its files were changed or created.
    ///
    /// - Parameter changed: the new bytes on disk by path. All other files count as unchanged.
    public func rereading(_ changed: [String: [UInt8]]) throws(ChangeRefusal) -> EditableTable {
        let present = Set(files.map(\.path))
        let sources =
            files.map { file in
                changed[file.path].map { TableLoader.Source(path: file.path, bytes: $0) } ?? TableLoader.Source(file)
            }
            + changed.filter { !present.contains($0.key) }.map { TableLoader.Source(path: $0.key, bytes: $0.value) }
        let project = TableLoader.loadNow(sources, keepsParsed: true) { _ in development }
        guard let table = project.tables.first else {
            throw .broken(
                project.files.lazy.compactMap { project.refusal(of: $0) }.first ?? BrokenFile(path: path, .noStrings))
        }
        let again = EditableTable(table, of: project, settings: settings, rules: rules)
        return leavesBrokenFiles ? again.leavingBrokenFiles() : again
    }

    // MARK: - Files that cannot be read

    /// Returns a copy of the table that allows changes to texts despite unreadable files in other languages.
    ///
    /// The unreadable files stay unchanged. Without this call, an unreadable file prevents every change to the table.
    public func leavingBrokenFiles() -> EditableTable {
        var table = self
        table.leavesBrokenFiles = true
        return table
    }

    /// Returns the unreadable file that prevents changes to texts in a language; nil if changes are allowed.
    package func brokenFile(forTextsIn language: LanguageTag) -> BrokenFile? {
        brokenFiles.first { file in
            guard leavesBrokenFiles, !isCatalog, let folder = TablePath.projectFolder(of: file.path), folder != "Base",
                folder != StoreTextPath.defaultFolder
            else { return true }
            let other = LanguageTag(folder)
            return isSource(other) || other.isSameLanguage(as: language)
        }
    }

    /// Returns the unreadable file that prevents the given changes; nil if the changes are allowed.
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

    /// Returns the index of the entry with a key; nil if there is none.
    ///
    /// - Throws: a refusal if several entries have the key, because the intended one is unknown.
    func index(of key: String) throws(ChangeRefusal) -> Int? {
        let bytes = Array(key.utf8)
        let found = (0..<table.entryCount).filter { table.key(at: $0).isSpelled(bytes) }
        if found.count > 1 || !isCatalog, let refusal = refusalsOfDoubledKeys[bytes] { throw refusal }
        return found.first
    }

    /// The refusal of changes to each key that occurs more than once, with its locations.
    var refusalsOfDoubledKeys: [[UInt8]: ChangeRefusal] {
        var doubled: [[UInt8]: [TableLocation]] = [:]
        for double in table.duplicateKeys where doubled[Array(double.key.utf8)] == nil {
            // Of equal keys in one file, a legacy table contains only the last one and lists the others as duplicates.
            doubled[Array(double.key.utf8)] = isCatalog ? [] : [double.first, double.location]
        }
        guard !doubled.isEmpty else { return [:] }
        for index in 0..<table.entryCount where isCatalog {
            let key = table.key(at: index)
            doubled[Array(key.utf8)]?.append(key.location)
        }
        let lines = table.files.map { LineIndex($0.bytes) }
        let kept = Set(table.duplicateKeys.filter { !$0.isRemovable }.map { Array($0.key.utf8) })
        var refusals: [[UInt8]: ChangeRefusal] = [:]
        for (key, locations) in doubled {
            refusals[key] = .doubledKey(
                String(decoding: key, as: UTF8.self), locations.map { location($0, in: lines) },
                isFixed: !kept.contains(key))
        }
        return refusals
    }

    /// The index of each key that occurs exactly once.
    package var locations: [[UInt8]: Int] {
        knownLocations.value {
            let doubled = table.doubledKeys
            var locations: [[UInt8]: Int] = Dictionary(minimumCapacity: table.entryCount)
            for index in 0..<table.entryCount { locations[Array(table.key(at: index).utf8)] = index }
            return doubled.isEmpty ? locations : locations.filter { !doubled.contains($0.key) }
        }
    }

    /// Throws a refusal if the key already exists.
    public func requireAbsent(_ key: String) throws(ChangeRefusal) {
        guard let (index, spelling) = equivalent(of: key) else { return }
        throw .keyExists(key, location: location(table.key(at: index).location), spelling: spelling)
    }

    /// Returns the entry with a key, in the same or a canonically equivalent Unicode spelling.
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

    /// Returns a location for messages: path, line and column.
    func location(_ location: TableLocation) -> FileLocation {
        guard table.files.indices.contains(location.file) else { return FileLocation(path: path) }
        return Self.location(location, in: table.files[location.file], LineIndex(table.files[location.file].bytes))
    }

    private func location(_ location: TableLocation, in lines: [LineIndex]) -> FileLocation {
        guard lines.indices.contains(location.file) else { return FileLocation(path: path) }
        return Self.location(location, in: table.files[location.file], lines[location.file])
    }

    private static func location(_ location: TableLocation, in file: TableFile, _ lines: LineIndex) -> FileLocation {
        FileLocation(path: file.path, position: lines.position(at: location.range.lowerBound))
    }

    /// All keys, to suggest the most similar one for a missing key.
    var keys: [String] { (0..<table.entryCount).map { table.key(at: $0).string } }
}
