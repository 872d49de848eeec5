import CatalogCore
import FileSearch

/// Finds the Xcode projects that a folder or a file may belong to, and reads them.
package struct ProjectSearch: Sendable {
    /// The projects that could be read, by path.
    package private(set) var projects: [XcodeProject] = []
    /// Why others could not.
    package private(set) var problems: [XcodeProjectError] = []

    /// Nothing was looked for.
    package init() {}

    /// Looks below some folders, and in those above them up to the root of their repository.
    ///
    /// - Parameters:
    ///   - paths: files and folders.
    ///   - exclusions: what is left out.
    package init(around paths: [String], exclusions: [IgnoreRules] = []) {
        var found = Self.below(paths.filter(FileReader.isFolder), exclusions)
        for path in paths {
            guard let resolved = try? ResolvedPath.resolve(path) else { continue }
            found.formUnion(Self.above(FileReader.isFolder(path) ? resolved : PathText.folder(of: resolved)))
        }
        for path in found.sorted() {
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

    /// The projects right in a folder, and in those above it.
    private static func above(_ folder: String) -> Set<String> {
        GitWorkTree.folders(upFrom: folder).reduce(into: []) { found, folder in
            let entries = (try? FolderListing.entries(at: Array(folder.utf8))) ?? []
            let names = entries.compactMap { String(validating: $0.name, as: UTF8.self) }
            found.formUnion(names.map { PathText.joined(folder, $0) }.filter(isProject))
        }
    }

    private static func isProject(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") && FileReader.isFile(XcodeProject.file(of: path))
    }
}
