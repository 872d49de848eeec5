import CatalogCore
import CatalogEditing
import CommandOutput
import FileSearch
import InterfaceTexts
import StringTables
import Workspaces

/// The files of a project that could not be read, as far as their paths and bytes tell which keys they may have.
struct UnreadTables {
    private let workspace: Workspace
    private let broken: [BrokenFile]

    init(_ workspace: Workspace) {
        self.workspace = workspace
        broken = workspace.project.broken
    }

    /// A warning about each file.
    var warnings: [String] {
        workspace.failures.map { "\(Texts.Words.warning(sentence: $0.sentence))" } + broken.map(\.warning)
    }

    /// Returns whether a table that was chosen for a new key stays the choice, whatever the files contain.
    func leave(_ table: any StringTable, forNew key: String) -> Bool {
        if table.entryCount > 0, TableChoice.sharesPrefix(key, with: table) { return true }
        return workspace.failures.allSatisfy { excludes($0.path, nil, table, key) }
            && broken.allSatisfy { file in
                let bytes = workspace.project.files.first { $0.path == file.path }?.bytes
                return excludes(file.path, bytes, table, key)
            }
    }

    /// Returns whether a file cannot be chosen in place of a table that shares no prefix with a new key.
    ///
    /// `TableChoice.forNew` takes another table only if its keys share a prefix with the key, if it is called
    /// `Localizable`, or if the other is neither called so nor configured.
    private func excludes(_ path: String, _ bytes: [UInt8]?, _ table: any StringTable, _ key: String) -> Bool {
        guard TablePath.format(of: path) != nil else { return false }
        let name = TablePath.tableName(of: path)
        if name == "InfoPlist" || name == "AppShortcuts" || TablePath.projectFolder(of: path) == "mul" { return true }
        let isDefault = table.files.contains { workspace.isDefaultCatalog($0.path) }
        guard name != "Localizable", !workspace.isDefaultCatalog(path), table.name == "Localizable" || isDefault else {
            return false
        }
        guard let dot = key.firstIndex(of: ".") else { return true }
        // UTF-16 has a zero beside each ASCII character.
        guard let bytes, !bytes.contains(0) else { return false }
        return bytes.firstRange(of: Array(key[...dot].utf8)) == nil
    }
}
