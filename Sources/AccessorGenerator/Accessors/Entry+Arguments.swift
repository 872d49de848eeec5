import CatalogCore
import CatalogRuntime

/// An argument that the texts of a key take.
package struct NamedArgument: Hashable, Sendable {
    /// What the text calls it; nil where it has no name.
    package let name: String?
    /// What it is.
    package let type: ArgumentType
}

extension Entry {
    /// The arguments of the key's texts in order, as the source text names them; nil where they cannot be told.
    package func namedArguments(source: LanguageTag?) -> [NamedArgument]? {
        let arguments = try? ArgumentReader.arguments(of: self, source: source).get()
        return arguments?.map { NamedArgument(name: $0.label?.name, type: $0.type) }
    }
}
