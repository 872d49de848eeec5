import CatalogCore

/// An Xcode project as its `project.pbxproj` tells of it: targets with their files and settings, languages, packages.
package struct XcodeProject: Sendable {
    /// The absolute path of the `.xcodeproj`.
    package let path: String
    /// The name, without ending.
    package let name: String
    /// The absolute path of the folder that the project lies in.
    package let folder: String
    /// The language that texts are written in: `developmentRegion`.
    package let developmentRegion: String?
    /// The languages of the project as it lists them, `Base` among them.
    package let knownRegions: [String]
    /// The targets, in the order of the project.
    package let targets: [ProjectTarget]
    /// The packages that it names, in the order of the file.
    package let packages: [PackageReference]

    /// The targets that a file belongs to.
    ///
    /// - Parameter path: an absolute path without symlinks.
    package func targets(of path: String) -> [ProjectTarget] { targets.filter { $0.contents.contains(path) } }

    /// Whether a file is part of any target.
    ///
    /// - Parameter path: an absolute path without symlinks.
    package func contains(_ path: String) -> Bool { targets.contains { $0.contents.contains(path) } }

    /// The file that says all this.
    package var file: String { Self.file(of: path) }

    /// The file of a project that says what is in it.
    static func file(of path: String) -> String { "\(path)/project.pbxproj" }
}
