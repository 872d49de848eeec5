import CatalogCore
import CatalogLint
import LanguageServer
import SwiftSources
import TranslationReuse

/// The state of a folder at one moment: the open documents, and the analysis of the files, which runs on demand.
struct ProjectView: Sendable {
    /// The path of the folder.
    let root: String
    /// The open documents in the folder, by path.
    let documents: [String: OpenDocument]
    /// The tables; nil if the folder cannot be read.
    let tables: Once<LoadedTables?>
    /// The code together with the tables; nil if there is no code.
    let code: Once<LoadedProject?>
    /// The search for the uses of keys.
    let evidence: Once<EvidenceFinder?>
    /// The analysis of the code; nil if there is none.
    let analysis: Once<AnalyzedCode?>
    /// The findings of all rules.
    let findings: Once<[Finding]>
    /// The finished translations.
    let memory: Once<TranslationMemory?>
    /// The hard-coded strings that can be moved to a table.
    let adoptable: Once<[HardCodedText]>

    /// Returns the state with updated documents, whose texts must equal those already analyzed.
    func holding(_ documents: [String: OpenDocument]) -> ProjectView {
        ProjectView(
            root: root, documents: documents, tables: tables, code: code, evidence: evidence, analysis: analysis,
            findings: findings, memory: memory, adoptable: adoptable)
    }

    /// Returns the text of a file, from the editor or else as read from disk.
    func text(of path: String) async -> DocumentText? {
        if let open = documents[path] { return open.text }
        if FileAddress.kind(of: path) == .code {
            return await code.value()?.project.index.file(at: path).map { DocumentText($0.bytes) }
        }
        let file = await tables.value()?.workspace.project.files.first { $0.path == path }
        if let file { return DocumentText(file.text.bytes) }
        return (try? FileReader.read(path).bytes).map { DocumentText($0) }
    }

    /// Returns the URI of a file, in the client's spelling if the file is open.
    func uri(of path: String) -> String { documents[path]?.uri ?? FileAddress.uri(of: path) }

    /// Returns a path relative to the folder.
    func shown(_ path: String) -> String { FolderPath.rest(of: path, below: root) ?? path }

    /// Returns a message with paths relative to the folder.
    func shortened(_ message: String) -> String {
        let folder = "\(root)/"
        return message.utf8.contains(word: Array(folder.utf8)) ? message.replacing(folder, with: "") : message
    }
}

/// The state of a session at one moment.
struct SessionSnapshot: Sendable {
    /// The open folders.
    let views: [ProjectView]
    /// The capabilities of the client.
    let client: ClientFacts

    /// Returns the innermost folder that contains a document, and the path of the document.
    ///
    /// - Throws: An error if no open folder contains it.
    func location(of uri: String) throws -> (view: ProjectView, path: String) {
        guard let path = FileAddress.path(of: uri) else {
            throw ResponseError(.invalidParameters, "\(uri) is not a file")
        }
        let found = views.filter { path.hasPrefix("\($0.root)/") || $0.documents[path] != nil }
        guard let view = found.max(by: { $0.root.utf8.count < $1.root.utf8.count }) else {
            throw ResponseError(.invalidParameters, "\(uri) is not in an open folder")
        }
        return (view, path)
    }
}
