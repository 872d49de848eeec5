import CatalogCore

/// The targets of a package that use a build plugin, as the text of its manifest says.
///
/// A manifest is a program; it is read as people write them, with the names of targets as literals.
package struct PluginTargets: Sendable {
    /// The folders of the targets, absolute where that of the package is.
    package let folders: [String]

    /// How many bytes a manifest may have.
    private static let sizeLimit = 1 << 20

    /// Reads the manifest in a folder; none where there is no manifest.
    package init(in folder: String, using plugin: String) {
        let bytes = (try? FileReader.read("\(folder)/Package.swift", limit: Self.sizeLimit).bytes) ?? []
        self.init(bytes, in: folder, using: plugin)
    }

    /// Reads the bytes of a manifest.
    init(_ manifest: [UInt8], in folder: String, using plugin: String) {
        folders = ManifestTarget.all(in: manifest).filter { $0.plugins.contains(plugin) }.flatMap { target in
            if let path = target.texts["path"] { return [path == "." ? folder : "\(folder)/\(path)"] }
            guard let name = target.texts["name"] else { return [] }
            return Self.places.map { "\(folder)/\($0)/\(name)" }.filter(FileReader.isFolder)
        }
    }

    /// Where SwiftPM looks for the folder of a target.
    private static let places = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}
