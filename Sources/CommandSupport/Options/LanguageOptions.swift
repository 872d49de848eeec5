import ArgumentParser
import XCStringsKit

/// Languages, given once for each or with commas between them.
package struct LanguageOptions: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customLong("languages")],
        help: ArgumentHelp("A language, such as pt-BR; repeatable and comma-separated.", valueName: "tag"),
        completion: .offers(.languages))
    var names: [String] = []

    /// Creates options without a language.
    package init() {}

    /// The languages in the order given; nil where none is.
    package var tags: [LanguageTag]? {
        let tags = names.flatMap { $0.split(separator: ",") }.map { LanguageTag(String($0)) }
        return tags.isEmpty ? nil : tags
    }

    /// Refuses tags that name no language: nothing was found in them because there is nothing to find.
    package func requireRegistered() throws(CommandFailure) {
        for tag in tags ?? [] {
            guard let problem = LanguageRegistry.problem(of: tag) else { continue }
            throw CommandFailure(problem.localizedSentence(about: tag))
        }
    }

    /// Refuses what is no language tag.
    package func validate() throws {
        for tag in tags ?? [] where !tag.isWellFormed {
            throw ValidationError("“\(tag)” is no language tag; tags look like pt-BR or zh-Hans.")
        }
    }
}
