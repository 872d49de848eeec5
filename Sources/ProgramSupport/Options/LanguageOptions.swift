import ArgumentParser
import CatalogCore
import CommandOutput

/// The options that name languages, repeated or separated by commas.
package struct LanguageOptions: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customLong("languages")],
        help: ArgumentHelp("A language, such as pt-BR; repeatable and comma-separated.", valueName: "tag"),
        completion: .offers(.languages))
    var names: [String] = []

    /// Creates options without languages.
    package init() {}

    /// The languages in the given order, each once; nil if none is given.
    package var tags: [LanguageTag]? {
        var seen = LanguageSet([])
        let tags = names.flatMap { $0.split(separator: ",") }.map { LanguageTag(String($0)) }.filter { seen.insert($0) }
        return tags.isEmpty ? nil : tags
    }

    /// Rejects malformed tags, and options that name no language.
    ///
    /// Otherwise, an empty variable of a script would select every language.
    package func validate() throws {
        if !names.isEmpty, tags == nil { throw ValidationError("--language names no language; tags look like pt-BR.") }
        for tag in tags ?? [] where !tag.isWellFormed {
            throw ValidationError("“\(tag)” is not a language tag; tags look like pt-BR or zh-Hans.")
        }
    }
}
