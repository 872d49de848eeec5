import Foundation

/// The source files of the tested package.
public enum SourceTree {
    /// The folder of the package.
    public static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the regular files below a folder, sorted by path; empty if the folder does not exist.
    public static func files(below folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .map { folder.appendingPathComponent($0) }
            .filter { isRegularFile($0) }
            .sorted { $0.path < $1.path }
    }

    private static func isRegularFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
