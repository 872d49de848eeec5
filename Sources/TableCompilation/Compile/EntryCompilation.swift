import CatalogCore
import CatalogRuntime

/// The compilation of a single entry, for checks.
package enum EntryCompilation {
    /// An error that makes Xcode refuse the catalog.
    package struct Refusal: Sendable {
        /// The error.
        package let problem: CompilerProblem
        /// The part of the text.
        package let part: PartPath
        /// The location in the catalog.
        package let place: Place
    }

    /// Returns the errors of an entry's content in one language.
    ///
    /// - Parameter source: The content in the source language; nil if the entry has none.
    package static func refusals(of content: LocalizedContent, source: LocalizedContent?, key: Text) -> [Refusal] {
        var compiler = ContentCompiler(content, source: source, key: key.string, layout: .stringsAndStringsDict)
        _ = compiler.compile()
        return compiler.problems.filter { $0.problem.severity == .error }
            .map { Refusal(problem: $0.problem, part: $0.part, place: $0.place) }
    }
}
