import XCStringsKit

/// A file that came back from translators.
package struct ReceivedTranslations: Sendable {
    /// The path that messages name: within a bundle, the file in it.
    package let path: String
    /// What else is to be said of it, as lines.
    package let remarks: [String]
    private let content: Content

    private enum Content: Sendable {
        case files([ReceivedFile])
        case sheet(ReceivedSheet)
        case messages(ReceivedMessages, at: MessageFilePath)
        case resources(ReceivedResources)
    }

    /// Reads a file by its ending.
    ///
    /// - Parameter namesKeys: whether the file must name keys by itself; Android's resources need the table for that.
    package init(_ path: String, namesKeys: Bool = false) throws(CommandFailure) {
        switch namesKeys ? ExchangeFormat(ofPath: path) : ExchangeFormat(ofReceived: path) {
        case .xliff: try self.init(xliff: path, language: nil)
        case .xcloc: try self.init(bundle: path)
        case .csv: try self.init(csv: path)
        case .po: try self.init(po: path)
        case .arb: try self.init(messages: path, format: .arb)
        case .json: try self.init(messages: path, format: .i18next)
        case .tmx: throw CommandFailure(Texts.Import.memory(path: path))
        case .android: try self.init(resources: path)
        case nil: throw CommandFailure(Texts.Import.unknownFile(path: path))
        }
    }

    private init(xliff path: String, language: LanguageTag?) throws(CommandFailure) {
        self.path = path
        remarks = []
        let bytes = try Self.read(path)
        do throws(XLIFFError) {
            let files = try XLIFFReader.files(in: bytes)
            content = .files(
                files.map { file in
                    ReceivedFile(
                        original: file.original, targetLanguage: file.targetLanguage ?? language, at: file.position,
                        units: file.units)
                })
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// The description of a bundle says which language it is for, and the file is named by that.
    private init(bundle path: String) throws(CommandFailure) {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let language = LocalizationBundle.targetLanguage(
            in: try Self.read("\(folder)/\(LocalizationBundle.description)"))
        let spelling = language?.spelling ?? TablePath.tableName(of: folder)
        guard !spelling.contains("/"), spelling != ".." else {
            throw CommandFailure(Texts.Import.climbs(path: Quotation.of(spelling)))
        }
        try self.init(xliff: "\(folder)/\(LocalizationBundle.contentsFolder)/\(spelling).xliff", language: language)
    }

    private init(csv path: String) throws(CommandFailure) {
        self.path = path
        let bytes = try Self.read(path)
        do throws(CSVError) {
            let sheet = try ReceivedSheet(bytes)
            content = .sheet(sheet)
            remarks = sheet.otherColumns.map { "\(path):1:1: note: \(Texts.Import.column(name: Quotation.of($0)))" }
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// The file's name says the language where its header does not.
    private init(po path: String) throws(CommandFailure) {
        self.path = path
        remarks = []
        let bytes = try Self.read(path)
        let language = POLanguage.language(named: TablePath.tableName(of: path))
        let named = LanguageRegistry.problem(of: language) == nil ? language : nil
        do throws(POError) {
            content = .files([try POReader.file(in: bytes, language: named)])
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    private init(messages path: String, format: ReceivedMessages.Format) throws(CommandFailure) {
        self.path = path
        remarks = []
        let place = MessageFilePath(path, format: format)
        let bytes = try Self.read(path)
        do throws(MessageFileError) {
            let messages = try ReceivedMessages(bytes, format: format, original: place.table, language: place.language)
            content = .messages(messages, at: place)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// The folder says which language a file of resources is in, and the one of that name in `values` what was
    /// translated.
    private init(resources path: String) throws(CommandFailure) {
        self.path = path
        let place = ResourcePlace(path)
        guard place.isOfLanguage else { throw CommandFailure(Texts.Import.Android.noLanguage(path: path)) }
        var notes: [String] = []
        var source: ReceivedResources?
        if let beside = place.source {
            if FileReader.isFile(beside) {
                source = try Self.resources(at: beside, place, source: nil)
            } else {
                notes = ["\(path):1:1: note: \(Texts.Import.Android.noSource(path: beside))"]
            }
        }
        remarks = notes
        content = .resources(try Self.resources(at: path, place, source: source))
    }

    private static func resources(
        at path: String, _ place: ResourcePlace, source: ReceivedResources?
    ) throws(CommandFailure) -> ReceivedResources {
        let bytes = try read(path)
        do throws(XLIFFError) {
            return try ReceivedResources(bytes, name: place.name, folder: place.folder, source: source)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }

    /// The bytes of a file that somebody sent.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(path, limit: ExchangeLimits.bytes).bytes
        } catch {
            throw CommandFailure(error)
        }
    }

    // MARK: - Tables

    /// The names of the files of tables that it is for, each once; nil where it names none.
    package var originals: [String?] {
        switch content {
        case .sheet(let sheet): return sheet.originals
        case .messages(let messages, _): return [messages.original]
        case .resources(let resources): return [resources.name]
        case .files(let files):
            var originals: [String?] = []
            for file in files where !originals.contains(file.original) { originals.append(file.original) }
            return originals
        }
    }

    /// The name of the file of Android's resources that it is, which tells the table; nil for all others.
    package var resourceFile: String? { if case .resources(let resources) = content { resources.name } else { nil } }

    /// Where the translations for a table begin.
    package func position(of original: String?) -> TextPosition {
        if case .resources(let resources) = content { return resources.position }
        let files = files(for: original, source: nil)
        return files.first { !$0.units.isEmpty }?.units.first?.position ?? files.first?.position ?? .start
    }

    /// How many texts there are for a table, in all languages together.
    package func count(for original: String?) -> Int {
        if case .resources(let resources) = content { return resources.count }
        return files(for: original, source: nil).reduce(0) { $0 + $1.units.count }
    }

    /// All translations that name their keys, for whatever tables they are.
    var files: [ReceivedFile] { originals.flatMap { files(for: $0, source: nil) } }

    /// The translations for the table that has a name in it.
    package func files(for original: String?, in table: EditableTable, interface: InterfaceTexts) -> [ReceivedFile] {
        switch content {
        case .resources(let resources): return [resources.file(for: table, interface: interface)]
        case .messages(let messages, let place):
            return messages.original == original ? [Self.file(of: messages, at: place, in: table)] : []
        case .files, .sheet: return files(for: original, source: table.sourceLanguage)
        }
    }

    private func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        switch content {
        case .sheet(let sheet): sheet.files(for: original, source: source)
        case .files(let files): files.filter { $0.original == original }
        case .messages(let messages, _): messages.original == original ? [messages.file(for: nil)] : []
        case .resources: []
        }
    }

    /// Messages as texts: the table tells which of its texts each is.
    private static func file(
        of messages: ReceivedMessages, at place: MessageFilePath, in table: EditableTable
    ) -> ReceivedFile {
        let source = table.sourceLanguage ?? "und"
        let units = TableUnits(
            table.table, files: table.files, from: source, to: messages.language ?? source, allowsEveryCharacter: true)
        return messages.file(for: units, sources: sources(of: messages, at: place, in: source))
    }

    /// The source language's file beside a translation, which says what was translated.
    private static func sources(
        of messages: ReceivedMessages, at place: MessageFilePath, in source: LanguageTag
    ) -> ReceivedMessages? {
        guard messages.language?.isSameLanguage(as: source) != true, let path = place.path(in: source),
            let bytes = try? read(path)
        else { return nil }
        return try? ReceivedMessages(bytes, format: .i18next, original: nil, language: source)
    }
}
