import CatalogCore

/// The name of a table's file inside a file for translators: a path relative to the project's folder.
///
/// The sender controls this name, so no file is opened by it. The name only selects among the tables found in the
/// project.
package enum OriginalPath {
    /// Resolves `.` and `..`.
    ///
    /// A leading `/` is the folder itself, as some translation systems write it. Returns nil if the path leaves the
    /// folder.
    package static func normalized(_ original: String) -> String? {
        guard !original.utf8.contains(0), !original.hasPrefix("~") else { return nil }
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

    /// Returns the paths that a name refers to.
    ///
    /// An equal path comes first, then a table of the same name in the same folder, with any type of file. For example,
    /// the texts of `Base.lproj/Main.storyboard` are in `mul.lproj/Main.xcstrings` or `de.lproj/Main.strings`, those of
    /// `Info.plist` in `InfoPlist.xcstrings`. If neither exists, the name without the folder decides.
    ///
    /// - Parameter groups: Paths that belong together, such as those of a legacy table; one matching path is enough.
    /// - Returns: The indices of the matching groups; a single one if the name is unambiguous.
    package static func matches(_ original: String, among groups: [[String]]) -> [Int] {
        let location = Location(original)
        let steps: [(String) -> Bool] = [
            { $0 == original }, { withoutExtension($0) == original }, { Location($0) == location },
            { lastPart(of: $0) == lastPart(of: original) },
            // Some formats name the table without an extension, and its name may have a dot.
            { TablePath.tableName(of: $0) == lastPart(of: original) }, { Location($0).name == location.name },
            // Translation systems append the language, as in `Localizable_fr.xcstrings`.
            { Location($0).name == TableFileLocation.languageAtEnd(of: location.name)?.table },
        ]
        for step in steps {
            let all = groups.indices.filter { groups[$0].contains(where: step) }
            let nearest = nearest(to: location, all, among: groups)
            if nearest.count > 1, location.isInLanguageFolder {
                // A catalog that replaces legacy files takes precedence over the remaining legacy files.
                let catalogs = nearest.filter { groups[$0].contains { TablePath.projectFolder(of: $0) == "mul" } }
                if catalogs.count == 1 { return catalogs }
            }
            if !nearest.isEmpty { return nearest }
        }
        return []
    }

    /// Returns the groups whose folders agree most with a place, counted from the table upwards.
    ///
    /// A tree that came back can begin below or above the project's folder.
    private static func nearest(to location: Location, _ indices: [Int], among groups: [[String]]) -> [Int] {
        guard indices.count > 1 else { return indices }
        let agreements = indices.map { index in groups[index].map { Location($0).agreement(with: location) }.max() ?? 0
        }
        let best = agreements.max() ?? 0
        return zip(indices, agreements).filter { $0.1 == best }.map(\.0)
    }

    /// Returns whether a name can be that of a file that has texts.
    ///
    /// Some translation systems write another word in its place, such as `undefined`, or nothing.
    static func isFile(_ original: String) -> Bool {
        if isPage(original) { return true }
        let words = lastPart(of: original).split(separator: ".")
        return words.count > 1 && endings.contains(words[words.count - 1].lowercased())
    }

    /// Returns whether a name is that of a page of a store, which is a folder.
    static func isPage(_ original: String) -> Bool { original.hasSuffix("/") }

    /// Returns whether a path ends with all parts of another.
    static func ends(_ path: String, in end: String) -> Bool {
        let (parts, last) = (path.split(separator: "/"), end.split(separator: "/"))
        return parts.count >= last.count && parts.suffix(last.count).elementsEqual(last)
    }

    private static let endings: Set<String> = [
        "xcstrings", "strings", "stringsdict", "plist", "storyboard", "xib", "intentdefinition", "swift",
    ]

    private static func withoutExtension(_ path: String) -> String {
        String(path.dropLast(lastPart(of: path).count)) + TablePath.tableName(of: path)
    }

    private static func lastPart(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

    /// The folder and name of a table, independent of the type of file.
    private struct Location: Equatable {
        let folder: String
        let name: String
        let isInLanguageFolder: Bool

        static func == (left: Location, right: Location) -> Bool {
            left.folder == right.folder && left.name == right.name
        }

        /// Returns the number of folders that both places have in common, counted from the table upwards.
        func agreement(with other: Location) -> Int {
            zip(folder.split(separator: "/").reversed(), other.folder.split(separator: "/").reversed())
                .prefix { $0 == $1 }.count
        }

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
