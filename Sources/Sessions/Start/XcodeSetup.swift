import AccessorGenerator
import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import XcodeProjects

/// The files that the plugins for Xcode need in the current folder, and what is left to do in Xcode.
package struct XcodeSetup: Sendable {
    /// A target with catalogs, and its settings for the plugins.
    package struct Target: Sendable {
        /// The name of the target.
        package let name: String
        /// The path of its `generate-strings.json`, relative to the current folder.
        package let file: String
        /// Whether the file has to be written.
        package let isNew: Bool
        /// Whether Xcode would copy the file into the product, because it synchronizes the folder with the target.
        package let isCopied: Bool
        /// Whether `CatalogRuntime` has to be added to the target.
        package let lacksRunTime: Bool
        /// The plugins that have to be added to the target.
        package let missingPlugins: [String]
    }

    /// A project with targets that have catalogs.
    package struct Project: Sendable {
        /// The name of the `.xcodeproj`.
        package let name: String
        /// Whether the project names fitloc, or the package of its release, as a package.
        package let hasPackage: Bool
        /// Whether the trait `Tools` is on, so that Xcode resolves the packages of the command-line tools.
        package let hasTools: Bool
        /// The targets, in the order of the project.
        package let targets: [Target]

        /// Whether nothing is left to do.
        package var isDone: Bool {
            hasPackage && !hasTools
                && targets.allSatisfy { !$0.isCopied && !$0.lacksRunTime && $0.missingPlugins.isEmpty }
        }
    }

    /// The projects, ordered by path.
    package let projects: [Project]

    /// The name of this package.
    private static let packageName = "fitloc"
    /// The name of the package of a release, which has the same plugins.
    private static let releasedName = "fitloc-plugins"
    /// The build plugins for apps.
    private static let plugins = ["GenerateStrings", "LintStrings"]
    /// The library that accessors call.
    private static let runTime = "CatalogRuntime"

    /// Reads the projects and catalogs of the current folder.
    ///
    /// - Throws: A failure if no target has a catalog, or if a project cannot be read and no other has such a target.
    package init() throws(CommandFailure) {
        let search = ProjectSearch(around: ["."])
        // Catalogs that Xcode reads itself have no accessors, nor have those in language folders.
        let catalogs = FileFinder(endings: ["xcstrings"]).find(["."]).files.filter { file in
            !["InfoPlist.xcstrings", "AppShortcuts.xcstrings"].contains { file.resolvedPath.hasSuffix($0) }
                && !file.resolvedPath.contains(".lproj/")
        }
        projects = search.projects.compactMap { project in
            let targets = project.targets.compactMap { target in
                Self.target(target, of: project, catalogs.map(\.resolvedPath).filter(target.contents.contains))
            }
            let package = project.packages.first {
                [Self.packageName, Self.releasedName].contains($0.name.lowercased())
            }
            return targets.isEmpty
                ? nil
                : Project(
                    name: "\(project.name).xcodeproj", hasPackage: package != nil,
                    hasTools: package.map(Self.hasTools) ?? false, targets: targets)
        }
        guard projects.isEmpty else { return }
        // A broken project matters only if no other has the catalogs.
        if let problem = search.problems.first {
            throw CommandFailure([
                FailureLine(problem.description, at: problem.position, in: Self.relative(problem.path))
            ])
        }
        throw CommandFailure(Texts.Init.Xcode.noTarget)
    }

    private static func target(
        _ target: ProjectTarget, of project: XcodeProject, _ catalogs: [String]
    ) -> Target? {
        guard target.product != .tests, let first = catalogs.first else { return nil }
        // The places in which the plugin looks for the file, in its order.
        let locations = (catalogs.map(TablePath.folder) + [project.folder]).map {
            "\($0)/\(GenerationSettings.fileName)"
        }
        let present = locations.first(where: FileReader.isFile)
        let path = present ?? "\(TablePath.folder(of: first))/\(GenerationSettings.fileName)"
        let settings = present.flatMap { try? FileReader.read($0).bytes }.flatMap { try? Document($0) }
        let style = settings?.root["style"]?.string
        return Target(
            name: target.name, file: relative(path),
            isNew: present == nil, isCopied: target.contents.contains(path),
            lacksRunTime: style != "apple" && !target.productNames.contains(runTime),
            missingPlugins: plugins.filter { !target.plugins.contains($0) })
    }

    private static func relative(_ path: String) -> String {
        RelativePath.of(path, from: FileManager.default.currentDirectoryPath)
    }

    /// Returns whether the trait `Tools` is on: it is the default of a package on disk, and off for one from its address.
    private static func hasTools(_ package: PackageReference) -> Bool {
        guard package.name.lowercased() == packageName else { return false }
        guard let traits = package.traits else {
            if case .local = package.source { return true }
            return false
        }
        return traits.contains("Tools")
    }

    /// The files to write, each once.
    package var files: [NewFile] {
        let paths = projects.flatMap(\.targets).filter(\.isNew).map(\.file)
        return Set(paths).sorted().map {
            NewFile(path: $0, bytes: Array(Self.settings.utf8), summary: "", below: ".")
        }
    }

    /// The defaults of `generate-strings.json`, as a start for changes.
    private static let settings = """
        {
          "access": "internal",
          "namespace": "Strings",
          "style": "portable",
          "families": {}
        }

        """
}
