import AccessorGenerator
import CatalogCore
import FileSearch
import SwiftSources
import Workspaces

/// The targets of a project that have generated accessors.
///
/// A `generate-strings.json` or a generated source file shows that a target has accessors.
struct GeneratedAccessors: Sendable {
    /// The targets that generate accessors.
    private(set) var targets: [AccessorTarget] = []
    /// The settings file or generated source file of each target.
    private(set) var paths: [String] = []
    /// The settings and generated files that cannot be used, so that the accessors of their targets are unknown.
    private(set) var unread: [UnreadFile] = []

    /// Searches the folders of the code and the current folder for settings, and the code for generated files.
    init(_ settings: CodeSettings, code: [SourceReading.File]) {
        let finder = FileFinder(endings: ["json"], exclusions: settings.exclusions)
        let configurations = finder.find(settings.paths.filter(FileReader.isFolder) + [settings.root]).files.filter {
            $0.path.split(separator: "/").last.map(String.init) == GenerationSettings.fileName
        }
        for file in configurations {
            do throws(GenerationRefusal) {
                let input = try GenerationInput(configuration: file.path)
                targets.append(AccessorTarget(input.settings, catalogs: input.readableCatalogs()))
                paths.append(file.path)
            } catch {
                unread += error.problems.map { UnreadFile($0, in: file.path) }
            }
        }
        let folders = configurations.map { TablePath.folder(of: $0.resolvedPath) }
        let others = CheckedInAccessors(in: code, besides: folders, exclusions: settings.exclusions)
        targets += others.targets
        paths += others.paths
        unread += others.unread
    }

    /// Notes on the problems of settings, with their locations.
    var notes: [String] {
        unread.map { "\(FileLocation(path: $0.path, position: $0.position)): \($0.reason)" }
    }
}

extension UnreadFile {
    /// Creates a value from a problem of settings.
    fileprivate init(_ problem: GenerationDiagnostic, in path: String) {
        self.init(path: path, reason: problem.message, position: problem.location.position ?? .start)
    }
}
