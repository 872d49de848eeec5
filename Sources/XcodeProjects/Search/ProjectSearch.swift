import CatalogCore
import FileSearch

/// A search for the Xcode projects that contain files or folders.
package struct ProjectSearch: Sendable {
    /// The projects that were read, ordered by path.
    package private(set) var projects: [XcodeProject] = []
    /// The errors for projects that could not be read.
    package private(set) var problems: [XcodeProjectError] = []

    /// Creates an empty result.
    package init() {}

    /// Searches in folders, and in their ancestors up to the root of the repository.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - exclusions: The rules for files and folders to skip.
    ///   - known: Projects of an earlier search, which are not read again.
    package init(around paths: [String], exclusions: [IgnoreRules] = [], knowing known: [XcodeProject] = []) {
        var found = Self.below(paths.filter(FileReader.isFolder), exclusions)
        // Many files share their folders, each of which is listed once.
        let starts = Set(
            paths.compactMap { path -> String? in
                guard let resolved = try? ResolvedPath.resolve(path) else { return nil }
                return FileReader.isFolder(path) ? resolved : PathText.folder(of: resolved)
            })
        let folders = starts.reduce(into: Set<String>()) { $0.formUnion(GitWorkTree.folders(upFrom: $1)) }
        for folder in folders { found.formUnion(Self.directly(in: folder)) }
        let known = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
        for path in found.sorted() {
            if let project = known[path] {
                projects.append(project)
                continue
            }
            do throws(XcodeProjectError) {
                projects.append(try XcodeProject(reading: path))
            } catch {
                problems.append(error)
            }
        }
    }

    private static func below(_ folders: [String], _ exclusions: [IgnoreRules]) -> Set<String> {
        let files = FileFinder(endings: ["pbxproj"], exclusions: exclusions).find(folders).files
        return Set(files.map { PathText.folder(of: $0.resolvedPath) }.filter(isProject))
    }

    /// Returns the projects directly in a folder.
    private static func directly(in folder: String) -> [String] {
        let entries = (try? FolderListing.entries(at: Array(folder.utf8))) ?? []
        return entries.filter { $0.name.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
            .compactMap { String(validUTF8: $0.name) }.map { PathText.joined(folder, $0) }.filter(isProject)
    }

    private static let ending = ".xcodeproj"

    private static func isProject(_ path: String) -> Bool {
        path.hasSuffix(ending) && FileReader.isFile(XcodeProject.file(of: path))
    }
}
