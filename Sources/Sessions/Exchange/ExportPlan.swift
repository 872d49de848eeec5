import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The files and messages of an export, before any file is written.
package struct ExportPlan {
    /// The files to write.
    package private(set) var files: [NewFile] = []
    /// Texts that are left out, one line each.
    package var remarks: [String] { noted.lines }
    /// The paths of the files that the export reads.
    var inputs: [String] { workspace.inputPaths }
    private var noted = DistinctLines()
    private let workspace: Workspace
    private let folder: ExchangeFolder
    private let tool: ExchangeTool
    private let regions: DevelopmentRegions
    /// The output folder, or nil if the output is a single file or bundle.
    private let outputFolder: String?

    /// Plans an export.
    ///
    /// - Parameter languages: The languages to export, or nil for all languages of the tables.
    package init(
        of workspace: Workspace, to target: ExchangeTarget, in languages: [LanguageTag]?, version: String
    ) throws(CommandFailure) {
        self.workspace = workspace
        folder = try ExchangeFolder()
        tool = .fitloc(version: version)
        outputFolder = target.folder
        let tables = workspace.project.tables.filter { $0.entryCount > 0 }
        regions = workspace.developmentRegions(of: tables)
        // With `??`, the error would lose its static type.
        let all = if let languages { languages } else { try Self.languages(of: tables, in: workspace, regions) }
        if target.format == .android {
            var sources: [LanguageTag] = []
            for table in tables { sources.append(try Self.source(of: table, in: workspace, regions)) }
            let resources = try AndroidExport(of: Array(zip(tables, sources)), in: all, to: target)
            files = resources.files
            noted.add(resources.remarks)
            return
        }
        let spellings = tables.map { table in
            Dictionary(table.languages.map { ($0.canonical, $0) }) { first, _ in first }
        }
        let separateCases = tables.map { target.format == .po ? SeparateCases(of: $0) : SeparateCases() }
        for group in target.groups(of: all) {
            let path = try target.path(for: group)
            var texts: [ExportedTable] = []
            for ((table, spellings), cases) in zip(zip(tables, spellings), separateCases) {
                texts.append(try exported(table, spelling: spellings, in: group, target, separateCases: cases))
            }
            guard texts.contains(where: { !$0.files.isEmpty }) else {
                throw CommandFailure(Texts.Export.nothing)
            }
            if target.format.holdsOneTable {
                try addMessages(of: texts, in: group, to: target, at: path)
            } else {
                add(texts, format: target.format, at: path, languages: group)
            }
        }
    }

    private static func languages(
        of tables: [any StringTable], in workspace: Workspace, _ regions: DevelopmentRegions
    ) throws(CommandFailure) -> [LanguageTag] {
        var languages: [LanguageTag] = []
        var seen: Set<LanguageTag> = []
        for table in tables {
            let source = try source(of: table, in: workspace, regions)
            for language in table.languages + [source] where seen.insert(language.canonical).inserted {
                languages.append(language)
            }
        }
        return languages
    }

    /// Returns the source language of a table.
    ///
    /// A storyboard's table has no source language of its own. If the configuration names none, the Xcode project does.
    private static func source(
        of table: any StringTable, in workspace: Workspace, _ regions: DevelopmentRegions
    ) throws(CommandFailure) -> LanguageTag {
        let path = table.path
        let told = table.sourceLanguage ?? workspace.configuration(of: path)?.sourceLanguage
        guard let source = told ?? regions.language(at: path) else {
            throw CommandFailure(Texts.Export.noSource(path: VisibleText.path(path)))
        }
        return source
    }

    /// - Parameter spellings: The languages as the table spells them, by their canonical form.
    private func exported(
        _ table: any StringTable, spelling spellings: [LanguageTag: LanguageTag], in languages: [LanguageTag],
        _ target: ExchangeTarget, separateCases: SeparateCases
    ) throws(CommandFailure) -> ExportedTable {
        let source = try Self.source(of: table, in: workspace, regions)
        let targets = languages.filter { languages.count == 1 || !$0.isSameLanguage(as: source) }
        let interface = try TableInterface(of: table, source: source)
        let units = TableUnits.all(
            of: table, files: workspace.project.files, from: source,
            to: targets.map { spellings[$0.canonical] ?? $0.canonical },
            allowsEveryCharacter: target.format.allowsEveryCharacter, interface: interface.texts)
        let template = TableUnits(
            table, files: workspace.project.files, from: source, to: source, allowsEveryCharacter: true,
            interface: interface.texts)
        return ExportedTable(
            table: table, units: units, template: template, interface: interface, separateCases: separateCases)
    }

    // MARK: - Files

    private mutating func add(
        _ tables: [ExportedTable], format: ExchangeFormat, at path: String, languages: [LanguageTag]
    ) {
        let texts = inXcodeOrder(tables)
        let summary = ExportSummary.text(of: texts.map(\.file), languages: languages)
        switch format {
        case .xliff:
            let bytes = XLIFFWriter.bytes(of: texts, tool: tool)
            files.append(NewFile(path: path, bytes: bytes, summary: summary, below: outputFolder))
        case .csv:
            var writer = SheetWriter()
            for table in tables { writer.add(table.units) }
            let bytes = writer.bytes(original: folder.original)
            files.append(NewFile(path: path, bytes: bytes, summary: summary, below: outputFolder))
        case .tmx:
            let memory = tables.flatMap { MemoryText.all(in: $0.units, original: folder.original) }
            let bytes = TMXWriter.bytes(of: memory, tool: tool)
            let summary = ExportSummary.text(of: memory)
            files.append(NewFile(path: path, bytes: bytes, summary: summary, below: outputFolder))
        // Written above, by `AndroidExport`.
        case .android: break
        case .xcloc: files += bundle(of: texts, tables, at: path, summary: summary)
        // Written by `addMessages`.
        case .po, .arb, .json: break
        }
        noted.add(tables.flatMap(ExportSummary.lines))
    }

    /// Adds the files of formats with one file per table and language, and their templates.
    private mutating func addMessages(
        of tables: [ExportedTable], in languages: [LanguageTag], to target: ExchangeTarget, at path: String
    ) throws(CommandFailure) {
        let messages = try MessageExport(
            of: tables, in: languages, to: target, at: path, tool: tool, original: folder.original)
        files += messages.files.filter { new in !files.contains { $0.path == new.path } }
        noted.add(messages.remarks)
    }

    /// Returns the files with the names and in the order of Xcode's exports.
    private func inXcodeOrder(_ tables: [ExportedTable]) -> [NamedExchangeFile] {
        let named = tables.flatMap { table in
            table.files.map { NamedExchangeFile($0, original: folder.original(table.interface.path ?? $0.path)) }
        }
        return named.enumerated().sorted { left, right in
            let order = XcodeOrder.compare(left.element.original, right.element.original)
            return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
        }.map(\.element)
    }

    private func bundle(
        of texts: [NamedExchangeFile], _ tables: [ExportedTable], at path: String, summary: String
    ) -> [NewFile] {
        let sources = tables.map {
            LocalizationBundle.Source($0.table, files: workspace.project.files, interface: $0.interface.bytes)
        }
        let bundle = LocalizationBundle(of: texts, sources: sources, project: folder.project, tool: tool)
        return bundle.files.map { file in
            let isContents = file.path.hasPrefix(LocalizationBundle.contentsFolder + "/")
            return NewFile(
                path: "\(path)/\(file.path)", bytes: file.bytes, summary: isContents ? summary : "", as: .bundled,
                below: outputFolder ?? path)
        }
    }
}

/// A table with its texts in the languages that one output file contains.
struct ExportedTable {
    let table: any StringTable
    let units: [TableUnits]
    /// The texts in the source language, for formats with a template or a source file.
    let template: TableUnits
    let interface: TableInterface
    /// The plural cases of all languages that a gettext template needs.
    let separateCases: SeparateCases

    var files: [ExchangeFile] { units.flatMap(\.files) }
}
