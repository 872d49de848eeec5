import XCStringsKit

extension ProjectSurvey {
    /// Looks at the current folder and all below it but for what git ignores; no configuration is asked.
    ///
    /// What cannot be read is passed over: commands that need it will say so.
    package static func ofCurrentFolder(environment: [String: String]) async -> ProjectSurvey {
        let tables = FileFinder(endings: FileFinder.catalogEndings).find(["."]).files.compactMap { file in
            (try? FileReader.read(file.path)).map { TableLoader.Source(path: file.path, bytes: $0.bytes) }
        }
        let sources = FileFinder(endings: ["swift"]).find(["."]).files.map(\.path)
        let helpers = sources.isEmpty ? [] : await SourcesProgram.helpers(below: ".", environment: environment)
        return await ProjectSurvey(TableLoader.load(tables), sources: sources, helpers: helpers)
    }
}
