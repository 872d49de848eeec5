import CatalogCore
import CatalogRuntime

/// What the Xcode projects and package manifests around some tables say about them.
package struct BuildFacts: Sendable {
    /// The Xcode projects whose targets contain tables.
    package var projects: [BuildProject] = []
    /// The Swift packages whose targets have catalogs.
    package var packages: [BuildPackage] = []

    /// Creates facts.
    package init(projects: [BuildProject] = [], packages: [BuildPackage] = []) {
        self.projects = projects
        self.packages = packages
    }
}

/// A location in a file without strings, such as a project file or a manifest.
package struct BuildLocation: Sendable {
    /// The file.
    package let file: TableFile
    /// The bytes in the file.
    package let range: ByteRange

    /// Creates a location.
    package init(_ file: TableFile, _ range: ByteRange) {
        self.file = file
        self.range = range
    }
}

/// An Xcode project.
package struct BuildProject: Sendable {
    /// The list of the project's languages in its file.
    package let regions: BuildLocation
    /// The languages that the project lists.
    package let languages: [LanguageTag]
    /// The development language.
    package let development: LanguageTag?
    /// The languages of files without tables, such as storyboards and help pages.
    package let otherLanguages: [LanguageTag]
    /// The paths of the tables that the targets contain, except those of tests.
    package let tables: Set<String>
    /// The files of legacy tables that the targets contain and that do not exist, although the table exists in another
    /// language.
    package let absentFiles: [AbsentFile]
    /// The programs that the project builds.
    package let programs: [BuildProgram]

    /// A file that does not exist.
    package struct AbsentFile: Sendable {
        /// The path of the file.
        package let path: String
        /// The reference to the file in the project.
        package let location: BuildLocation

        /// Creates a file.
        package init(path: String, location: BuildLocation) {
            self.path = path
            self.location = location
        }
    }

    /// Creates a project.
    package init(
        regions: BuildLocation, languages: [LanguageTag], development: LanguageTag? = nil,
        otherLanguages: [LanguageTag] = [],
        tables: Set<String>, absentFiles: [AbsentFile] = [], programs: [BuildProgram] = []
    ) {
        self.regions = regions
        self.languages = languages
        self.development = development
        self.otherLanguages = otherLanguages
        self.tables = tables
        self.absentFiles = absentFiles
        self.programs = programs
    }
}

/// A program that an Xcode project builds, with the information about it that the system shows.
package struct BuildProgram: Sendable {
    /// The name of the target.
    package let name: String
    /// The paths of the tables that the target contains.
    package let tables: Set<String>
    /// The texts of the Info.plist that the system shows.
    package let texts: [InformationText]
    /// The keys of the Info.plist and the texts in it, which can be keys of a table; nil if some are unknown.
    package let names: Set<String>?

    /// Creates a program.
    package init(name: String, tables: Set<String>, texts: [InformationText], names: Set<String>?) {
        self.name = name
        self.tables = tables
        self.texts = texts
        self.names = names
    }
}

/// A text of an Info.plist that the system shows to users.
package struct InformationText: Sendable {
    /// The key that a table `InfoPlist` uses for the text: that of the Info.plist, or the text itself.
    package let key: String
    /// The text.
    package let text: String
    /// Whether the text is a name, which often stays the same in all languages.
    package let isName: Bool
    /// The location of the text, or of its setting in the project file.
    package let location: BuildLocation

    /// Creates a text.
    package init(key: String, text: String, isName: Bool = false, location: BuildLocation) {
        self.key = key
        self.text = text
        self.isName = isName
        self.location = location
    }
}

/// A Swift package whose targets have catalogs.
package struct BuildPackage: Sendable {
    /// The call `Package(…)` in the manifest.
    package let declaration: BuildLocation
    /// Whether the manifest has a `defaultLocalization`.
    package let hasDefaultLocalization: Bool
    /// The paths of the catalogs that the build compiles.
    package let processed: Set<String>
    /// The paths of the catalogs that the build copies as they are.
    package let copied: Set<String>
    /// The paths of the catalogs that the manifest excludes.
    package let excluded: Set<String>

    /// Creates a package.
    package init(
        declaration: BuildLocation, hasDefaultLocalization: Bool, processed: Set<String> = [], copied: Set<String> = [],
        excluded: Set<String> = []
    ) {
        self.declaration = declaration
        self.hasDefaultLocalization = hasDefaultLocalization
        self.processed = processed
        self.copied = copied
        self.excluded = excluded
    }
}
