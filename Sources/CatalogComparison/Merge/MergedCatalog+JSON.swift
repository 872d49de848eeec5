import CatalogCore

extension MergedCatalog {
    /// What is left to be settled, and what was, for programs; fields are only ever added.
    public var json: String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("conflicts", .array(conflicts.map { .object($0.place.members) })),
            .init(
                "settled",
                .array(settlements.map { .object($0.place.members + [.init("rule", .string($0.rule.rawValue))]) })),
        ])
        return whole.json + "\n"
    }
}

extension MergePlace {
    fileprivate var members: [DocumentFragment.Member] {
        [
            .init("key", .optional(key)), .init("language", .optional(language?.spelling)),
            .init("part", .optional(part.isWhole ? nil : part.description)), .init("field", .optional(field)),
        ]
    }
}
