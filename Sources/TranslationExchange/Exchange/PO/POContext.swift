import CatalogCore

/// The context (`msgctxt`) of a message in a PO file: the key, and of a part the way to it as in XLIFF.
enum POContext {
    /// The context of a text or of a plural.
    static func text(_ key: String, _ path: PartPath) -> String {
        UnitIdentifier.id(of: key, path)
    }

    /// The key and the way that a context stands for; one that names no way is a key as it stands.
    static func place(of context: String) -> (key: String, path: PartPath) {
        if let place = UnitIdentifier.part(of: context) { return (place.key, place.part) }
        // A substitution alone is no way to a text: with a case it is one.
        if let plural = UnitIdentifier.part(of: context + ".plural.other"), plural.part.isInSubstitution {
            return (plural.key, plural.part.parent)
        }
        return (context, .whole)
    }
}
