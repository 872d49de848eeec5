import CatalogCore
import CatalogReports
import FileSearch
import Foundation
import StringTables
import XcodeProjects

extension ProjectSurvey {
    /// Surveys the current folder, except for files that git ignores.
    ///
    /// Configurations are not read.
    ///
    /// - Returns: The survey, and the errors of paths that cannot be read, except in folders of tests and samples.
    package static func ofCurrentFolder(
        environment: [String: String]
    ) async -> (survey: ProjectSurvey, unread: [FileError]) {
        let search = FileFinder(endings: FileFinder.catalogEndings).find(["."])
        let found = search.files
        var unread = search.failures
        var tables: [TableLoader.Source] = []
        for file in found {
            do throws(FileError) {
                tables.append(TableLoader.Source(path: file.path, bytes: try FileReader.read(file.path).bytes))
            } catch {
                unread.append(error)
            }
        }
        let sources = FileFinder(endings: CodeFiles.endingsOfApps).find(["."]).files.map(\.path)
        let others = FileFinder(endings: KeyNamingFiles.endings).find(["."]).files.map(\.path)
        let helpers =
            sources.isEmpty ? .success([]) : await SourcesProgram.helpers(below: ".", environment: environment)
        let shown = { (path: String) in RelativePath.of(path, from: FileManager.default.currentDirectoryPath) }
        // The languages of an example are not those of the project.
        let own = found.filter { TestFolders.folder(of: $0.path) == nil }
        let projects = ProjectSearch(around: ["."]).projects
        let ownProjects = projects.filter { TestFolders.folder(of: shown($0.path)) == nil }
        let files = (own.isEmpty ? found : own).map(\.resolvedPath)
        let origin =
            SurveyedOrigin(own.isEmpty ? projects : ownProjects, files: files, path: shown)
            ?? SurveyedOrigin(Array(DeclaredSourceLanguage.ofTables(files).values), path: shown)
        let project = await TableLoader.load(tables) { _ in origin?.source }
        let survey = ProjectSurvey(project, sources: sources, others: others, helpers: helpers, origin: origin)
        // The path of a folder is absolute, and the names above the project say nothing about it.
        return (survey, unread.filter { $0.path.hasPrefix("/") || TestFolders.folder(of: $0.path) == nil })
    }
}
