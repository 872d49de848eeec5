import CatalogCore

/// An index of the keys of a table by their resource names.
///
/// The index accepts names with and without the digits that distinguish equal names. A file thus still fits after a key
/// of the same name was added or removed.
struct ResourceIndex {
    private var byMarkedName: [String: String] = [:]
    private var byPlainName: [String: [String]] = [:]

    init(_ table: any StringTable) {
        let prefix = AndroidTableFile(table: table.name).prefix
        for index in 0..<table.entryCount {
            let key = table.key(at: index).string
            let name = ResourceName(key, prefix: prefix)
            byMarkedName[name.marked] = byMarkedName[name.marked] ?? key
            if let plain = name.plain { byPlainName[plain, default: []].append(key) }
        }
    }

    /// Returns the key with a name; nil if no key matches or the name is ambiguous.
    func key(_ name: String) -> String? {
        let keys = byPlainName[name] ?? []
        if keys.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
        return keys.count == 1 ? keys.first : byMarkedName[name]
    }
}
