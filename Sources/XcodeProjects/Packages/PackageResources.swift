import CatalogCore
import FileSearch

/// What the manifest of a package says about the resources of its targets.
///
/// A manifest is a Swift program. This type does not run the program; it scans the code, and knows only targets and
/// resources that are literals.
package struct PackageResources: Sendable {
    /// The path of the manifest.
    package let path: String
    /// The bytes of the manifest.
    package let bytes: [UInt8]
    /// The name `Package` in the call that declares the package.
    package let declaration: ByteRange
    /// Whether the manifest sets `defaultLocalization`.
    package let hasDefaultLocalization: Bool
    /// The default language, if the manifest has it as a literal.
    package let defaultLocalization: String?
    private let targets: [Target]

    /// The treatment of a file in a target.
    package enum Treatment: Hashable, Sendable {
        /// The build compiles the file if it is a table.
        case processed
        /// The build copies the file as it is.
        case copied
        /// The file is not part of the target.
        case excluded
    }

    private struct Target {
        let folders: [String]
        let copied: [String]
        let excluded: [String]
        /// Whether a build plugin or a test may use files in its own way.
        let isSpecial: Bool
    }

    /// The maximum size of a manifest in bytes.
    private static let sizeLimit = 1 << 20

    /// Reads the manifest in a folder; nil if there is none.
    ///
    /// - Parameter folder: An absolute path without symlinks.
    package init?(in folder: String) {
        let path = "\(folder)/Package.swift"
        guard let bytes = try? RelatedFile.bytesIfThere(path, below: folder, limit: Self.sizeLimit) else { return nil }
        self.init(bytes, in: folder)
    }

    /// Reads the bytes of a manifest; nil if they declare no package.
    init?(_ bytes: [UInt8], in folder: String) {
        let manifest = PackageManifest(bytes)
        guard let declaration = manifest.declaration else { return nil }
        path = "\(folder)/Package.swift"
        self.bytes = bytes
        self.declaration = declaration
        hasDefaultLocalization = manifest.hasDefaultLocalization
        defaultLocalization = manifest.defaultLocalization
        targets = manifest.targets.map { target in
            Target(
                folders: target.folders(in: folder).map { PathText.joined("/", $0) },
                copied: target.copied, excluded: target.excluded, isSpecial: target.isTest || !target.plugins.isEmpty)
        }
    }

    /// Returns what the build does with a file; nil if no target has it, or if a plugin or a test may use it.
    package func treatment(of path: String) -> Treatment? {
        let owners = targets.compactMap { target in
            target.folders.lazy.compactMap { folder in
                PathText.rest(of: path, below: folder).map { (rest: $0, depth: folder.utf8.count, target: target) }
            }.first
        }
        guard let owner = owners.max(by: { $0.depth < $1.depth }), !owner.target.isSpecial else { return nil }
        let lists = { (paths: [String]) in paths.contains { Self.covers($0, owner.rest) } }
        return lists(owner.target.excluded) ? .excluded : lists(owner.target.copied) ? .copied : .processed
    }

    /// Returns whether a path of the manifest is a file or a folder around it.
    private static func covers(_ path: String, _ file: Substring) -> Bool {
        let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
        let plain = path.hasSuffix("/") ? path.dropLast() : path
        return file == plain || file.hasPrefix("\(plain)/")
    }
}
