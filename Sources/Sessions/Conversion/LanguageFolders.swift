import CatalogCore
import CommandOutput
import InterfaceTexts

/// The `.lproj` folders to which a command writes the languages of a catalog.
enum LanguageFolders {
    /// Refuses languages whose folders differ only in case.
    ///
    /// On a disk that ignores case, as on most Macs, they are one folder, and the files of one language would replace
    /// those of the other. The refusal is the same on all disks.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - catalog: The path of the catalog.
    static func requireDistinct(_ paths: some Sequence<String>, of catalog: String) throws(CommandFailure) {
        var names: [String: String] = [:]
        for name in paths.lazy.compactMap(TablePath.projectFolder) {
            guard let other = names.updateValue(name, forKey: name.lowercased()),
                !other.utf8.elementsEqual(name.utf8)
            else { continue }
            throw CommandFailure(
                Texts.Convert.sameFolder(
                    path: VisibleText.path(catalog), first: VisibleText.escaped(other),
                    second: VisibleText.escaped(name)))
        }
    }
}
