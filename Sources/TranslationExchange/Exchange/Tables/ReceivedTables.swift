import CatalogCore
import CatalogRuntime
import StringTables

/// The tables of files that came back from a translation system.
///
/// Legacy files of one table are read together, so that a translation is compared with the source text beside it.
struct ReceivedTables {
    /// The files in their order.
    let elements: [ReceivedPackage.Element]

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: The files with their paths in the tree that came back.
    ///   - language: The language of the translations whatever the files say, or the only one to import.
    init(_ files: [ReceivedPackage.File], language: LanguageTag?) {
        var locations: [(file: ReceivedPackage.File, location: TableFileLocation, path: String)] = []
        var taken: Set<String> = []
        for file in files {
            let location = TableFileLocation(file.treePath)
            var path = location.path
            while !taken.insert(path).inserted { path = "+/" + path }
            locations.append((file, location, path))
        }
        let project = TableLoader.loadNow(locations.map { TableLoader.Source(path: $0.path, bytes: $0.file.bytes) })
        elements = locations.compactMap { file, location, path in
            let loaded = project.files.first { $0.path == path }
            if let refusal = loaded.flatMap({ project.refusal(of: $0) }) {
                return .broken(BrokenFile(path: file.path, at: refusal.position, refusal.reason))
            }
            for table in project.tables {
                guard let index = table.files.firstIndex(where: { $0.path == path }) else { continue }
                let folder = TablePath.projectFolder(of: path)
                let content = TableContent(
                    table, file: index, original: location.hasTableName ? location.path : nil,
                    hasLanguage: folder != nil && folder != "Base", named: language)
                return .translations(ReceivedTranslations(file.path, content, language: language))
            }
            return nil
        }
    }
}
