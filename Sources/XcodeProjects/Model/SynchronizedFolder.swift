/// A folder that Xcode 16 keeps in step with the disk, as one target sees it.
struct SynchronizedFolder: Sendable {
    /// Its absolute path.
    let path: String
    /// Whether its files belong to the target unless said otherwise; otherwise only those that are named do.
    let isMember: Bool
    /// What it is the other way round for.
    var exceptions: [Exception] = []
    /// What belongs to the target whatever else is said, since it is put into a build phase of it.
    var additions: [Exception] = []

    /// Files of a synchronized folder, by their paths in it.
    enum Exception: Hashable, Sendable {
        /// A file, or a folder with all that is in it.
        case path(String)
        /// A file in each folder of a language: `Info/de.lproj/InfoPlist.strings`.
        case localized(folder: String, stem: String)

        /// Reads an entry: `Views/Row.swift`, or `/Localized: InfoPlist.strings`, as Xcode 15 wrote `/Localized/…`.
        init(_ entry: String) {
            for prefix in ["/Localized: ", "/Localized/"] where entry.hasPrefix(prefix) {
                let name = String(entry.dropFirst(prefix.count))
                // Some projects name one language alone.
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

        /// Whether it speaks of a file.
        func covers(_ path: Substring) -> Bool {
            switch self {
            case .path(let own): path == own || path.hasPrefix("\(own)/")
            case .localized(let folder, let stem): Self.isLocalized(path, below: folder, stem: stem)
            }
        }

        /// The texts of a storyboard have its name, and other endings.
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

    /// Whether a file belongs to the target.
    func contains(_ file: String) -> Bool {
        guard let rest = PathText.rest(of: file, below: path) else { return false }
        if additions.contains(where: { $0.covers(rest) }) { return true }
        return exceptions.contains { $0.covers(rest) } != isMember
    }
}
