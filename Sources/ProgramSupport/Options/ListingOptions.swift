import ArgumentParser
import CatalogCore
import CatalogReports

/// The options that select the keys to list.
package struct ListingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only include keys that match this pattern; * matches any characters, including dots.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp(
            "Only list keys with these words in key, text or comment; case and accents are ignored.", valueName: "text"),
        completion: .offers(.anything))
    var search: String?

    @Option(
        help: ArgumentHelp(
            """
            Only list keys to translate into this language: without a text, in state new, or with a missing plural \
            form; repeatable and comma-separated.
            """, valueName: "tag"),
        completion: .offers(.languages))
    var missing: [String] = []

    @Option(
        help: ArgumentHelp("Only list keys with a text in this state.", valueName: "state"),
        completion: .list(TranslationState.known.map(\.spelling)))
    var state: String?

    /// Creates options that list every key.
    package init() {}

    /// The filter that the options describe.
    package var filter: ListingFilter {
        get throws {
            var filter = ListingFilter()
            filter.pattern = try match.map(KeyPatternArgument.parse)
            filter.search = search.map(FoldedSearch.init)
            filter.missing = missingLanguages
            filter.state = state.map { TranslationState($0) }
            return filter
        }
    }

    /// The languages into one of which the listed keys must be to translate; empty for no such condition.
    package var missingLanguages: [LanguageTag] {
        missing.flatMap { $0.split(separator: ",") }.map { LanguageTag(String($0)) }
    }

    /// Rejects invalid patterns, tags and states.
    package func validate() throws {
        _ = try filter
        if !missing.isEmpty, missingLanguages.isEmpty { throw ValidationError("--missing names no language.") }
        if let wrong = missingLanguages.first(where: { !$0.isWellFormed }) {
            throw ValidationError("“\(wrong.spelling)” is not a language tag; tags look like pt-BR or zh-Hans.")
        }
        let known = TranslationState.known.map(\.spelling)
        if let state, !known.contains(state) {
            let hint = state == "missing" ? " Use --missing for keys without a text." : ""
            throw ValidationError("“\(state)” is not a state; states are \(known.joined(separator: ", ")).\(hint)")
        }
    }
}
