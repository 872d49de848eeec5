import XCStringsKit

extension ProjectSurvey {
    /// Looks at the current folder and all below it but for what git ignores; no configuration is asked.
    public static func ofCurrentFolder() async -> ProjectSurvey {
        let tables = files(endings: FileFinder.catalogEndings).map {
            TableLoader.Source(path: $0.path, bytes: $0.bytes)
        }
        return await ProjectSurvey(TableLoader.load(tables), sources: files(endings: ["swift"]))
    }

    /// What cannot be read is passed over: commands that need it will say so.
    private static func files(endings: [String]) -> [(path: String, bytes: [UInt8])] {
        FileFinder(endings: endings).find(["."]).files.compactMap { file in
            (try? FileReader.read(file.path)).map { (file.path, $0.bytes) }
        }
    }
}
