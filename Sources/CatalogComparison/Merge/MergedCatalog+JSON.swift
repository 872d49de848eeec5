import CatalogCore

extension MergedCatalog {
    /// Returns the conflicts and settlements as JSON.
    ///
    /// Later versions only add fields.
    ///
    /// - Parameter path: the path of the merged file.
    public func json(path: String) -> String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init(
                "conflicts",
                .array(conflicts.map { .object($0.place.members(in: path) + [.init("keys", $0.keys.json)]) })),
            .init(
                "settled",
                .array(
                    settlements.map {
                        .object($0.place.members(in: path) + [.init("reason", .string($0.rule.rawValue))])
                    })),
        ])
        return whole.printedJSON + "\n"
    }
}

extension VersionKeys? {
    /// The key in each version; null if the versions agree on the key.
    fileprivate var json: DocumentFragment {
        guard let self else { return .null }
        return .object([
            .init("base", .string(self.base)), .init("ours", .optional(self.ours)),
            .init("theirs", .optional(self.theirs)),
        ])
    }
}

extension MergePlace {
    fileprivate func members(in file: String) -> [DocumentFragment.Member] {
        [
            .init("path", .string(file)), .init("key", .optional(key)),
            .init("language", .optional(language?.spelling)), .part(part), .init("field", .optional(field)),
        ]
    }
}
