import CatalogCore
import FileSearch

/// Finds the code of packages on the disk, where Xcode, `xcodebuild` and `swift package` put it.
package struct PackageCheckouts: Sendable {
    /// The folders of packages, by their names in small letters.
    private var folders: [String: String] = [:]

    /// Where code is put, as seen from a project's folder or one above it.
    private static let places = [
        "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
        ".build/SourcePackages/checkouts", "build/SourcePackages/checkouts", "Packages",
    ]

    /// Looks beside a project, up to the root of its repository, and in what Xcode derived of it.
    ///
    /// - Parameter home: the user's own folder; nil where there is none.
    package init(beside project: XcodeProject, home: String?) {
        self.init(around: project.folder)
        guard let home else { return }
        let derived = "\(home)/Library/Developer/Xcode/DerivedData"
        for name in Self.names(in: derived) where name.hasPrefix("\(project.name)-") {
            take("\(derived)/\(name)/SourcePackages/checkouts")
        }
    }

    /// Looks in a folder and those above it, up to the root of the repository.
    package init(around folder: String) {
        for folder in GitWorkTree.folders(upFrom: folder) {
            for place in Self.places { take("\(folder)/\(place)") }
        }
    }

    private mutating func take(_ place: String) {
        for name in Self.names(in: place) where FileReader.isFile("\(place)/\(name)/Package.swift") {
            folders[name.lowercased()] = folders[name.lowercased()] ?? "\(place)/\(name)"
        }
    }

    private static func names(in folder: String) -> [String] {
        let entries = (try? FolderListing.entries(at: Array(folder.utf8))) ?? []
        return entries.filter { $0.kind == .folder || $0.kind == .link }
            .compactMap { String(validating: $0.name, as: UTF8.self) }.sorted()
    }

    /// The folder of a package's code; nil where it is not there.
    package func folder(of package: PackageReference) -> String? {
        if case .local(let path) = package.source {
            return FileReader.isFile("\(path)/Package.swift") ? path : nil
        }
        return folders[package.name.lowercased()]
    }
}
