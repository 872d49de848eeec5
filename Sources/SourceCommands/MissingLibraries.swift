import CatalogCore
import FileSearch
import SwiftSources

/// The libraries that CocoaPods or Carthage would fetch into a folder, if their code is not on disk.
struct MissingLibraries {
    private let folder: String

    init(in folder: String) {
        self.folder = folder
    }

    /// Returns the lists of libraries whose code is missing.
    func unread(_ display: DisplayedPath) -> [UnreadFile] {
        Self.managers.compactMap { manager in
            let path = "\(folder)/\(manager.list)"
            guard !FileReader.isFolder("\(folder)/\(manager.checkouts)"),
                let bytes = try? RelatedFile.bytesIfThere(path, below: folder, limit: 1 << 20)
            else { return nil }
            let lines = String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let named = lines.indices.filter { manager.names(lines[$0]) }
            guard let first = named.first else { return nil }
            return UnreadFile(
                path: display.of(ResolvedPath.resolvedIfThere(path)),
                reason: "names libraries whose code is not on disk; fetch it with `\(manager.command)`",
                position: TextPosition(line: first + 1, column: 1))
        }
    }

    /// A package manager with a list of libraries in a file of its own.
    private struct Manager {
        let list: String
        let checkouts: String
        let command: String
        /// The words with which a line that names a library begins.
        let beginnings: [String]

        func names(_ line: Substring) -> Bool {
            let line = line.drop { $0 == " " || $0 == "\t" }
            return beginnings.contains(where: line.hasPrefix) && !line.contains(":path")
        }
    }

    private static let managers = [
        Manager(
            list: "Podfile", checkouts: "Pods", command: "pod install",
            beginnings: ["pod '", "pod \"", "pod('", "pod(\""]),
        Manager(
            list: "Cartfile", checkouts: "Carthage/Checkouts", command: "carthage checkout",
            beginnings: ["github ", "git ", "binary "]),
    ]
}
