import CommandSupport
import SwiftSources
import XCStringsKit

/// The targets of a project that get accessors, by the `generate-strings.json` of each.
enum GeneratedAccessors {
    /// Finds them below the code and below the current folder; what cannot be read is `generate`'s to complain of.
    static func find(_ settings: CodeSettings) -> [AccessorTarget] {
        let finder = FileFinder(endings: ["json"], exclusions: settings.exclusions)
        let configurations = finder.find(settings.paths.filter(FileReader.isFolder) + ["."]).files.filter {
            $0.path.split(separator: "/").last.map(String.init) == GenerationSettings.fileName
        }
        return configurations.compactMap { file in
            guard let input = try? GenerationInput(configuration: file.path) else { return nil }
            return AccessorTarget(input.settings, catalogs: input.readableCatalogs())
        }
    }
}
