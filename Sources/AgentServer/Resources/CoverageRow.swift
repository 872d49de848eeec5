import CatalogCore

/// How far a catalog is in a language.
struct CoverageRow {
    /// The catalog.
    let path: String
    private let item: DocumentFragment

    /// Reads an item of `fitloc stats --format json`.
    init(_ item: DocumentFragment) {
        self.item = item
        path = item["path"]?.text ?? ""
    }

    /// The row in few words: numbers that are zero are left out.
    func fragment(showsPath: Bool) -> DocumentFragment {
        let numbers = ["keys", "translated", "needs_review", "new", "stale", "missing", "excluded"].compactMap { name in
            item[name].flatMap { $0.integer == 0 && name != "translated" ? nil : DocumentFragment.Member(name, $0) }
        }
        let heads = [("path", showsPath ? item["path"] : nil), ("language", item["language"])]
        return .object(heads.compactMap { name, value in value.map { .init(name, $0) } } + numbers)
    }

    /// `pt-BR 98 %`, of the keys that are to be translated.
    var summary: String {
        let number = { (name: String) in item[name]?.integer ?? 0 }
        let all = number("keys") - number("stale") - number("excluded")
        let share = all > 0 ? number("translated") * 100 / all : 100
        return "\(item["language"]?.text ?? "") \(share) %"
    }

    /// How many keys there are.
    var keys: Int { item["keys"]?.integer ?? 0 }
}
