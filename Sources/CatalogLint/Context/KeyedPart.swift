import CatalogCore

/// The key and part of a text, by which a text of a language is known after an edit that moves texts.
struct KeyedPart: Equatable, Sendable {
    private let key: ExactText
    private let path: PartPath

    init(_ key: String, _ path: PartPath) {
        self.key = ExactText(key)
        self.path = path
    }

    init(_ unit: UnitContext) {
        self.init(unit.entry.key, unit.path)
    }
}
