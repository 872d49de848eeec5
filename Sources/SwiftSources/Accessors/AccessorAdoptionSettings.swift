import XCStringsKit

/// What accessors a project has and what its old keys are now.
package struct AccessorAdoptionSettings: Sendable {
    /// The texts that have accessors.
    package var texts: AccessorTexts
    /// What the old keys and the texts in code are now.
    package var mapping: AccessorMapping
    /// The module that the file at a path has to import for the accessors; nil for none.
    package var module: @Sendable (String) -> String?

    /// Creates settings; without a module the accessors are in that of the code.
    package init(
        _ texts: AccessorTexts, mapping: AccessorMapping = AccessorMapping(),
        module: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.texts = texts
        self.mapping = mapping
        self.module = module
    }
}
