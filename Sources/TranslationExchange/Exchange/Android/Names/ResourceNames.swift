import CatalogCore

/// The names of all texts that go into one folder of resources, each once.
package struct ResourceNames: Sendable {
    /// A key that has digits at the end of its name because another has the name without them.
    package struct Clash: Hashable, Sendable {
        /// The path of the table.
        package let path: String
        /// The key.
        package let key: String
        /// The name that it has now.
        package let name: String
    }

    /// The keys whose names are not their own.
    package private(set) var clashes: [Clash] = []
    /// How many keys would have a name.
    private var counts: [String: Int] = [:]

    /// Names the texts of some tables.
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

    /// What the text of a key is called.
    func name(of key: String, in file: AndroidTableFile) -> String {
        let name = ResourceName(key, prefix: file.prefix)
        guard let plain = name.plain, !isTaken(name, by: key) else { return name.marked }
        return plain
    }

    /// The key that is called so as it stands keeps the name.
    private func isTaken(_ name: ResourceName, by key: String) -> Bool {
        guard let plain = name.plain, plain != key else { return false }
        return (counts[plain] ?? 0) > 1
    }
}
