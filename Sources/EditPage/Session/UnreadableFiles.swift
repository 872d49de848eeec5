import CatalogCore
import CatalogEditing
import CatalogLint
import InterfaceTexts
import LintRules
import StringTables
import Workspaces

/// The files of a project that cannot be read now, such as files with conflict markers.
struct UnreadableFiles: Sendable {
    /// The paths that could not be opened.
    private let failures: [FileError]
    /// The files that were read but not understood.
    private let broken: [BrokenFile]
    /// The files that were just emptied, which programs do before they write a file anew.
    private let emptied: Set<String>
    /// The project as it is on disk.
    private let onDisk: Project

    /// Finds the files of a workspace that cannot be read.
    ///
    /// - Parameter last: The project before.
    init(_ workspace: Workspace, after last: Project?) {
        failures = workspace.failures
        broken = workspace.project.broken
        onDisk = workspace.project
        let full = Set((last?.files ?? []).filter { !$0.bytes.isEmpty }.map(\.path))
        emptied = Set(workspace.project.files.filter { $0.bytes.isEmpty && full.contains($0.path) }.map(\.path))
    }

    /// The messages in the format of compilers, for terminals.
    var notes: [String] { failures.map(\.sentence) + broken.map(\.description) }

    /// The messages as sentences that name each file and the location of its error.
    var sentences: [String] {
        failures.map(\.sentence) + broken.map(Self.sentence) + emptied.sorted().map(Self.sentence(onEmptied:))
    }

    /// Returns the last readable contents of the files, by path.
    func readableContents(in last: Project?) -> [String: [UInt8]] {
        let paths = emptied.union(failures.map(\.path) + broken.map(\.path))
        guard let last, !paths.isEmpty else { return [:] }
        let readable = last.files.filter { paths.contains($0.path) && last.refusal(of: $0) == nil }
        return Dictionary(readable.map { ($0.path, $0.bytes) }) { first, _ in first }
    }

    /// Returns the reason why no texts of a table can be saved in a language; nil if they can.
    func obstacle(to table: any StringTable, _ language: LanguageTag, settings: LintSettings) -> String? {
        let paths = Set(table.files.map(\.path))
        if let failure = failures.first(where: { paths.contains($0.path) }) { return failure.sentence }
        if let path = emptied.sorted().first(where: paths.contains) { return Self.sentence(onEmptied: path) }
        guard !broken.isEmpty else { return nil }
        let editable = EditableTable(table, of: onDisk, settings: settings, rules: .standard).leavingBrokenFiles()
        return editable.brokenFile(forTextsIn: language).map(Self.sentence)
    }

    private static func sentence(onEmptied path: String) -> String {
        Texts.Page.emptied(path: VisibleText.path(path)).resolved
    }

    private static func sentence(_ file: BrokenFile) -> String {
        let location = "\(FileLocation(path: file.path, position: file.position))"
        return Texts.Page.unreadable(place: location, reason: file.reason.message.inInterfaceLanguage).resolved
    }
}
