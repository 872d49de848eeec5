import CatalogCore

/// The resource names of all texts in one folder, each name unique.
package struct ResourceNames: Sendable {
    /// A key whose name has digits because another key has the name without them.
    package struct Clash: Hashable, Sendable {
        /// The path of the table.
        package let path: String
        /// The key whose name has digits.
        package let key: String
        /// The name with digits.
        package let name: String
    }

    /// The keys whose names have digits because of another key.
    package private(set) var clashes: [Clash] = []
    /// The number of keys for each name without digits.
    private var counts: [String: Int] = [:]

    /// Creates the names for the keys of several tables.
    package init(_ tables: [any StringTable]) {
        for table in tables {
            for (_, name) in Self.names(in: table) {
                if let plain = name.plain { counts[plain, default: 0] += 1 }
            }
        }
        for table in tables {
            for (key, name) in Self.names(in: table) where isTaken(name, by: key) {
                clashes.append(Clash(path: table.path, key: key, name: name.marked))
            }
        }
    }

    private static func names(in table: any StringTable) -> [(key: String, name: ResourceName)] {
        let prefix = AndroidTableFile(table: table.name).prefix
        var seen: Set<[UInt8]> = []
        return (0..<table.entryCount).compactMap { index in
            let key = table.key(at: index)
            guard seen.insert(Array(key.utf8)).inserted else { return nil }
            return (key.string, ResourceName(key.string, prefix: prefix))
        }
    }

    /// Returns the resource name of a key.
    func name(of key: String, in file: AndroidTableFile) -> String {
        let name = ResourceName(key, prefix: file.prefix)
        guard let plain = name.plain, !isTaken(name, by: key) else { return name.marked }
        return plain
    }

    /// Returns whether another key has the name without digits.
    ///
    /// A key that equals the name keeps it.
    private func isTaken(_ name: ResourceName, by key: String) -> Bool {
        guard let plain = name.plain, plain != key else { return false }
        return (counts[plain] ?? 0) > 1
    }
}
