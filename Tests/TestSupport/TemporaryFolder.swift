import CatalogCore
import Foundation

/// A temporary folder for one test, removed after the test.
package final class TemporaryFolder: Sendable {
    /// The absolute path without symlinks.
    package let path: String

    /// The system's folder for temporary files, without symlinks, as the programs show it.
    ///
    /// On macOS it is below `/private`, which `resolvingSymlinksInPath` removes and `realpath` adds.
    package static let system = URL(
        fileURLWithPath: ResolvedPath.resolvedIfThere(FileManager.default.temporaryDirectory.path), isDirectory: true)

    package init() throws {
        let url = Self.system.appendingPathComponent("fitloc-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = try ResolvedPath.resolve(url.path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the absolute path of a file in the folder.
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file and its parent folders.
    ///
    /// Returns the absolute path.
    @discardableResult
    package func write(_ name: String, _ text: String = "") throws -> String {
        let url = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
    }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    }

    package func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
    }

    /// Returns the names in the folder, including hidden ones.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
