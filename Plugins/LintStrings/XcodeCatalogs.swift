import Foundation

/// The catalogs of targets of Xcode projects.
enum XcodeCatalogs {
    /// Returns the catalogs of a target.
    ///
    /// These are the files that Xcode names or, if it names no catalog, those in the folders of the target that Xcode
    /// synchronizes with the file system.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - inputFiles: The files that Xcode names for it.
    ///   - project: The name of the project.
    ///   - folder: The folder of the project.
    static func catalogs(of target: String, inputFiles: [URL], project: String, folder: URL) -> [URL] {
        let named = inputFiles.filter { $0.pathExtension == "xcstrings" }
        guard named.isEmpty else { return CatalogSearch.catalogs(in: named) }
        let root = folder.standardizedFileURL.resolvingSymlinksInPath()
        let file = XcodeProjectFile.find(named: project, in: root, having: target)
        return CatalogSearch.catalogs(in: file?.catalogs(of: target) ?? [])
    }
}
