import CatalogCore
import CatalogRuntime

/// An argument of a key's texts.
package struct NamedArgument: Hashable, Sendable {
    /// The name; nil if it has none.
    package let name: String?
    /// The type.
    package let type: ArgumentType
}

extension Entry {
    /// Returns the arguments of the key's texts in order, with the names from the source text; nil if they cannot be
    /// determined.
    package func namedArguments(source: LanguageTag?) -> [NamedArgument]? {
        let arguments = try? ArgumentReader.arguments(of: self, source: source).get()
        return arguments?.map { NamedArgument(name: $0.label?.name, type: $0.type) }
    }
}
