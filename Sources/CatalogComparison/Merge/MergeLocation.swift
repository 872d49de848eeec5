import CatalogCore
import CatalogRuntime

/// The location of a conflict or settlement.
public struct MergeLocation: Hashable, Sendable {
    /// The member names from the root object to the value; in a legacy table, those from the key to the text.
    public let path: [String]
    /// The kind of file.
    let form: Form

    /// The kinds of files.
    enum Form: Hashable, Sendable {
        /// A catalog.
        case catalog
        /// A file of a legacy table.
        case table
    }

    init(path: [String], form: Form = .catalog) {
        self.path = path
        self.form = form
    }

    /// The key; nil outside the keys.
    public var key: String? {
        if form == .table { return path.first }
        return path.first == "strings" && path.count > 1 ? path[1] : nil
    }

    /// The language, if the location is in a localization.
    public var language: LanguageTag? {
        form == .catalog && key != nil && path.count > 3 && path[2] == "localizations" ? LanguageTag(path[3]) : nil
    }

    /// The part of the localization, or the whole localization.
    public var part: PartPath {
        var steps: [PartPath.Step] = []
        var rest = language == nil ? [] : path.dropFirst(4)
        while rest.count >= 2 {
            let (name, next) = (rest.removeFirst(), rest.first ?? "")
            switch name {
            case "substitutions": steps.append(.substitution(next))
            case "variations" where rest.count >= 2:
                rest.removeFirst()
                steps.append(.variation(VariationAxis(next), rest.first ?? ""))
            default: return PartPath(steps)
            }
            rest.removeFirst()
        }
        return PartPath(steps)
    }

    /// The name of the member, such as `value` or `comment`; nil if the location is a complete key, language or part.
    ///
    /// In a rule of a `.stringsdict` file, the names of all members above it, joined by dots.
    public var field: String? {
        if form == .table {
            let names = path.count > 2 && path.last == "value" ? path.dropFirst().dropLast() : path.dropFirst()
            return names.isEmpty ? nil : names.joined(separator: ".")
        }
        guard let last = path.last else { return nil }
        let isWhole = key != nil && path.count == 2 || path.count == 4 && language != nil
        let isPart = path.count > 4 && ["variations", "substitutions"].contains(path[path.count - 2])
        let isCase = path.count > 6 && path[path.count - 3] == "variations"
        return isWhole || isPart || isCase ? nil : last
    }
}
