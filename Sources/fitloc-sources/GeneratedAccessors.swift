import CommandSupport
import XCStringsKit

/// The accessors that a project's targets get, by the `generate-strings.json` of each.
enum GeneratedAccessors {
    /// Finds them below the code and below the current folder; what cannot be read is `generate`'s to complain of.
    static func find(_ settings: CodeSettings) -> [AccessorDirectory] {
        let finder = FileFinder(endings: ["json"], exclusions: settings.exclusions)
        let configurations = finder.find(settings.paths.filter(FileReader.isFolder) + ["."]).files.filter {
            $0.path.split(separator: "/").last.map(String.init) == GenerationSettings.fileName
        }
        return configurations.compactMap { file in
            (try? GenerationInput(configuration: file.path))?.directory()
        }
    }
}
