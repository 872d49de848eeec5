import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The import of everything at a path: of a file, or of the files of a folder or archive.
package struct ImportRun: Sendable {
    private let settings: ImportSettings
    private let edit: EditSettings
    private let base: ImportBase?
    private var handed: [String: HandedTexts]?
    private var notesAgreement = false
    /// The tables of the project, once the first file needs them.
    private var project: ImportProject?

    /// Prepares imports.
    ///
    /// - Parameter revision: The commit from which the texts were exported; nil if unknown.
    package init(_ settings: ImportSettings, since revision: String?, _ edit: EditSettings) async throws {
        (self.settings, self.edit) = (settings, edit)
        base = if let revision { try await ImportBase(at: revision, of: edit.table) } else { nil }
    }

    /// Prepares the import of files from a translation service.
    ///
    /// - Parameters:
    ///   - handed: The texts that the service received, by the paths of tables relative to the project's folder; nil if
    ///     unknown. A commit is preferred.
    init(
        _ settings: ImportSettings, since revision: String?, handed: [String: HandedTexts]?, _ edit: EditSettings
    ) async throws {
        try await self.init(settings, since: revision, edit)
        (self.handed, notesAgreement) = (handed, true)
    }

    /// The texts that files and tables have in common after the import, by the path of the table.
    var agreed: [String: [AgreedText]] { project?.agreed ?? [:] }

    /// Returns the number of texts in a file or folder that a translator changed and the tables lack.
    mutating func pendingCount(at path: String) async throws -> Int {
        let package: ReceivedPackage
        do throws(ReadingRefusal) {
            package = try ReceivedPackage(path, language: settings.language)
        } catch {
            throw error.failure(path: path)
        }
        let project = try await currentProject()
        let destinations = project.destinations(outside: path)
        return try package.elements.reduce(0) { count, element in
            switch element {
            case .translations(let received):
                try count + ImportSession(received, settings, into: destinations).pendingCount(in: project)
            case .broken(let file): throw CommandFailure(file)
            case .refused(let refusal, let path): throw refusal.failure(path: path)
            }
        }
    }

    private mutating func currentProject() async throws -> ImportProject {
        if let project { return project }
        let project = try await ImportProject(since: base, handed: handed, notesAgreement: notesAgreement, edit)
        self.project = project
        return project
    }

    private static func standardInput(_ settings: ImportSettings) throws(ReadingRefusal) -> ReceivedPackage {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.readStandardInput(limit: ExchangeLimits.bytes)
        } catch {
            throw .file(error)
        }
        return try ReceivedPackage(ofStandardInput: bytes, language: settings.language)
    }

    /// Imports the files at several paths, and ends the command with the status for skipped texts.
    ///
    /// A path whose files cannot be read does not keep the others out.
    package mutating func run(_ paths: [String], _ console: inout Console) async throws {
        var earlier = EarlierImports()
        for path in paths {
            do {
                try await run(path, &console, after: &earlier)
            } catch let failure as CommandFailure {
                // Report the failure, and import the remaining files anyway.
                try console.flush()
                try console.fail(failure)
            }
        }
        // A file that failed has ended the command with a failure already.
        if earlier.skippedCount > 0 { console.end(with: earlier.isAnythingImported ? .findings : .failure) }
    }

    /// Imports the files at a path, or the one that comes through standard input, one after another.
    ///
    /// A file that cannot be read does not keep the others out.
    ///
    /// - Parameter earlier: The results of earlier imports, with those of these files afterwards.
    private mutating func run(
        _ path: String, _ console: inout Console, after earlier: inout EarlierImports
    ) async throws {
        let package: ReceivedPackage
        do throws(ReadingRefusal) {
            package =
                path == Workspace.standardInput
                ? try Self.standardInput(settings) : try ReceivedPackage(path, language: settings.language)
        } catch {
            throw error.failure(path: path)
        }
        guard !package.elements.isEmpty else {
            throw CommandFailure(Texts.Import.nothingThere(path: VisibleText.path(path)))
        }
        if !package.ignored.isEmpty {
            let names = Words.list(package.ignored.map { VisibleText.path($0) }, atMost: 5)
            let sentence = Texts.Import.ignored(count: package.ignored.count, names: names)
            try console.note("\(VisibleText.path(path)): note: \(sentence)")
        }
        var project = try await currentProject()
        defer { self.project = project }
        let destinations = project.destinations(outside: path)
        for element in package.elements {
            do {
                switch element {
                case .translations(let received):
                    try ImportSession(received, settings, into: destinations)
                        .run(&project, &console, after: &earlier)
                case .broken(let file): throw CommandFailure(file)
                case .refused(let refusal, let path): throw refusal.failure(path: path)
                }
            } catch let failure as CommandFailure where package.elements.count > 1 {
                try console.flush()
                try console.fail(failure)
            }
        }
    }
}
