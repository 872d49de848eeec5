import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import FileSearch
import InterfaceTexts
import TranslationExchange

/// A translated file that is being imported.
package struct ReceivedTranslations: Sendable {
    /// The path to show in messages.
    ///
    /// For a bundle, this is the file inside it.
    package let path: String
    /// Notes for the user, one line each.
    package let remarks: [String]
    /// The sentences and positions of columns whose texts are skipped, because their headings name no language by its
    /// tag.
    private(set) var lostColumns: [(sentence: String, position: TextPosition)] = []
    private let content: Content

    private enum Content: Sendable {
        case files(ByOriginal<ReceivedFile>)
        case sheet(ReceivedSheet)
        case messages(ReceivedMessages, at: MessageFilePath)
        case resources(ReceivedResources)
    }

    /// Reads a file in the format of its extension.
    ///
    /// - Parameters:
    ///   - language: The language of the translations whatever the file says, or the only one to import.
    ///   - namesKeys: Whether the file must contain the keys. Android resources are then refused, because their keys
    ///     come from the table.
    package init(_ path: String, language: LanguageTag? = nil, namesKeys: Bool = false) throws(CommandFailure) {
        switch namesKeys ? ExchangeFormat(ofPath: path) : ExchangeFormat(ofReceived: path) {
        case .xliff: try self.init(xliff: path, language: nil)
        case .xcloc: try self.init(bundle: path)
        case .csv: try self.init(csv: path)
        case .po: try self.init(po: path, language)
        case .arb: try self.init(messages: path, format: .arb, language)
        case .json: try self.init(messages: path, format: .i18next, language)
        case .tmx: throw CommandFailure(Texts.Import.memory(path: VisibleText.path(path)))
        case .android: try self.init(resources: path, language)
        case nil: throw CommandFailure(Texts.Import.unknownFile(path: VisibleText.path(path)))
        }
    }

    private init(xliff path: String, language: LanguageTag?) throws(CommandFailure) {
        self.path = path
        remarks = []
        let bytes = try Self.read(path)
        do throws(XLIFFError) {
            let files = try XLIFFReader.files(in: bytes)
            let received = files.map { file in
                ReceivedFile(
                    original: file.original, targetLanguage: file.targetLanguage ?? language, at: file.position,
                    units: file.units)
            }
            content = .files(ByOriginal(received) { $0.original })
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// Reads a bundle.
    ///
    /// The language in the bundle's description determines the name of the XLIFF file. The bundle may be a symlink to
    /// any location, but its files may not.
    private init(bundle path: String) throws(CommandFailure) {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        guard FileReader.isFolder(folder) else { throw CommandFailure(FileError.notFound(path: folder)) }
        let description = "\(folder)/\(LocalizationBundle.description)"
        try Self.requireInside(description, ofBundle: folder)
        let language = LocalizationBundle.targetLanguage(in: try Self.read(description))
        let spelling = language?.spelling ?? TablePath.tableName(of: folder)
        guard !spelling.contains("/"), spelling != ".." else {
            throw CommandFailure(Texts.Import.climbs(path: Quotation.of(spelling)))
        }
        let translations = "\(folder)/\(LocalizationBundle.contentsFolder)/\(spelling).xliff"
        try Self.requireInside(translations, ofBundle: folder)
        try self.init(xliff: translations, language: language)
    }

    /// Throws an error if a symlink inside a bundle leads a file of the bundle out of the bundle's project.
    ///
    /// Outside of a repository, a bundle is a project of its own.
    private static func requireInside(_ path: String, ofBundle folder: String) throws(CommandFailure) {
        guard let target = ResolvedPath.target(of: path), !ProjectBounds(around: folder).contains(target)
        else { return }
        throw CommandFailure(FileError.leadsOut(path: path, target: target))
    }

    private init(csv path: String) throws(CommandFailure) {
        self.path = path
        let bytes = try Self.read(path)
        do throws(CSVError) {
            let sheet = try ReceivedSheet(bytes)
            content = .sheet(sheet)
            var (notes, lost): ([String], [(sentence: String, position: TextPosition)]) = ([], [])
            for column in sheet.otherColumns {
                let name = Quotation.of(column.name)
                let place = "\(VisibleText.path(path)):\(column.position.line):\(column.position.column)"
                if column.count > 0, LanguageHeading.names(column.name, beside: sheet.languages) {
                    lost.append((Texts.Import.columnTexts(count: column.count, name: name).resolved, column.position))
                    notes.append("\(place): warning: \(lost[lost.count - 1].sentence)")
                } else {
                    notes.append("\(place): note: \(Texts.Import.column(name: name))")
                }
            }
            (remarks, lostColumns) = (notes, lost)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// Reads a gettext file.
    ///
    /// The file's name states the language if its header does not.
    private init(po path: String, _ certain: LanguageTag?) throws(CommandFailure) {
        self.path = path
        remarks = []
        let bytes = try Self.read(path)
        let language = LanguageTag(foreign: TablePath.tableName(of: path))
        let named = LanguageRegistry.problem(of: language) == nil ? language : nil
        do throws(POError) {
            let file = try POReader.file(in: bytes, language: certain ?? named, isCertain: certain != nil)
            content = .files(ByOriginal([file]) { $0.original })
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    private init(
        messages path: String, format: ReceivedMessages.Format, _ certain: LanguageTag?
    ) throws(CommandFailure) {
        self.path = path
        remarks = []
        let place = MessageFilePath(path, format: format)
        let bytes = try Self.read(path)
        do throws(MessageFileError) {
            let messages = try ReceivedMessages(
                bytes, format: format, original: place.table, language: certain ?? place.language,
                isCertain: certain != nil)
            content = .messages(messages, at: place)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// Reads Android resources.
    ///
    /// The folder determines the language. The file of the same name in `values` has the source texts.
    private init(resources path: String, _ language: LanguageTag?) throws(CommandFailure) {
        self.path = path
        let resourcePath = ResourcePath(path)
        guard language != nil || resourcePath.isOfLanguage else {
            throw CommandFailure(Texts.Import.Android.noLanguage(path: VisibleText.path(path)))
        }
        var notes: [String] = []
        var source: ReceivedResources?
        if let beside = resourcePath.source {
            if try ResourcePath.isThere(source: beside) {
                source = try Self.resources(at: beside, resourcePath, language: nil, source: nil)
            } else {
                notes = [
                    "\(VisibleText.path(path)):1:1: note: \(Texts.Import.Android.noSource(path: VisibleText.path(beside)))"
                ]
            }
        }
        remarks = notes
        content = .resources(try Self.resources(at: path, resourcePath, language: language, source: source))
    }

    private static func resources(
        at path: String, _ resourcePath: ResourcePath, language: LanguageTag?, source: ReceivedResources?
    ) throws(CommandFailure) -> ReceivedResources {
        let bytes = try read(path)
        do throws(XLIFFError) {
            return try ReceivedResources(
                bytes, name: resourcePath.name, folder: resourcePath.folder, language: language, source: source)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// Returns the bytes of a file, up to the size limit for imports.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(path, limit: ExchangeLimits.bytes).bytes
        } catch {
            throw CommandFailure(error)
        }
    }

    // MARK: - Tables

    /// The names of the tables in the file, without duplicates.
    ///
    /// A name is nil if the file does not state it.
    package var originals: [String?] {
        switch content {
        case .sheet(let sheet): sheet.originals
        case .messages(let messages, _): [messages.original]
        case .resources(let resources): [resources.name]
        case .files(let files): files.originals
        }
    }

    /// The name of an Android resource file, which determines the table, or nil for other formats.
    package var resourceFile: String? { if case .resources(let resources) = content { resources.name } else { nil } }

    /// Returns the position of the first translation for a table.
    package func position(of original: String?) -> TextPosition {
        if case .resources(let resources) = content { return resources.position }
        let files = files(for: original, source: nil)
        return files.first { !$0.units.isEmpty }?.units.first?.position ?? files.first?.position ?? .start
    }

    /// Returns the number of texts for a table, in all languages.
    package func count(for original: String?) -> Int {
        if case .resources(let resources) = content { return resources.count }
        return files(for: original, source: nil).reduce(0) { $0 + $1.units.count }
    }

    /// All translations that contain their keys, for all tables.
    var files: [ReceivedFile] { originals.flatMap { files(for: $0, source: nil) } }

    /// Returns the translations for a table that the file calls `original`.
    ///
    /// - Throws: A `CommandFailure` if the source language's file is a symlink out of the project or to a missing file.
    package func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(CommandFailure) -> [ReceivedFile] {
        switch content {
        case .resources(let resources): return [resources.file(for: table, interface: interface)]
        case .messages(let messages, let place):
            return messages.original == original ? [try Self.file(of: messages, at: place, in: table)] : []
        case .files, .sheet: return files(for: original, source: table.sourceLanguage)
        }
    }

    private func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        switch content {
        case .sheet(let sheet): sheet.files(for: original, source: source)
        case .files(let files): files[original]
        case .messages(let messages, _): messages.original == original ? [messages.file(for: nil)] : []
        case .resources: []
        }
    }

    /// Converts messages to texts of a table.
    ///
    /// The table's own texts determine the key and part that each message belongs to.
    private static func file(
        of messages: ReceivedMessages, at place: MessageFilePath, in table: EditableTable
    ) throws(CommandFailure) -> ReceivedFile {
        let source = table.sourceLanguage ?? "und"
        let language = messages.language.map { table.language(named: $0).only ?? $0 } ?? source
        let units = TableUnits(
            table.table, files: table.files, from: source, to: language, allowsEveryCharacter: true)
        let sources = language.isSameLanguage(as: source) ? nil : try sources(of: messages, at: place, in: source)
        return messages.file(for: units, sources: sources)
    }

    /// Returns the messages of the source language's file next to a translation, or nil if there is no such file.
    ///
    /// They are the texts from which the translation was made.
    private static func sources(
        of messages: ReceivedMessages, at place: MessageFilePath, in source: LanguageTag
    ) throws(CommandFailure) -> ReceivedMessages? {
        let bytes: [UInt8]?
        do throws(FileError) {
            bytes = try place.bytes(in: source)
        } catch {
            throw CommandFailure(error)
        }
        return bytes.flatMap { try? ReceivedMessages($0, format: .i18next, original: nil, language: source) }
    }
}
