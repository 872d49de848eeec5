import CatalogCore
import FileSearch

/// The targets of a package that use a build plugin, according to its manifest.
///
/// A manifest is a Swift program. This type does not run the program; it scans the code, and finds only targets whose
/// names are literals.
package struct PluginTargets: Sendable {
    /// The folders of the targets; absolute if the folder of the package is.
    package let folders: [String]

    /// The maximum size of a manifest in bytes.
    private static let sizeLimit = 1 << 20

    /// Reads the manifest in a folder; without a manifest, there are no targets.
    ///
    /// A manifest that is a symlink out of the project counts as missing, and so do targets outside the package, which
    /// SwiftPM refuses too.
    package init(in folder: String, using plugin: String) {
        let path = "\(folder)/Package.swift"
        let bytes = try? RelatedFile.bytesIfThere(path, below: folder, limit: Self.sizeLimit)
        let root = ResolvedPath.resolvedIfThere(folder)
        folders = Self(bytes ?? [], in: folder, using: plugin).folders.filter { ResolvedPath.leads($0, into: root) }
    }

    /// Reads the bytes of a manifest.
    init(_ manifest: [UInt8], in folder: String, using plugin: String) {
        folders = PackageManifest(manifest).targets.filter { $0.plugins.contains(plugin) }.flatMap { target in
            let folders = target.folders(in: folder)
            return target.texts["path"] == nil ? folders.filter(FileReader.isFolder) : folders
        }
    }
}
