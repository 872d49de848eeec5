import CatalogCore
import FileSearch
import StringTables

/// The source language that an Info.plist or a package manifest declares for the tables of a folder.
///
/// An app that a script or SwiftPM builds has no Xcode project to declare it.
package struct DeclaredSourceLanguage: Hashable, Sendable {
    /// The absolute path of the file.
    package let path: String
    /// The name of the setting in the file.
    package let setting: String
    /// The language as the file spells it.
    package let language: String

    /// The maximum size of an Info.plist in bytes.
    private static let sizeLimit = 1 << 20

    /// Searches in a folder, then in its ancestors up to the package or the root of the repository.
    ///
    /// In each folder, an Info.plist counts before a manifest, because it is the one of the app. A variable, such as
    /// `$(DEVELOPMENT_LANGUAGE)`, declares nothing.
    ///
    /// - Parameter folder: An absolute path without symlinks.
    package init?(around folder: String) {
        for folder in GitWorkTree.folders(upFrom: folder) {
            if let found = Self.ofInformation(in: folder) {
                self = found
                return
            }
            guard let resources = PackageResources(in: folder) else { continue }
            guard let language = resources.defaultLocalization else { return nil }
            self.init(path: resources.path, setting: "defaultLocalization", language: language)
            return
        }
        return nil
    }

    /// Returns the declarations for files in folders of languages, by path.
    ///
    /// - Parameter paths: Absolute paths without symlinks; other files have no declaration.
    package static func ofTables(_ paths: [String]) -> [String: DeclaredSourceLanguage] {
        let folders = Dictionary(grouping: paths) { TablePath.tableFolder(of: $0) }
        return folders.reduce(into: [:]) { declared, group in
            guard let folder = group.key, let found = DeclaredSourceLanguage(around: String(folder.dropLast())) else {
                return
            }
            for path in group.value { declared[path] = found }
        }
    }

    private init(path: String, setting: String, language: String) {
        self.path = path
        self.setting = setting
        self.language = language
    }

    private static func ofInformation(in folder: String) -> DeclaredSourceLanguage? {
        let path = PathText.joined(folder, "Info.plist")
        let setting = "CFBundleDevelopmentRegion"
        guard let bytes = try? RelatedFile.bytesIfThere(path, below: folder, limit: sizeLimit),
            let members = (try? PropertyListFile(bytes))?.root.members,
            let language = members.first(where: { $0.key == setting })?.node.string, !language.contains("$")
        else { return nil }
        return DeclaredSourceLanguage(path: path, setting: setting, language: language)
    }
}
