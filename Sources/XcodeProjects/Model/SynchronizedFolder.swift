import CatalogCore

/// A folder that Xcode 16 synchronizes with the file system, as one target uses it.
struct SynchronizedFolder: Sendable {
    /// The absolute path.
    let path: String
    /// Whether the files belong to the target by default.
    let isMember: Bool
    /// The files with the opposite membership.
    var exceptions: [Exception] = []
    /// The files that always belong to the target, because one of its build phases names them.
    var additions: [Exception] = []

    /// A reference to files of a synchronized folder, by path relative to the folder.
    enum Exception: Hashable, Sendable {
        /// A file, or a folder with all its files.
        case path(String)
        /// A file in each language folder, such as `Info/de.lproj/InfoPlist.strings`.
        case localized(folder: String, stem: String)

        /// Parses an entry such as `Views/Row.swift` or `/Localized: InfoPlist.strings`, in Xcode 15 `/Localized/…`.
        init(_ entry: String) {
            for prefix in ["/Localized: ", "/Localized/"] where entry.hasPrefix(prefix) {
                let name = String(entry.dropFirst(prefix.count))
                // Some projects name the file of a single language.
                guard !name.contains(".lproj/") else {
                    self = .path(name)
                    return
                }
                let parts = name.split(separator: "/")
                let stem = parts.last.map(Self.stem) ?? ""
                self = .localized(folder: parts.dropLast().joined(separator: "/"), stem: stem)
                return
            }
            self = .path(entry)
        }

        /// The same reference in the spelling of `NameFolding`.
        var folded: Exception {
            switch self {
            case .path(let path): .path(NameFolding.folded(path))
            case .localized(let folder, let stem):
                .localized(folder: NameFolding.folded(folder), stem: NameFolding.folded(stem))
            }
        }

        /// Returns whether the reference includes a file.
        func covers(_ path: Substring) -> Bool {
            switch self {
            case .path(let own): path == own || path.hasPrefix("\(own)/")
            case .localized(let folder, let stem): Self.isLocalized(path, below: folder, stem: stem)
            }
        }

        /// Returns whether a path is a file in a language folder whose name without extension is the stem.
        ///
        /// The extension may differ, because the texts of `Main.storyboard` are in `Main.strings`.
        private static func isLocalized(_ path: Substring, below folder: String, stem: String) -> Bool {
            let parts = path.split(separator: "/")
            guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"), let name = parts.last else {
                return false
            }
            return Self.stem(name) == stem && parts.dropLast(2).joined(separator: "/") == folder
        }

        private static func stem(_ name: Substring) -> String {
            String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
        }
    }

    /// The same folder in the spelling of `NameFolding`.
    var folded: SynchronizedFolder {
        SynchronizedFolder(
            path: NameFolding.folded(path), isMember: isMember, exceptions: exceptions.map(\.folded),
            additions: additions.map(\.folded))
    }

    /// Returns whether a file belongs to the target.
    func contains(_ file: String) -> Bool {
        guard let rest = PathText.rest(of: file, below: path) else { return false }
        if additions.contains(where: { $0.covers(rest) }) { return true }
        return exceptions.contains { $0.covers(rest) } != isMember
    }
}
