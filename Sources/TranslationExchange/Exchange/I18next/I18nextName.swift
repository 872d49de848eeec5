import CatalogCore
import CatalogRuntime

/// The names of messages for i18next: the key, then the device as context, then the plural category.
enum I18nextName {
    /// Returns the name of a text; nil for parts that the format cannot represent.
    ///
    /// The text for the device `other` gets no context, because i18next falls back to the name without one.
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

    /// Splits a name into the part before its plural category and the category; nil if it has none.
    static func plural(_ name: String) -> (base: String, category: PluralCategory)? {
        guard let mark = name.lastIndex(of: "_"),
            let category = PluralCategory(rawValue: String(name[name.index(after: mark)...]))
        else { return nil }
        return (String(name[..<mark]), category)
    }

    /// Returns the names of the nested objects in which a message is written.
    ///
    /// A name made of identifiers is split at its dots, as in i18next. A name stays whole if a prefix of it is another
    /// name, if it has other characters, as sentences do, or if the objects would be nested deeper than an import reads.
    static func path(of name: String, among names: Set<String>) -> [String] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isNested = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
        }
        guard isNested, 2...DocumentLimits.standard.maximumDepth ~= parts.count else { return [name] }
        let isTaken = (1..<parts.count).contains { names.contains(parts.prefix($0).joined(separator: ".")) }
        return isTaken ? [name] : parts
    }
}
