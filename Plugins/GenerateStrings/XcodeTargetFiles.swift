import Foundation

/// The catalogs and the configuration of a target of an Xcode project.
struct XcodeTargetFiles {
    let configuration: TargetConfiguration
    let catalogs: [URL]
    /// Whether the accessors have the names of Xcode's own symbols, and Xcode generates these for the target.
    ///
    /// Every name would be declared twice.
    let hasXcodeSymbols: Bool

    /// Determines the files.
    ///
    /// Xcode does not name the files in folders that it synchronizes with the file system, which are in the project
    /// file.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - inputFiles: The files that Xcode names for it.
    ///   - project: The name of the project.
    ///   - folder: The folder of the project.
    init(target: String, inputFiles: [URL], project: String, folder: URL) {
        let root = folder.standardizedFileURL.resolvingSymlinksInPath()
        let inProject = XcodeProjectFile.find(named: project, in: root, having: target)
        let named = inputFiles.filter { $0.pathExtension == "xcstrings" }
        let found = named.isEmpty ? inProject?.catalogs(of: target) ?? [] : named
        let own = CatalogSearch.catalogs(in: found)
        let name = TargetConfiguration.name
        let locations =
            inputFiles.filter { $0.lastPathComponent == name }
            + own.map { $0.deletingLastPathComponent().appendingPathComponent(name) }
            + [root.appendingPathComponent(name)]
        let file = locations.first { FileManager.default.fileExists(atPath: $0.path) }
        configuration = TargetConfiguration(file, catalogs: own)
        catalogs = CatalogSearch.catalogs(in: configuration.catalogs)
        hasXcodeSymbols = !configuration.needsRunTime && inProject?.generatesSymbols(of: target) ?? false
    }
}
