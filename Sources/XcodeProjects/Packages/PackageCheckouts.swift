import CatalogCore
import FileSearch

/// The checkouts of packages on disk, where Xcode, `xcodebuild` and `swift package` create them.
package struct PackageCheckouts: Sendable {
    /// The folders of packages, by lowercase name.
    private var folders: [String: String] = [:]

    /// The locations of checkouts, relative to the folder of a project or one of its ancestors.
    private static let locations = [
        "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
        ".build/SourcePackages/checkouts", "build/SourcePackages/checkouts", "Packages",
    ]

    /// Searches near a project, up to the root of its repository, and in Xcode's derived data.
    ///
    /// - Parameter home: The home folder of the user; nil if there is none.
    package init(beside project: XcodeProject, home: String?) {
        self.init(around: project.folder)
        guard let home else { return }
        let derived = "\(home)/Library/Developer/Xcode/DerivedData"
        for name in Self.names(in: derived) where name.hasPrefix("\(project.name)-") {
            take("\(derived)/\(name)/SourcePackages/checkouts")
        }
    }

    /// Searches in a folder and its ancestors, up to the root of the repository.
    package init(around folder: String) {
        for folder in GitWorkTree.folders(upFrom: folder) {
            for location in Self.locations { take("\(folder)/\(location)") }
        }
    }

    private mutating func take(_ location: String) {
        for name in Self.names(in: location) where FileReader.isFile("\(location)/\(name)/Package.swift") {
            folders[name.lowercased()] = folders[name.lowercased()] ?? "\(location)/\(name)"
        }
    }

    private static func names(in folder: String) -> [String] {
        let entries = (try? FolderListing.entries(at: Array(folder.utf8))) ?? []
        return entries.filter { $0.kind == .folder || $0.kind == .link }
            .compactMap { String(validUTF8: $0.name) }.sorted()
    }

    /// Returns the folder of a local package beside the package that requires it; nil if there is none.
    ///
    /// Xcode knows the packages of a project by their names, whatever path the manifest of another one gives.
    private static func sibling(of package: PackageReference) -> String? {
        guard PathText.name(of: package.path) == "Package.swift" else { return nil }
        let folder = PathText.joined(PathText.folder(of: package.path), "../\(package.name)")
        return FileReader.isFile("\(folder)/Package.swift") ? folder : nil
    }

    /// Returns the folder of the code of a package; nil if it is not on disk.
    package func folder(of package: PackageReference) -> String? {
        if case .local(let path) = package.source {
            return FileReader.isFile("\(path)/Package.swift") ? path : Self.sibling(of: package)
        }
        return folders[package.name.lowercased()]
    }
}
