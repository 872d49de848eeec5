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

    /// The language that texts are written in, as a tag.
    package var sourceLanguage: String? { developmentRegion.flatMap(Self.language) }

    /// The languages of the project as tags, each once and in its order; `Base` is none.
    package var languages: [String] {
        knownRegions.compactMap(Self.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Projects of old have names for some.
    private static func language(_ region: String) -> String? {
        let names = [
            "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es",
            "Dutch": "nl",
        ]
        return region == "Base" || region.isEmpty ? nil : names[region] ?? region
    }

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
