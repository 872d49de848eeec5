import CatalogCore
import CatalogRuntime

/// The compilation of a single entry, for checks.
package enum EntryCompilation {
    /// An error that makes Xcode refuse the catalog, or a warning about a text.
    package struct Diagnostic: Sendable {
        /// The error or warning.
        package let problem: CompilerProblem
        /// The part of the text.
        package let part: PartPath
        /// The location in the catalog.
        package let location: TableLocation
    }

    /// Returns the errors and warnings of an entry's content in one language.
    ///
    /// - Parameter source: The content in the source language; nil if the entry has none.
    package static func diagnostics(
        of content: LocalizedContent, source: LocalizedContent?, key: Text
    ) -> [Diagnostic] {
        if isPlainPlural(content) { return [] }
        var compiler = ContentCompiler(content, source: source, key: key.string, layout: .stringsAndStringsDict)
        _ = compiler.compile()
        return compiler.problems.map { Diagnostic(problem: $0.problem, part: $0.part, location: $0.location) }
    }

    /// Returns whether the content is a plural without substitutions of which a form shows a plain number, and no form has
    /// several specifiers.
    ///
    /// Most plurals are, and Xcode compiles them without a warning. This check creates no strings.
    private static func isPlainPlural(_ content: LocalizedContent) -> Bool {
        guard content.substitutions.isEmpty, content.variations.count == 1, let plural = content.variations.first,
            plural.axis == .plural, plural.cases.allSatisfy({ $0.content.variations.isEmpty })
        else { return false }
        let texts = plural.cases.compactMap { $0.content.unit?.value?.utf8 }
        return texts.contains(where: showsPlainNumber)
            && texts.allSatisfy { $0.lazy.filter { $0 == UInt8(ascii: "%") }.prefix(2).count < 2 }
    }

    /// Returns whether a text has `%d`, `%ld` or `%lld`, and no other percent sign before it.
    private static func showsPlainNumber(_ text: ArraySlice<UInt8>) -> Bool {
        guard let percent = text.firstIndex(of: UInt8(ascii: "%")) else { return false }
        let rest = text[(percent + 1)...]
        let lengths = rest.prefix { $0 == UInt8(ascii: "l") }.count
        return lengths <= 2 && rest.dropFirst(lengths).first == UInt8(ascii: "d")
    }
}
