import CatalogCore

extension MergedCatalog {
    /// Returns the conflicts, settlements and outdated translations as JSON.
    ///
    /// Later versions only add fields.
    ///
    /// - Parameter path: the path of the merged file.
    public func json(path: String) -> String {
        let whole: DocumentFragment = [
            "version": 1,
            "conflicts": .array(conflicts.map { $0.location.fragment(in: path).adding(["keys": $0.keys.json]) }),
            "settled": .array(
                settlements.map { $0.location.fragment(in: path).adding(["reason": .string($0.rule.rawValue)]) }),
            "outdated": .array(
                outdated.map { translations in
                    [
                        "path": .string(path), "key": .optional(translations.location.key),
                        "languages": .array(translations.languages.map { .string($0.spelling) }),
                    ]
                }),
        ]
        return whole.printedJSON + "\n"
    }
}

extension VersionKeys? {
    /// The key in each version; null if the versions agree on the key.
    fileprivate var json: DocumentFragment {
        guard let self else { return .null }
        return [
            "base": .string(self.base),
            "ours": .optional(self.ours),
            "theirs": .optional(self.theirs),
        ]
    }
}

extension MergeLocation {
    fileprivate func fragment(in file: String) -> DocumentFragment {
        [
            "path": .string(file), "key": .optional(key), "language": .optional(language?.spelling),
            "part": .part(part), "field": .optional(field),
        ]
    }
}
