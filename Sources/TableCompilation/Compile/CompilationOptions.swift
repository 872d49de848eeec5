import CatalogRuntime

/// What is made of a catalog.
public struct CompilationOptions: Hashable, Sendable {
    /// Which files a language gets.
    public enum Layout: Hashable, Sendable {
        /// Texts in a `.strings`, what varies in a `.stringsdict`.
        case stringsAndStringsDict
        /// All in a `.stringsdict`.
        case stringsDictOnly
        /// All in a `.strings`, what varies with one of its texts: that of other devices, that for most numbers.
        ///
        /// Off Apple's systems Foundation crashes when it comes upon a rule of a `.stringsdict` (`docs/formats.md` §8).
        case stringsOnly
    }

    /// The languages to compile; nil for all.
    public var languages: [LanguageTag]?
    /// Which files a language gets.
    public var layout: Layout
    /// Whether source texts that code has as well are compiled too: new ones, and keys without a source text.
    public var includesAllStrings: Bool

    /// Creates options; those that are left out are Xcode's own.
    public init(
        languages: [LanguageTag]? = nil, layout: Layout = .stringsAndStringsDict, includesAllStrings: Bool = false
    ) {
        self.languages = languages
        self.layout = layout
        self.includesAllStrings = includesAllStrings
    }
}
