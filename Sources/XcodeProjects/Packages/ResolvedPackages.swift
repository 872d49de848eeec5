import CatalogCore

/// The packages that were settled on, with those that packages themselves need: `Package.resolved`.
package struct ResolvedPackages: Sendable {
    /// The addresses of their repositories.
    package let addresses: [String]

    /// How many bytes such a file may have.
    static let sizeLimit = 8 << 20

    /// Reads the bytes of a file, of whatever version of the format; nil where it is something else.
    package init?(_ bytes: [UInt8]) {
        guard let root = try? Document(bytes).root else { return nil }
        // The first version has its list one level further down, and other names.
        guard let pins = root["pins"] ?? root["object"]?["pins"] else { return nil }
        addresses = pins.elements.compactMap { ($0["location"] ?? $0["repositoryURL"])?.string }
    }

    /// Where the file of a project may be, or that of a package in a folder.
    static func paths(beside project: XcodeProject) -> [String] {
        let shared = "xcshareddata/swiftpm/Package.resolved"
        return [
            "\(project.path)/project.xcworkspace/\(shared)", "\(project.folder)/\(project.name).xcworkspace/\(shared)",
            "\(project.folder)/Package.resolved",
        ]
    }

    /// Reads what belongs to a project; nil where there is nothing.
    package init?(of project: XcodeProject) {
        for path in Self.paths(beside: project) {
            guard let bytes = try? FileReader.read(path, limit: Self.sizeLimit).bytes, let found = Self(bytes) else {
                continue
            }
            self = found
            return
        }
        return nil
    }
}
