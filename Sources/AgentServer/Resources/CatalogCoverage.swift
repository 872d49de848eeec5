import CatalogCore

/// The coverage of a catalog in one language.
struct CatalogCoverage {
    /// The path of the catalog.
    let path: String
    private let item: DocumentFragment

    /// Creates a row from an item of `fitloc stats --format json`.
    init(_ item: DocumentFragment) {
        self.item = item
        path = item["path"]?.text ?? ""
    }

    /// Returns the row as JSON without numbers that are zero.
    func fragment(showsPath: Bool) -> DocumentFragment {
        let numbers = Self.numbers.compactMap { name in
            item[name].flatMap { $0.integer == 0 && name != "translated" ? nil : DocumentFragment.Member(name, $0) }
        }
        let heads = [("path", showsPath ? item["path"] : nil), ("language", item["language"])]
        return .object(heads.compactMap { name, value in value.map { .init(name, $0) } } + numbers)
    }

    private static let numbers = [
        "keys", "translated", "needs_review", "new", "stale", "missing", "to_translate", "untranslated",
        "excluded",
    ]

    /// The share of translated keys, such as `pt-BR 98 %`.
    ///
    /// Stale and excluded keys do not count.
    var summary: String {
        let number = { (name: String) in item[name]?.integer ?? 0 }
        let all = number("keys") - number("stale") - number("excluded")
        let share = all > 0 ? number("translated") * 100 / all : 100
        return "\(item["language"]?.text ?? "") \(share) %"
    }

    /// The number of keys.
    var keys: Int { item["keys"]?.integer ?? 0 }
}
