/// The accessors of a project, and the mapping from its old keys to the keys of catalogs.
package struct AccessorAdoptionSettings: Sendable {
    /// The texts that have accessors.
    package var texts: AccessorTexts
    /// The mapping from old keys and from texts in code to the keys of catalogs.
    package var mapping: AccessorMapping
    /// A function that returns the module to import for the accessors in a file, or nil if the file needs no import.
    package var module: @Sendable (String) -> String?

    /// Creates settings; by default the accessors belong to the module of the code.
    package init(
        _ texts: AccessorTexts, mapping: AccessorMapping = AccessorMapping(),
        module: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.texts = texts
        self.mapping = mapping
        self.module = module
    }
}
