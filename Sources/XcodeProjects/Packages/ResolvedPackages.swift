import CatalogCore
import FileSearch

/// The resolved packages of a project, including indirect dependencies, from its `Package.resolved`.
package struct ResolvedPackages: Sendable {
    /// The URLs of the repositories.
    package let addresses: [String]

    /// The maximum size of a file in bytes.
    static let sizeLimit = 8 << 20

    /// Parses a file in any version of the format; returns nil for other content.
    package init?(_ bytes: [UInt8]) {
        guard let root = try? Document(bytes).root else { return nil }
        // The first version nests the list one level deeper and uses other names.
        guard let pins = root["pins"] ?? root["object"]?["pins"] else { return nil }
        addresses = pins.elements.compactMap { ($0["location"] ?? $0["repositoryURL"])?.string }
    }

    /// Returns the paths at which the file of a project can be, including that of a package in the same folder.
    static func paths(beside project: XcodeProject) -> [String] {
        let shared = "xcshareddata/swiftpm/Package.resolved"
        return [
            "\(project.path)/project.xcworkspace/\(shared)", "\(project.folder)/\(project.name).xcworkspace/\(shared)",
            "\(project.folder)/Package.resolved",
        ]
    }

    /// Reads the file of a project; returns nil if there is none.
    ///
    /// A symlink that leads out of the project counts as missing.
    package init?(of project: XcodeProject) {
        for path in Self.paths(beside: project) {
            guard let bytes = try? RelatedFile.bytesIfThere(path, below: project.folder, limit: Self.sizeLimit),
                let found = Self(bytes)
            else { continue }
            self = found
            return
        }
        return nil
    }
}
