import ArgumentParser
import CatalogCore
import CatalogReports
import FileSearch

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
            form; repeatable and comma-separated. Without a language, keys to translate into any.
            """, valueName: "tag"),
        completion: .offers(.languages))
    var missing: [String] = []

    @Option(
        help: ArgumentHelp("Only list keys with a text in this state.", valueName: "state"),
        completion: .list(TranslationState.known.map(\.spelling)))
    var state: String?

    @Flag(help: "Only list keys whose source text another key of the table has too, side by side.")
    var duplicates = false

    @Option(
        help: ArgumentHelp("Print at most this many keys; 0 prints all, which is the default.", valueName: "n"),
        completion: .offers(.anything))
    var max: Int?

    /// The maximum number of keys to print; nil for all.
    package var limit: Int? { max == 0 ? nil : max }

    /// Creates options that list every key.
    package init() {}

    /// The value of `--missing` that stands for any language.
    private static let anyLanguage = "*"

    /// Returns the words of a command line with a value for each `--missing` without one.
    ///
    /// The next word is a value if it is a list of language tags. A file of this name, such as a folder `App`, is a path
    /// unless the name is written exactly like a language.
    package static func completed(_ words: [String]) -> [String] {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        return words.indices.map { index in
            guard words[index] == "--missing", index < end else { return words[index] }
            let next = index + 1 < end ? words[index + 1] : "-"
            return isValue(next) ? words[index] : "--missing=\(anyLanguage)"
        }
    }

    private static func isValue(_ word: String) -> Bool {
        // An empty variable of a script is a value, which is refused.
        if word.allSatisfy({ $0 == "," }) || word == anyLanguage { return true }
        let tags = word.split(separator: ",").map { LanguageTag(String($0)) }
        guard tags.allSatisfy(\.isWellFormed), !tags.isEmpty else { return false }
        let isName = tags.allSatisfy { LanguageRegistry.problem(of: $0) == nil && $0.canonical.spelling == $0.spelling }
        return isName || !FileReader.isFile(word) && !FileReader.isFolder(word)
    }

    /// Rejects a search or pattern that is given twice.
    package func check(_ arguments: SearchArguments) throws {
        if let words = arguments.words, search != nil {
            throw ValidationError(
                "“\(VisibleText.shown(words))” is neither a path nor part of --search; quote all words.")
        }
        if arguments.hasTwoPatterns || arguments.pattern != nil && match != nil {
            throw ValidationError("Only one pattern can be given.")
        }
    }

    /// Whether keys are searched for, so that finding none is a result.
    package func searches(_ arguments: SearchArguments) -> Bool {
        [match, search, arguments.words, arguments.pattern].contains { $0 != nil }
    }

    /// The filter that the options and arguments describe.
    package func filter(_ arguments: SearchArguments) -> ListingFilter {
        var filter = ListingFilter()
        filter.pattern = (match ?? arguments.pattern).map(GlobPattern.init(key:))
        filter.search = (search ?? arguments.words).map(FoldedSearch.init)
        filter.missing = missingLanguages
        filter.missesAny = missing.contains(Self.anyLanguage)
        filter.state = state.map { TranslationState($0) }
        filter.sharesSource = duplicates
        return filter
    }

    /// The languages into one of which the listed keys must be to translate; empty for no such condition.
    package var missingLanguages: [LanguageTag] {
        missing.filter { $0 != Self.anyLanguage }.flatMap { $0.split(separator: ",") }.map { LanguageTag(String($0)) }
    }

    /// Rejects invalid tags and states, and a negative number of keys.
    package func validate() throws {
        if let max, max < 0 { throw ValidationError("--max must be 0 or more; 0 prints all keys.") }
        if !missing.isEmpty, missingLanguages.isEmpty, !missing.contains(Self.anyLanguage) {
            throw ValidationError("--missing names no language.")
        }
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
