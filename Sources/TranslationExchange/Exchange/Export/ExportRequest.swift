import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The tables and languages of an export, and the names that its files contain.
public struct ExportRequest: Sendable {
    /// A table to export.
    struct Table: Sendable {
        let table: any StringTable
        let source: LanguageTag
        let interface: TableInterface
        /// The languages of the table and those that it must have.
        let languages: [LanguageTag]
        /// The languages as the table spells them, by their canonical form.
        private let spellings: [LanguageTag: LanguageTag]

        init(_ table: any StringTable, source: LanguageTag, required: [LanguageTag], interface: TableInterface) {
            self.table = table
            self.source = source
            self.interface = interface
            languages = table.languages + required
            spellings = Dictionary(languages.map { ($0.canonical, $0) }) { first, _ in first }
        }

        func spelling(of language: LanguageTag) -> LanguageTag { spellings[language.canonical] ?? language.canonical }

        func has(_ language: LanguageTag) -> Bool { spellings[language.canonical] != nil }
    }

    /// The tables that have keys.
    let tables: [Table]
    /// The files of the tables.
    let files: [LoadedFile]
    /// The languages to export.
    let languages: [LanguageTag]
    /// Whether the caller chose the languages.
    ///
    /// Otherwise a key is to translate only into the languages of its table.
    private let isOfChosenLanguages: Bool
    /// Whether the output is a folder rather than a file or bundle.
    let isFolder: Bool
    /// The keys to export; formats for platforms ignore it.
    package var selection = ExportSelection()
    /// The program that files name as their author.
    let tool: ExchangeTool
    /// The name of an Xcode project, which bundles contain.
    let project: String
    /// Returns the name of a table's file for its path.
    let original: @Sendable (String) -> String

    /// Prepares the export of all tables of a project.
    ///
    /// - Parameters:
    ///   - languages: The languages, of which each counts once; by default, all languages of the tables and all that
    ///     they must have.
    ///   - isFolder: Whether the output is a folder rather than a single file or bundle.
    ///   - isOfOpenKeys: Whether to export only keys to translate into one of the languages of a file, as
    ///     `TranslationStatus.isToTranslate(_:in:)` says. Formats for platforms ignore it.
    ///   - tool: The program that files name as their author.
    ///   - name: The name of an Xcode project, which bundles contain.
    ///   - source: Returns the source language of a table; by default, that of the table itself.
    ///   - required: Returns the languages that the table at a path must have; by default, none.
    ///   - original: Returns the name of a table's file for its path; by default, the path itself.
    /// - Throws: An `ExportRefusal` if the source language of a table is unknown, or if its storyboard must not be read.
    public init(
        _ project: Project, in languages: [LanguageTag]? = nil, isFolder: Bool = true, isOfOpenKeys: Bool = false,
        tool: ExchangeTool,
        projectName name: String = "", source: (any StringTable) -> LanguageTag? = { $0.sourceLanguage },
        required: (String) -> [LanguageTag] = { _ in [] },
        original: @escaping @Sendable (String) -> String = { $0 }
    ) throws(ExportRefusal) {
        var tables: [Table] = []
        for table in project.tables where table.entryCount > 0 {
            guard let language = source(table) else { throw .noSourceLanguage(path: table.path) }
            do throws(FileError) {
                let interface = try TableInterface(of: table, source: language)
                tables.append(
                    Table(table, source: language, required: required(table.path), interface: interface))
            } catch {
                throw .file(error)
            }
        }
        self.tables = tables
        var seen = LanguageSet([])
        self.languages = (languages ?? tables.flatMap { $0.languages + [$0.source] }).filter { seen.insert($0) }
        isOfChosenLanguages = languages != nil
        self.isFolder = isFolder
        selection.isOfOpenKeys = isOfOpenKeys
        self.tool = tool
        self.original = { TableNames.name(of: $0, original) }
        self.project = name
        files = project.files
    }

    // MARK: - Texts

    /// Returns the languages by output file.
    ///
    /// - Parameter holdsAllLanguages: Whether one file has all languages.
    func groups(holdsAllLanguages: Bool) throws(ExportRefusal) -> [[LanguageTag]] {
        if holdsAllLanguages { return [languages] }
        guard isFolder || languages.count < 2 else { throw .severalLanguages }
        return isFolder ? languages.map { [$0] } : [languages]
    }

    /// Returns the texts of a table in the languages that one output file contains.
    func texts(of table: Table, in languages: [LanguageTag], allowsEveryCharacter: Bool) -> ExportedTable {
        let targets = languages.filter { language in
            guard languages.count == 1 || !language.isSameLanguage(as: table.source) else { return false }
            return !selection.isOfOpenKeys || isOfChosenLanguages || table.has(language)
        }
        let units = TableUnits.all(
            of: table.table, files: files, from: table.source, to: targets.map { table.spelling(of: $0) },
            allowsEveryCharacter: allowsEveryCharacter, selection: selection, interface: table.interface.texts)
        return ExportedTable(table: table, units: units)
    }

    /// Returns the work that a translator has in each language: the number of keys to translate, as
    /// `TranslationStatus.isToTranslate(_:in:)` says, and of words in their source texts.
    package var openWork: [(language: LanguageTag, keys: Int, words: Int)] {
        languages.map { language in
            let open = tables.flatMap { openKeys(of: $0, in: [language]).values }
            return (language, open.count, open.reduce(0) { $0 + $1.sourceWordCount })
        }
    }

    /// Returns the exported keys of a table that are to translate into one of the languages, with their entries.
    func openKeys(of table: Table, in languages: [LanguageTag]) -> [ExactText: EntryContext] {
        let targets = languages.filter {
            !$0.isSameLanguage(as: table.source) && (isOfChosenLanguages || table.has($0))
        }
        guard !targets.isEmpty else { return [:] }
        let spelled = targets.map { table.spelling(of: $0) }
        return OpenKeys(of: table.table, from: table.source, in: spelled)
            .entries(of: selection.keys(of: table.table, in: spelled))
    }

    /// Returns the files of tables with the names and in the order of Xcode's exports.
    func inXcodeOrder(_ tables: [ExportedTable]) -> [NamedExchangeFile] {
        let named = tables.flatMap { table in
            table.files.map { NamedExchangeFile($0, original: original(table.table.interface.path ?? $0.path)) }
        }
        return named.enumerated().sorted { left, right in
            let order = XcodeOrder.compare(left.element.original, right.element.original)
            return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
        }.map(\.element)
    }
}

/// A table with its texts in the languages that one output file contains.
struct ExportedTable {
    let table: ExportRequest.Table
    let units: [TableUnits]

    var files: [ExchangeFile] { units.flatMap(\.files) }

    /// The number of texts, without those that only name a legacy rule's variable.
    var textCount: Int { files.reduce(0) { $0 + $1.units.count { $0.part != nil } } }

    /// The notes on the texts that are left out.
    var remarks: [ExportRemark] { units.flatMap(\.leftOut).map { .leftOut($0, path: table.table.path) } }
}
