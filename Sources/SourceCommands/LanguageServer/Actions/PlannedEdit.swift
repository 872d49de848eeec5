import CatalogCore
import CatalogEditing
import InterfaceTexts
import LanguageServer
import SwiftSources

/// The file changes of a command, in the form of edits for an editor.
struct PlannedEdit: Sendable {
    /// The changed and new files.
    private var files: [FileChange] = []

    /// Creates an empty edit.
    init() {}

    /// Creates an edit with the file changes of a table.
    init(_ plan: TablePlan) { add(plan) }

    /// Adds the file changes of a table.
    mutating func add(_ plan: TablePlan) {
        files += plan.files
    }

    /// Adds the change of a file.
    mutating func add(_ path: String, from old: [UInt8], to new: [UInt8]) {
        if old != new { files.append(FileChange(path: path, old: old, new: new)) }
    }

    /// Returns the edits in the form that the client supports.
    ///
    /// - Throws: An error if a file is not text, or if a file is new and the client cannot create files.
    func edit(in view: ProjectView, for client: ClientFacts) throws -> WorkspaceEdit {
        var operations: [WorkspaceEdit.Operation] = []
        var changes: [String: [TextEdit]] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) {
            let uri = view.uri(of: file.path)
            if file.old == nil {
                guard client.makesFiles else {
                    throw ResponseError(.failed, Texts.Lsp.newFile(path: view.shown(file.path)).resolved)
                }
                operations.append(.create(uri))
            }
            try Self.requireCurrent(file, in: view)
            let edits = try Self.edits(of: file, in: view, client.encoding)
            // A byte order mark or another encoding is not part of an editor's text.
            if edits.isEmpty, file.old != nil { continue }
            let document = VersionedTextDocumentIdentifier(uri: uri, version: view.documents[file.path]?.version)
            operations.append(.edit(document, edits))
            changes[uri] = edits
        }
        return client.namesStates ? WorkspaceEdit(documentChanges: operations) : WorkspaceEdit(changes: changes)
    }

    /// Throws if another program changed a file after it was read, because the edits would have wrong positions.
    private static func requireCurrent(_ file: FileChange, in view: ProjectView) throws {
        guard view.documents[file.path] == nil, let old = file.old else { return }
        guard (try? FileReader.read(file.path).bytes) == old else {
            throw ResponseError(.contentModified, FileError.changedMeanwhile(path: view.shown(file.path)).sentence)
        }
    }

    private static func edits(
        of file: FileChange, in view: ProjectView, _ encoding: PositionEncoding
    ) throws -> [TextEdit] {
        guard let old = try? DecodedText(decoding: file.old ?? []).utf8,
            let new = try? DecodedText(decoding: file.new ?? []).utf8,
            file.old?.starts(with: Array("bplist".utf8)) != true
        else { throw ResponseError(.failed, Texts.Lsp.noText(path: view.shown(file.path)).resolved) }
        let text = DocumentText(old)
        return SmallestEdits.between(old, and: new).map { replacement in
            TextEdit(
                range: text.range(replacement.range, in: encoding),
                newText: String(decoding: replacement.bytes, as: UTF8.self))
        }
    }
}
