import CatalogRuntime

/// The options for compiling a catalog.
public struct CompilationOptions: Hashable, Sendable {
    /// The files to create for each language.
    public enum Layout: Hashable, Sendable {
        /// Texts in a `.strings` file, and texts that vary in a `.stringsdict` file.
        case stringsAndStringsDict
        /// All texts in a `.stringsdict` file.
        case stringsDictOnly
        /// All texts in a `.strings` file, with a single form for texts that vary.
        ///
        /// The form is the one for other devices and for the plural category `other`. On platforms other than Apple's,
        /// Foundation crashes on rules of a `.stringsdict` file (`docs/formats.md` §8).
        case stringsOnly
    }

    /// The languages to compile; nil for all.
    public var languages: [LanguageTag]?
    /// The files to create for each language.
    public var layout: Layout
    /// Whether to compile source texts that the code also has: `new` texts, and keys without a source text.
    public var includesAllStrings: Bool

    /// Creates options; the defaults are those of Xcode.
    public init(
        languages: [LanguageTag]? = nil, layout: Layout = .stringsAndStringsDict, includesAllStrings: Bool = false
    ) {
        self.languages = languages
        self.layout = layout
        self.includesAllStrings = includesAllStrings
    }
}
