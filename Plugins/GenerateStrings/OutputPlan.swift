import Foundation

/// Which files the tool will write: one for each catalog, or one for all where no catalog is known yet.
///
/// The latter is for a configuration that cannot be read: once it is mended, the same plan must do.
struct OutputPlan {
    /// What the tool is told: the folder, or the file.
    let path: String
    /// The files.
    let files: [URL]

    init(catalogs: [URL], folder: URL) {
        guard !catalogs.isEmpty else {
            let file = folder.appendingPathComponent("GeneratedStrings.swift")
            path = file.path
            files = [file]
            return
        }
        let tables = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
        path = folder.path
        files = tables.map { folder.appendingPathComponent("GeneratedStrings_\($0).swift") }
    }
}
