import CommandSupport
import LanguageServer
import SwiftSources
import XCStringsKit

/// A folder at one moment: the documents that are open, and what is found out from them and from the disk once
/// somebody asks.
struct ProjectView: Sendable {
    /// The folder.
    let root: String
    /// The documents that are open in it, by path.
    let documents: [String: OpenDocument]
    /// The tables; nil where the folder cannot be read.
    let tables: Once<ReadTables?>
    /// The code beside the tables; nil where there is none.
    let code: Once<ReadProject?>
    /// What finds the uses of keys.
    let evidence: Once<EvidenceFinder?>
    /// All that the rules find, by path.
    let findings: Once<[Finding]>
    /// Finished translations.
    let memory: Once<TranslationMemory?>
    /// The texts in code that could be brought into a table.
    let adoptable: Once<[HardCodedText]>

    /// The same with other documents that come to the same texts.
    func holding(_ documents: [String: OpenDocument]) -> ProjectView {
        ProjectView(
            root: root, documents: documents, tables: tables, code: code, evidence: evidence, findings: findings,
            memory: memory, adoptable: adoptable)
    }

    /// The text of a file: the editor's, else the one on disk as it was read.
    func text(of path: String) async -> DocumentText? {
        if let open = documents[path] { return open.text }
        if FileAddress.kind(of: path) == .code {
            let files = await code.value()?.sources.code.files
            return files?.first { $0.path == path }.map { DocumentText($0.bytes) }
        }
        let file = await tables.value()?.workspace.project.files.first { $0.path == path }
        if let file { return DocumentText(file.text.bytes) }
        return (try? FileReader.read(path).bytes).map { DocumentText($0) }
    }

    /// The address of a file: the client's own where it is open.
    func uri(of path: String) -> String { documents[path]?.uri ?? FileAddress.uri(of: path) }

    /// A path as a person in the folder would write it.
    func shown(_ path: String) -> String {
        path.hasPrefix("\(root)/") ? String(path.dropFirst(root.utf8.count + 1)) : path
    }

    /// A message with the paths in it as a person in the folder would write them.
    func shortened(_ message: String) -> String { message.replacing("\(root)/", with: "") }
}

/// Everything at one moment.
struct SessionSnapshot: Sendable {
    /// The folders.
    let views: [ProjectView]
    /// What is known of the client.
    let client: ClientFacts

    /// The folder that a document lies in, the innermost, with the document's path.
    ///
    /// - Throws: where it lies in none.
    func place(of uri: String) throws -> (view: ProjectView, path: String) {
        guard let path = FileAddress.path(of: uri) else {
            throw ResponseError(.invalidParameters, "\(uri) is no file")
        }
        let found = views.filter { path.hasPrefix("\($0.root)/") || $0.documents[path] != nil }
        guard let view = found.max(by: { $0.root.utf8.count < $1.root.utf8.count }) else {
            throw ResponseError(.invalidParameters, "\(uri) is in no folder that is open")
        }
        return (view, path)
    }
}
