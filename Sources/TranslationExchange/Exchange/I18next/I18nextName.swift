import CatalogCore
import CatalogRuntime

/// The names of texts for i18next: the key, the device as context, the category of the plural.
enum I18nextName {
    /// The name of a text; nil for parts that have no place in the format.
    ///
    /// The text for all other devices has no context: i18next falls back on it.
    static func name(of key: String, _ part: PartPath) -> String? {
        var name = key
        for step in part.steps {
            switch step {
            case .variation(.device, "other"): break
            case .variation(.device, let device): name += "_\(device)"
            case .variation(.plural, let category): name += "_\(category)"
            case .variation, .substitution, .set: return nil
            }
        }
        return name
    }

    /// The name without the category at its end, and the category; nil where it has none.
    static func plural(_ name: String) -> (base: String, category: PluralCategory)? {
        guard let mark = name.lastIndex(of: "_"),
            let category = PluralCategory(rawValue: String(name[name.index(after: mark)...]))
        else { return nil }
        return (String(name[..<mark]), category)
    }

    /// The names of the objects within one another that a name is written as.
    ///
    /// Dots part names that are made of identifiers, as i18next's own do; one that begins as another whole name, and
    /// one with other characters, such as a sentence, stays as it is.
    static func path(of name: String, among names: Set<String>) -> [String] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isNested = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isIdentifierByte || $0 == UInt8(ascii: "-") }
        }
        guard isNested, parts.count > 1 else { return [name] }
        let isTaken = (1..<parts.count).contains { names.contains(parts.prefix($0).joined(separator: ".")) }
        return isTaken ? [name] : parts
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter, a digit or `_`.
    var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
