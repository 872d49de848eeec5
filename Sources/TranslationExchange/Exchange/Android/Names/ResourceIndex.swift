import CatalogCore

/// Finds the keys of a table by what their texts are called in files of resources.
///
/// Names with digits and names without them are both understood, so that a file still fits after a key of the same name
/// came or went.
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

    /// The key of a name; nil where no key, or more than one, may be meant.
    func key(_ name: String) -> String? {
        let keys = byPlainName[name] ?? []
        if keys.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
        return keys.count == 1 ? keys.first : byMarkedName[name]
    }
}
