import CatalogCore

/// The context (`msgctxt`) of a message in a PO file: the key, followed by the path of a part as in XLIFF.
enum POContext {
    /// Returns the context of a text or a plural.
    static func text(_ key: String, _ path: PartPath) -> String {
        UnitIdentifier.id(of: key, path)
    }

    /// Returns the key and path of a context.
    ///
    /// A context without a path is a key.
    static func location(of context: String) -> (key: String, path: PartPath) {
        if let location = UnitIdentifier.part(of: context) { return (location.key, location.part) }
        // The path of a substitution does not lead to a text until a plural category follows.
        if let plural = UnitIdentifier.part(of: context + ".plural.other"), plural.part.isInSubstitution {
            return (plural.key, plural.part.parent)
        }
        return (context, .whole)
    }
}
