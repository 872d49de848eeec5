import CatalogCore

/// The name of a table's file in a file for translators: a path below the project's folder.
///
/// Whoever sends a file decides what stands there, so that nothing is ever opened by it: it only chooses among the
/// tables that are found below the folder.
package enum OriginalPath {
    /// The path without `.` and `..`; nil where it leaves the folder.
    package static func normalized(_ original: String) -> String? {
        guard !original.utf8.contains(0), !original.hasPrefix("/"), !original.hasPrefix("~") else { return nil }
        var parts: [Substring] = []
        for part in original.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            guard parts.popLast() != nil else { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// Which of some paths below the folder a name means.
    ///
    /// The same path comes first, then a table of the same name in the same place, whatever kind of file it is: the
    /// texts of `Base.lproj/Main.storyboard` are in `mul.lproj/Main.xcstrings` or `de.lproj/Main.strings`, those of
    /// `Info.plist` in `InfoPlist.xcstrings`. Else the name alone must tell.
    ///
    /// - Parameter groups: paths that belong together, such as those of a legacy table; one that matches is enough.
    /// - Returns: the numbers of the groups that fit; one where the name is plain.
    package static func matches(_ original: String, among groups: [[String]]) -> [Int] {
        let place = Place(original)
        let steps: [(String) -> Bool] = [
            { $0 == original }, { Place($0) == place },
            { lastPart(of: $0) == lastPart(of: original) }, { Place($0).name == place.name },
        ]
        for step in steps {
            let found = groups.indices.filter { groups[$0].contains(where: step) }
            if found.count > 1, place.isInLanguageFolder {
                // A catalog that has taken the place of legacy files comes before what is left of them.
                let catalogs = found.filter { groups[$0].contains { TablePath.projectFolder(of: $0) == "mul" } }
                if catalogs.count == 1 { return catalogs }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func lastPart(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

    /// Where a table is, whatever kind of file it is in.
    private struct Place: Equatable {
        let folder: String
        let name: String
        let isInLanguageFolder: Bool

        static func == (left: Place, right: Place) -> Bool { left.folder == right.folder && left.name == right.name }

        init(_ path: String) {
            isInLanguageFolder = TablePath.projectFolder(of: path) != nil
            let file = lastPart(of: path)
            folder = TablePath.tableFolder(of: path) ?? String(path.dropLast(file.count))
            let name = TablePath.tableName(of: path)
            let isProperties = file.lowercased().hasSuffix("info.plist")
            self.name = isProperties ? "\(name)Plist" : name
        }
    }
}
