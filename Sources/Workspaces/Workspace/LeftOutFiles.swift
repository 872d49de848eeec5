import CatalogCore
import CatalogRuntime
import FileSearch
import XcodeProjects

/// The legacy files that no target of an Xcode project contains, although targets contain related files.
///
/// A related file is another language of the same table, or another file of the same language folder. Without one, a file
/// may belong to something else, such as a script.
final class LeftOutFiles: Sendable {
    private let paths: [String]
    private let projects: SurroundingProjects
    private let memo = Locked<Set<String>?>(nil)

    /// - Parameter paths: The absolute paths of all tables' files, without symbolic links.
    init(among paths: some Collection<String>, _ projects: SurroundingProjects) {
        self.paths = paths.filter { TablePath.format(of: $0) != .storeText }.sorted()
        self.projects = projects
    }

    /// Returns whether a file is one of them.
    ///
    /// - Parameter path: An absolute path without symbolic links.
    func contains(_ path: String) -> Bool {
        memo.value(makingFirst: search).contains(path)
    }

    private func search() -> Set<String> {
        let near = TargetContents(ofAllTargetsIn: projects.near)
        guard !near.isEmpty else { return [] }
        let members = paths.filter(near.contains)
        let tables = Set(members.map(TargetTable.init))
        let languages = Set(members.filter { TablePath.projectFolder(of: $0) != nil }.map(TablePath.folder))
        let absent = Set(paths).subtracting(members).filter { path in
            TablePath.projectFolder(of: path) != nil
                && (tables.contains(TargetTable(of: path)) || languages.contains(TablePath.folder(of: path)))
                && !Self.isBuiltOtherwise(path)
        }
        guard !absent.isEmpty else { return [] }
        // A project in another folder may contain them.
        let all = TargetContents(ofAllTargetsIn: projects.all)
        return absent.filter { !all.contains($0) }
    }

    /// Whether a folder above a file has a manifest by which a package manager or another build system finds files.
    private static func isBuiltOtherwise(_ path: String) -> Bool {
        GitWorkTree.folders(upFrom: TablePath.folder(of: path)).contains { folder in
            let names = ((try? FolderListing.entries(at: Array(folder.utf8))) ?? []).map(\.name)
            return names.contains { name in
                guard let name = String(validUTF8: name) else { return false }
                return manifests.contains(name) || name.hasSuffix(".podspec")
            }
        }
    }

    private static let manifests: Set<String> = ["Package.swift", "BUILD", "BUILD.bazel", "CMakeLists.txt"]
}
