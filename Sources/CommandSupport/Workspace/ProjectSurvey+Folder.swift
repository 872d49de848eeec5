import Foundation
import XCStringsKit

extension ProjectSurvey {
    /// Surveys the current folder, except for files that git ignores.
    ///
    /// Configurations are not read.
    ///
    /// Unreadable files are skipped, because the commands that need them will report them.
    package static func ofCurrentFolder(environment: [String: String]) async -> ProjectSurvey {
        let found = FileFinder(endings: FileFinder.catalogEndings).find(["."]).files
        let tables = found.compactMap { file in
            (try? FileReader.read(file.path)).map { TableLoader.Source(path: file.path, bytes: $0.bytes) }
        }
        let sources = FileFinder(endings: ["swift"]).find(["."]).files.map(\.path)
        let helpers = sources.isEmpty ? [] : await SourcesProgram.helpers(below: ".", environment: environment)
        let origin = SurveyedOrigin(ProjectSearch(around: ["."]).projects, files: found.map(\.resolvedPath)) {
            RelativePath.of($0, from: FileManager.default.currentDirectoryPath)
        }
        let project = await TableLoader.load(tables) { _ in origin?.source }
        return ProjectSurvey(project, sources: sources, helpers: helpers, origin: origin)
    }
}
