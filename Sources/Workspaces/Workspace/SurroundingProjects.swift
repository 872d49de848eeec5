import CatalogCore
import CatalogRuntime
import FileSearch
import XcodeProjects

/// The Xcode projects around the files of a workspace, which several questions share.
///
/// Each search runs once, on first use, and reads no project that another has read.
final class SurroundingProjects: Sendable {
    private let tableFolders: [String]
    private let folders: [String]
    private let currentFolder: String
    private let nearMemo = Locked<[XcodeProject]?>(nil)
    private let allMemo = Locked<[XcodeProject]?>(nil)

    /// - Parameter paths: The absolute paths of the files, without symbolic links.
    init(of paths: some Collection<String>, currentFolder: String) {
        let paths = paths.filter { TablePath.format(of: $0) != .storeText }
        tableFolders = Set(paths.compactMap(TablePath.tableFolder)).sorted()
        folders = Set(paths.map(TablePath.folder)).sorted()
        self.currentFolder = currentFolder
    }

    /// The projects around the tables of legacy files.
    var near: [XcodeProject] {
        nearMemo.value(makingFirst: { tableFolders.isEmpty ? [] : ProjectSearch(around: tableFolders).projects })
    }

    /// The projects around the files, and all below the current folder.
    var all: [XcodeProject] {
        allMemo.value(makingFirst: { ProjectSearch(around: [currentFolder] + folders, knowing: near).projects })
    }
}
