import CatalogCore
import CatalogRuntime

/// The plurals of a file that have a text for some form.
struct FilledPlurals {
    private var plurals: Set<[UInt8]> = []
    /// The texts of the category `other` by plural.
    private var others: [[UInt8]: String] = [:]

    init(_ units: [ReceivedUnit]) {
        for unit in units where unit.target?.isEmpty == false {
            guard let plural = Self.plural(of: unit.name) else { continue }
            plurals.insert(plural)
            if Self.category(of: unit.name) == .other { others[plural] = unit.target }
        }
    }

    /// Returns whether another form of the same plural has a text.
    func hasText(beside unit: ReceivedUnit) -> Bool {
        Self.plural(of: unit.name).map { plurals.contains($0) } ?? false
    }

    /// Returns whether a text of another category is that of `other`.
    func isLikeOther(_ unit: ReceivedUnit) -> Bool {
        guard let text = unit.target, Self.category(of: unit.name) != .other,
            let other = Self.plural(of: unit.name).flatMap({ others[$0] })
        else { return false }
        return LineEnds.areSame(text, other)
    }

    /// Returns the plural category of a text; nil if it has none, or if only a legacy id tells it.
    static func category(of name: ReceivedUnit.Name) -> PluralCategory? {
        switch name {
        case .part(_, let part): part.contains("plural.") ? PartPath(part)?.pluralCategory : nil
        case .id(let id): id.contains("plural.") ? UnitIdentifier.part(of: id)?.part.pluralCategory : nil
        }
    }

    /// Returns the name of the plural that a text belongs to; nil if the text is not a form of a plural.
    private static func plural(of name: ReceivedUnit.Name) -> [UInt8]? {
        switch name {
        case .part(let key, let part):
            guard part.contains("plural."), let path = PartPath(part), path.pluralCategory != nil else { return nil }
            return Array("\(path.parent)\u{0}\(key)".utf8)
        case .id(let id):
            if id.hasPrefix("/"), id.hasSuffix(legacyEnd) { return legacyPlural(id) }
            guard id.contains("plural."), let location = UnitIdentifier.part(of: id),
                location.part.pluralCategory != nil
            else { return nil }
            return Array("\(location.part.parent)\u{0}\(location.key)".utf8)
        }
    }

    private static let legacyEnd = ":dict/:string"

    /// Returns the path of a form in a `.stringsdict` without its category.
    private static func legacyPlural(_ id: String) -> [UInt8]? {
        let path = id.dropLast(legacyEnd.count)
        guard let slash = path.lastIndex(of: "/"),
            PluralCategory(rawValue: String(path[path.index(after: slash)...])) != nil
        else { return nil }
        return Array(path[..<slash].utf8)
    }
}
