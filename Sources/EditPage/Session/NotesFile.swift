import CatalogCore
import Sessions
import Workspaces

/// The file in which a project keeps the notes of translators to developers: a list in Markdown.
struct NotesFile {
    /// The path, relative to the current folder.
    let path: String

    /// Finds the file for notes about a table; nil if the configuration names none.
    init?(forTableAt table: String, in workspace: Workspace) {
        guard let configuration = workspace.configuration(of: table), let notes = configuration.notes else {
            return nil
        }
        path = RelativePath.of(configuration.absolutePath(notes), from: workspace.currentFolder)
    }

    /// The heading of a new file.
    private static let head = "# Notes to developers\n\n"

    /// Adds a note to the end of the file.
    func add(_ note: NoteRequest) throws(OutputRefusal) {
        let files = try OutputCheck(reading: []).accept([OutputLocation(path, .document)])
        do throws(FileError) {
            for file in files { try file.append(Self.item(note), startingWith: Self.head) }
        } catch {
            throw .file(error)
        }
    }

    /// Returns a note as an item of a list, in which no text is markup.
    private static func item(_ note: NoteRequest) -> String {
        let lines = note.text.split(whereSeparator: \.isNewline).map { MarkdownText(String($0)).source }
        let about = [MarkdownText.code(note.key), MarkdownText(note.language), MarkdownText(note.table)]
        return "- \(about.joined(separator: ", ").source): \(lines.joined(separator: "\n  "))\n"
    }
}
