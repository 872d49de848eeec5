import CatalogCore

/// The names under which a search found each file; a file has several if symlinks lead to it.
struct FoundNames {
    /// A name of a file.
    struct Name {
        /// The path to display.
        let shown: [UInt8]
        /// The absolute path, without symlinks in its folders.
        ///
        /// It differs from the path of the file if the name is a symlink.
        let path: [UInt8]
        let manner: Manner
    }

    /// The way in which a search found a name; the higher value takes precedence.
    enum Manner: Int {
        case throughLink
        case directly
        case named
    }

    private var names: [[UInt8]: [Name]] = [:]
    /// The files whose paths differ only in case or Unicode form, by the path without these differences.
    private var alike: [String: [[UInt8]]] = [:]

    /// Adds a name of the file with the given absolute path without symlinks.
    mutating func add(_ name: Name, of file: [UInt8]) {
        names[known(file), default: []].append(name)
    }

    /// Returns the path under which the file is already known, which may differ in case or Unicode form.
    private mutating func known(_ file: [UInt8]) -> [UInt8] {
        guard names[file] == nil else { return file }
        let path = String(decoding: file, as: UTF8.self)
        let folded = NameFolding.folded(path)
        if let others = alike[folded] {
            let own = FileOnDisk(path)
            let same = others.first { FileOnDisk(String(decoding: $0, as: UTF8.self)) == own }
            if let same { return same }
        }
        alike[folded, default: []].append(file)
        return file
    }

    /// Returns each file once, ordered by the bytes of the displayed paths, which are spelled apart
    /// (``DistinctSpellings``).
    ///
    /// The name of a file in an `.lproj` folder determines its table and its language, whether the user names the file
    /// or a search finds it. Therefore such a name takes precedence over one in another folder, then a name that is
    /// shared with other files of a table, and then the name of the file itself. Otherwise, the name on the command
    /// line counts, and then the name of the file itself.
    func files() -> [(file: [UInt8], shown: [UInt8], isNamed: Bool)] {
        let isLinked = names.values.contains { $0.count > 1 }
        let tables = isLinked ? filesOfTables() : [:]
        let chosen = names.compactMap { file, own -> (file: [UInt8], shown: [UInt8], isNamed: Bool)? in
            let ranked = own.map { (name: $0, rank: Self.rank(of: $0, of: file, among: tables)) }
            guard var best = ranked.first else { return nil }
            for other in ranked.dropFirst() where best.rank < other.rank { best = other }
            return (file, best.name.shown, own.contains { $0.manner == .named })
        }
        var spellings = DistinctSpellings()
        return chosen.sorted { $0.shown.lexicographicallyPrecedes($1.shown) }.map { file in
            (file.file, spellings.spelled(file.shown), file.isNamed)
        }
    }

    /// Returns the files that have a name in each table.
    private func filesOfTables() -> [String: Set<[UInt8]>] {
        var files: [String: Set<[UInt8]>] = [:]
        for (file, own) in names {
            for name in own {
                guard let table = Self.table(of: name) else { continue }
                files[table, default: []].insert(file)
            }
        }
        return files
    }

    /// Returns the precedence of a name: that of its folder, then that of the way in which it was found.
    private static func rank(
        of name: Name, of file: [UInt8], among tables: [String: Set<[UInt8]>]
    ) -> (Int, Int) {
        guard let files = table(of: name).flatMap({ tables[$0] }) else { return (0, name.manner.rawValue) }
        let isShared = files.contains { $0 != file }
        return (1 + (isShared ? 2 : 0) + (name.path == file ? 1 : 0), name.manner.rawValue)
    }

    /// Returns the table that a name in an `.lproj` folder belongs to; nil in another folder.
    private static func table(of name: Name) -> String? {
        let path = String(decoding: name.path, as: UTF8.self)
        return TablePath.tableFolder(of: path).map { "\($0)\u{0}\(TablePath.tableName(of: path))" }
    }
}
