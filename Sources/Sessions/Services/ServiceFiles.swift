import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import StringTables
import TranslationExchange
import Workspaces

/// The files that go to a translation service, or that are to come back from it.
struct ServiceFiles: Sendable {
    /// The contents of a file.
    enum Kind: String {
        /// Source texts only.
        case source
        /// Translations, also beside source texts.
        case translation
    }

    /// A file, with its path below the folder that the program gets.
    struct File: Sendable {
        let kind: Kind
        /// The language of the translations or source texts; nil if the file has several languages.
        let language: LanguageTag?
        let path: String
        /// The path of the table whose texts the file has, relative to the project's folder; nil for several tables.
        let table: String?
        let bytes: [UInt8]
        /// A description of the contents for the user.
        let summary: String
    }

    /// The files, with those of source texts first.
    private(set) var files: [File] = []
    /// The texts in the files, by the path of the table.
    private(set) var handed: [String: HandedTexts] = [:]
    /// The notes on texts that are left out.
    private(set) var remarks = DistinctLines()
    private let folder: ExchangeFolder

    /// Prepares the files of a workspace.
    ///
    /// - Parameter languages: The languages of the translations; nil for those of the tables.
    init(
        of workspace: Workspace, as format: ServiceFormat, in languages: [LanguageTag]?,
        selection: ExportSelection = ExportSelection(), version: String
    ) throws(CommandFailure) {
        folder = try ExchangeFolder()
        let request = { [folder] (languages: [LanguageTag]?) throws(ExportRefusal) in
            try ExportRequest(of: workspace, in: languages, selection, version: version, from: folder)
        }
        do throws(ExportRefusal) {
            let all = try request(languages)
            switch format {
            case .tables:
                try addTables(of: workspace, all)
            case .exchange(let format):
                for language in all.targetLanguages { try add(language, try request([language]), format) }
            }
        } catch {
            throw error.failure(of: try ExchangeTarget("./", format: .xliff))
        }
        files = files.filter { $0.kind == .source } + files.filter { $0.kind == .translation }
        try requireDistinctPaths()
    }

    /// The files to come back: those with translations.
    var translations: ServiceFiles {
        var files = self
        files.files.removeAll { $0.kind == .source }
        return files
    }

    /// Returns the list for the program's standard input: a line for each file.
    func list(in folder: PrivateFolder) throws(CommandFailure) -> String {
        var lines = ""
        for file in files {
            let fields = [
                file.kind.rawValue, file.language?.spelling ?? Self.severalLanguages, folder.file(file.path),
                file.table ?? Self.severalTables,
            ]
            if let field = fields.first(where: { $0.utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }) {
                throw CommandFailure(Texts.Service.badName(name: Quotation.of(field)))
            }
            lines += fields.joined(separator: "\t") + "\n"
        }
        return lines
    }

    /// The word for a file of several languages, as ISO 639-2 has it.
    private static let severalLanguages = "mul"
    private static let severalTables = "-"

    // MARK: - Files

    /// Adds the files of a language in a format for translators.
    private mutating func add(
        _ language: LanguageTag, _ request: ExportRequest, _ format: ExchangeFormat
    ) throws(ExportRefusal) {
        let export: TranslationExport
        do throws(ExportRefusal) {
            export = try TranslationExport(request, as: format)
        } catch .noTexts {
            return
        }
        for file in export.files {
            guard let path = file.path, !file.isTemplate || !files.contains(where: { $0.path == path }) else {
                continue
            }
            files.append(
                File(
                    kind: file.isTemplate ? .source : .translation,
                    language: file.isTemplate ? Self.language(of: file) : language,
                    path: format.exportsAllLanguages ? "\(language).\(format.endings.first ?? format.name)" : path,
                    table: file.table.map(folder.original), bytes: file.bytes, summary: file.texts?.sentence ?? ""))
        }
        remarks.add(export.remarks.map(\.line))
        for (path, texts) in request.handedTexts { handed[path, default: HandedTexts()].replace(by: texts) }
    }

    private static func language(of template: ExportedFile) -> LanguageTag? {
        guard case .texts(_, _, let languages)? = template.texts else { return nil }
        return languages.first
    }

    /// Adds the files of tables as they are.
    private mutating func addTables(of workspace: Workspace, _ request: ExportRequest) throws(ExportRefusal) {
        let wanted = request.targetLanguages
        for table in workspace.project.tables where table.entryCount > 0 {
            for file in table.files {
                let tag = TablePath.projectFolder(of: file.path).map { LanguageTag($0) }
                let isSource = tag.map { $0.spelling == "Base" || table.sourceLanguage?.isSameLanguage(as: $0) == true }
                if let tag, isSource == false, !wanted.contains(where: { $0.isSameLanguage(as: tag) }) { continue }
                let bytes: [UInt8]
                do throws(FileError) {
                    bytes = try FileReader.read(file.path, limit: ExchangeLimits.bytes).bytes
                } catch {
                    throw .file(error)
                }
                files.append(
                    File(
                        kind: isSource == true ? .source : .translation,
                        language: isSource == true ? table.sourceLanguage ?? tag : tag,
                        path: folder.original(file.path), table: folder.original(table.path), bytes: bytes,
                        summary: (tag.map { [$0] } ?? table.languages).map(\.spelling).joined(separator: ", ")))
            }
        }
        handed = request.handedTexts
    }

    /// Refuses two files of one path, such as those of tables outside of the project's folder.
    private func requireDistinctPaths() throws(CommandFailure) {
        var seen: Set<String> = []
        for file in files where !seen.insert(NameFolding.folded(file.path)).inserted {
            throw CommandFailure(Texts.Service.sameFile(path: VisibleText.path(file.path)))
        }
    }
}
