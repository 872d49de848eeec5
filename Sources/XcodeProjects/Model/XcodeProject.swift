import CatalogCore
import CatalogRuntime

/// An Xcode project, as read from its `project.pbxproj`: targets with files and settings, languages and packages.
package struct XcodeProject: Sendable {
    /// The absolute path of the `.xcodeproj`.
    package let path: String
    /// The name, without extension.
    package let name: String
    /// The absolute path of the folder that contains the project.
    package let folder: String
    /// The source language as the file spells it: `developmentRegion`.
    package let developmentRegion: String?
    /// The languages as the file lists them, including `Base`.
    package let knownRegions: [String]
    /// The bytes of this list in the decoded text of the file; nil if the file does not have it.
    package let regionsRange: ByteRange?
    /// The targets, in the order of the project.
    package let targets: [ProjectTarget]
    /// The packages that the project refers to, in file order.
    package let packages: [PackageReference]

    /// The source language as a tag.
    package var sourceLanguage: String? { developmentRegion.flatMap(Self.language) }

    /// The languages as tags, without duplicates and without `Base`.
    package var languages: [String] {
        knownRegions.compactMap(Self.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the tag of a region; old projects use names for some languages.
    private static func language(_ region: String) -> String? {
        region == "Base" || region.isEmpty ? nil : FormerLanguageName.code(of: region) ?? region
    }

    /// Returns the targets that a file belongs to.
    ///
    /// - Parameter path: An absolute path without symlinks.
    package func targets(of path: String) -> [ProjectTarget] { targets.filter { $0.contents.contains(path) } }

    /// Returns whether a file belongs to any target.
    ///
    /// - Parameter path: An absolute path without symlinks.
    package func contains(_ path: String) -> Bool { targets.contains { $0.contents.contains(path) } }

    /// The path of the `project.pbxproj`.
    package var file: String { Self.file(of: path) }

    /// Returns the path of the `project.pbxproj` of a project.
    static func file(of path: String) -> String { "\(path)/project.pbxproj" }
}
