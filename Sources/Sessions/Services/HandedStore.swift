import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import TranslationExchange
import Workspaces

/// The record of the texts that a project and its translation service had in common, kept outside of the project.
///
/// The path is `$XDG_STATE_HOME/fitloc/services/PROJECT/texts.json`, with `~/.local/state` as default. PROJECT is the
/// path of the folder with the configuration, or else of the current folder. Only the user can read the file, because it
/// has texts of the project.
struct HandedStore: Sendable {
    /// The contents of the file.
    private struct Record: Codable {
        /// The identity of the project's folder.
        ///
        /// Another folder that later has the same path has other texts.
        let root: FolderIdentity
        /// The texts by the path of the table, relative to the project's folder.
        let tables: [String: HandedTexts]
    }

    /// The path of the file; nil if the environment names no folder for it, or one inside the project.
    let path: String?
    private let folder: ExchangeFolder

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(CommandFailure) {
        folder = try ExchangeFolder()
        let root = folder.absolutePath
        let bounds = ProjectBounds(around: root)
        path = PersonalFolder.state(environment).flatMap { state in
            bounds.contains(state)
                ? nil : PersonalFolder.path(of: "texts.json", in: "services", aboutProjectAt: root, below: state)
        }
    }

    /// Reads the texts by the path of the table, relative to the project's folder; nil if none were recorded.
    func texts() throws(FileError) -> [String: HandedTexts]? {
        guard let bytes = try path.flatMap(FileReader.bytesIfThere) else { return nil }
        let root = try FolderIdentity(ofPath: folder.absolutePath)
        let record = try? JSONDecoder().decode(Record.self, from: Data(bytes))
        return record.flatMap { $0.root == root ? $0.tables : nil }
    }

    /// Records texts that were handed over, by the path of the table.
    func add(handed: [String: HandedTexts]) throws(FileError) {
        try update { tables in
            for (path, texts) in handed { tables[folder.original(path), default: HandedTexts()].replace(by: texts) }
        }
    }

    /// Records texts that both sides have after an import, by the path of the table.
    func add(agreed: [String: [AgreedText]]) throws(FileError) {
        try update { tables in
            for (path, texts) in agreed {
                for text in texts { tables[folder.original(path), default: HandedTexts()].add(text) }
            }
        }
    }

    private func update(_ change: (inout [String: HandedTexts]) -> Void) throws(FileError) {
        guard let path else { return }
        let old = try texts()
        var tables = old ?? [:]
        change(&tables)
        guard tables != old else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let record = Record(root: try FolderIdentity(ofPath: folder.absolutePath), tables: tables)
        guard let data = try? encoder.encode(record) else { return }
        try FileReplacer.create(path, with: Array(data), overwriting: true, creatingFolders: true, isPrivate: true)
    }
}
