import AccessorGenerator
import CatalogCore
import FileSearch
import Foundation
import InterfaceTexts
import LanguageServer
import ProgramSupport
import Workspaces

/// The session of an editor, with its open folders and the capabilities of the client.
actor EditorSession {
    private let channel: ClientChannel
    private let stop: @Sendable () -> Void
    private var client = ClientFacts()
    private var folders: [ProjectFolder] = []
    private var versions: [String: OpenDocument] = [:]

    /// Creates a session.
    ///
    /// - Parameter stop: A closure that ends the program.
    init(_ channel: ClientChannel, stop: @escaping @Sendable () -> Void) {
        self.channel = channel
        self.stop = stop
    }

    /// Returns the current state of all folders.
    func snapshot() async -> SessionSnapshot {
        var views: [ProjectView] = []
        for folder in folders {
            await folder.refresh(withCode: !client.watchesFiles)
            views.append(await folder.view)
        }
        return SessionSnapshot(views: views, client: client)
    }

    // MARK: - Beginning

    /// Stores the capabilities of the client and returns those of the server.
    func initialize(_ parameters: InitializeParameters) async -> InitializeResult {
        client = ClientFacts(parameters.capabilities)
        if let locale = parameters.locale {
            InterfaceLanguage.choose(editorLocale: locale, arguments: Array(CommandLine.arguments.dropFirst()))
        }
        let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap { $0 }
        for uri in uris { open(folder: uri) }
        if let process = parameters.processId {
            let stop = stop
            Task.detached(priority: .utility) {
                await ClientProcessMonitor.waitForEnd(ofProcess: process)
                stop()
            }
        }
        return InitializeResult(
            capabilities: ServerCapabilities(encoding: client.encoding),
            serverInfo: ServerInformation(name: "fitloc", version: ProgramVersion.current.name))
    }

    /// Starts the work on the folders, after the client reports that it is ready.
    func begin() async {
        if !client.watchesFiles {
            lookForChanges()
        } else {
            let watching = RegistrationParameters(watching: Self.watched)
            Task { [channel] in
                _ = await channel.ask("client/registerCapability", watching, for: NoResult.self)
            }
        }
        for folder in folders { await folder.begin() }
    }

    /// The interval between checks for changed files, for a client that does not watch files.
    private static let interval = Duration.seconds(5)

    private func lookForChanges() {
        Task { [weak self] in
            while (try? await Task.sleep(for: Self.interval)) != nil {
                guard let folders = await self?.folders else { return }
                for folder in folders { await folder.refresh(withCode: true) }
            }
        }
    }

    private static let watched = [
        "**/*.{xcstrings,strings,stringsdict,swift}", "**/\(Configuration.fileName)",
        "**/\(GenerationSettings.fileName)",
    ]

    // MARK: - Folders

    /// Opens a folder.
    @discardableResult
    private func open(folder uri: String) -> ProjectFolder? {
        guard let path = FileAddress.path(of: uri), !folders.contains(where: { $0.root == path }) else { return nil }
        let folder = ProjectFolder(path, FindingReporter(channel, client))
        folders.append(folder)
        return folder
    }

    /// Opens and closes folders.
    func take(_ event: WorkspaceFoldersParameters.Event) async {
        for gone in event.removed {
            guard let path = FileAddress.path(of: gone.uri) else { continue }
            for folder in folders where folder.root == path { await folder.end() }
            folders.removeAll { $0.root == path }
        }
        for new in event.added { await open(folder: new.uri)?.begin() }
    }

    /// Returns the innermost open folder that contains a path.
    private func folder(of path: String) -> ProjectFolder? {
        folders.filter { path.hasPrefix("\($0.root)/") }.max { $0.root.utf8.count < $1.root.utf8.count }
    }

    // MARK: - Documents

    /// Adds a document that the client opened.
    func open(_ item: DidOpenParameters.Item) async {
        guard let path = FileAddress.path(of: item.uri) else { return }
        if folder(of: path) == nil {
            // For a file outside of all open folders, opens the folder that it belongs to.
            await open(folder: FileAddress.uri(of: Self.surroundings(of: path)))?.begin()
        }
        let document = OpenDocument(
            uri: item.uri, version: item.version, text: DocumentText(Array(item.text.utf8)))
        versions[path] = document
        await folder(of: path)?.take(document, at: path)
    }

    /// Returns the git work tree of a file, or else its folder.
    ///
    /// The home folder and the root folder do not count as work trees, because they would be too large.
    private static func surroundings(of path: String) -> String {
        let parent = TablePath.folder(of: path)
        let home = ProcessInfo.processInfo.environment["HOME"].map(ResolvedPath.resolvedIfThere)
        guard let root = GitWorkTree.root(around: parent), root != home, root != "/" else { return parent }
        return root
    }

    /// Applies changes to a document.
    func change(_ parameters: DidChangeParameters) async {
        guard let path = FileAddress.path(of: parameters.textDocument.uri), var document = versions[path] else {
            return
        }
        versions[path] = nil
        for change in parameters.contentChanges { document.text.take(change, in: client.encoding) }
        document.version = parameters.textDocument.version ?? document.version
        versions[path] = document
        await folder(of: path)?.take(document, at: path)
    }

    /// Removes a document that the client closed, so that the file on disk applies again.
    func close(_ uri: String) async {
        guard let path = FileAddress.path(of: uri) else { return }
        versions[path] = nil
        await folder(of: path)?.take(nil, at: path)
    }

    // MARK: - Files

    /// Processes files that changed on disk.
    func takeChangedFiles(_ uris: [String]) async {
        let paths = uris.compactMap(FileAddress.path)
        let byFolder = Dictionary(grouping: paths) { folder(of: $0)?.root }
        for folder in folders {
            if let paths = byFolder[folder.root], !paths.isEmpty { await folder.takeChangedFiles(paths) }
        }
    }
}
