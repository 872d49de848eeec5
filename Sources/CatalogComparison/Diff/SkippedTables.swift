import CatalogCore
import CatalogRuntime
import StringTables

/// The files of two versions that could not be read.
public struct SkippedFiles: Sendable {
    /// The files of the older version.
    public var old: [SkippedFile]
    /// The files of the newer version.
    public var new: [SkippedFile]

    /// Creates a list of files.
    public init(old: [SkippedFile] = [], new: [SkippedFile] = []) {
        self.old = old
        self.new = new
    }

    /// Whether a file of one version could not be read, but the same file of the other version could.
    ///
    /// Numbers of both versions then count different files.
    package var differ: Bool { Set(old.map { ExactText($0.path) }) != Set(new.map { ExactText($0.path) }) }

    /// The files of both versions, each path once.
    var all: [SkippedFile] {
        var paths: Set<ExactText> = []
        return (new + old).filter { paths.insert(ExactText($0.path)).inserted }.sorted { $0.path < $1.path }
    }

    /// Whether all files could be read.
    package var isEmpty: Bool { old.isEmpty && new.isEmpty }
}

/// Finds the tables that cannot be compared, because a file of one version could not be read.
struct SkippedTables {
    /// The paths of unread files, as they are compared.
    private let old: [String]
    private let new: [String]
    /// The earlier path for each renamed file of the newer version.
    private let renames: [String: String]
    private let path: (String) -> String

    init(_ files: SkippedFiles, renames: [String: String], comparingPathsBy path: @escaping (String) -> String) {
        old = files.old.map(\.path)
        new = files.new.map(\.path)
        self.renames = renames
        self.path = path
    }

    /// Returns whether the missing side of a pair may only be missing because its file could not be read.
    func hide(_ pair: TablePairing.Pair) -> Bool {
        switch pair {
        case (let table?, nil): new.contains { mayBe($0, table) { renames[$0] ?? $0 } }
        case (nil, let table?):
            old.contains { file in
                mayBe(file, table) { $0 } || table.files.contains { renames[$0.path] == file }
            }
        default: false
        }
    }

    /// Returns the languages of a legacy table whose files could not be read in one of the versions.
    func languages(of pair: TablePairing.Pair) -> Set<LanguageTag> {
        let tables = [pair.old, pair.new].compactMap { $0 }.filter(\.isLegacy)
        return tables.reduce(into: []) { languages, table in
            for file in old + new where isOf(table, file) {
                let folder = TablePath.projectFolder(of: file)
                let language = folder == "Base" ? table.sourceLanguage : folder.map { LanguageTag($0) }
                if let language { languages.insert(language.canonical) }
            }
        }
    }

    /// Returns whether an unread file or folder may contain a table.
    private func mayBe(_ file: String, _ table: any StringTable, _ earlier: (String) -> String) -> Bool {
        if table.files.contains(where: { isAt(earlier(file), $0.path) }) || isOf(table, file) { return true }
        guard let format = TablePath.format(of: file), (format == .catalog) == table.isLegacy else { return false }
        return TablePath.tableName(of: file).isSpelled(as: table.name)
    }

    private func isOf(_ table: any StringTable, _ file: String) -> Bool {
        guard table.isLegacy, let format = TablePath.format(of: file), format != .catalog else { return false }
        return LegacySource.group(of: path(file)) == LegacySource.group(of: path(table.path))
    }

    /// Returns whether an unread file or folder is the file of a table, or contains it.
    private func isAt(_ unread: String, _ file: String) -> Bool {
        let (unread, file) = (path(unread), path(file))
        return unread.isSpelled(as: file) || file.hasPrefix(unread.hasSuffix("/") ? unread : unread + "/")
    }
}
