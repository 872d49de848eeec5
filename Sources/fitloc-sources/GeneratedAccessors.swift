import CommandSupport
import SwiftSources
import XCStringsKit

/// The targets of a project that get accessors, by the `generate-strings.json` of each.
struct GeneratedAccessors: Sendable {
    /// The targets.
    private(set) var targets: [AccessorTarget] = []
    /// The files that say what accessors they get, one for each target.
    private(set) var paths: [String] = []
    /// The settings that cannot be used, so that nobody knows what accessors their targets have.
    private(set) var unread: [UnreadFile] = []

    /// Finds them below the code and below the current folder, and in the code itself.
    init(_ settings: CodeSettings, code: [SourceFile]) {
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

    /// What is wrong with the settings, with its place.
    var notes: [String] {
        unread.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.reason)" }
    }
}

extension UnreadFile {
    /// What is wrong with settings.
    fileprivate init(_ problem: GenerationDiagnostic, in path: String) {
        self.init(path: path, reason: problem.message, position: problem.place.position ?? .start)
    }
}
