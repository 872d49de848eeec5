import ArgumentParser
import CatalogCore
import TranslationExchange

/// The options of commands that import translations.
package struct ImportOptions: ParsableArguments {
    @Flag(help: "Add the keys and languages that the table lacks.")
    var create = false

    @Option(
        help: ArgumentHelp("The language of the translations, instead of the file's own.", valueName: "tag"),
        completion: .offers(.languages))
    var language: String?

    @Option(
        help: ArgumentHelp("The commit from which the texts were exported.", valueName: "ref"),
        completion: .offers(.revisions))
    package var since: String?

    @Option(
        help: ArgumentHelp(
            "The state of changed texts: translated or needs_review. States in the file then do not count.",
            valueName: "state"),
        completion: .list(["translated", "needs_review"]))
    var state: String?

    @Flag(help: "Import texts of tables that only repeat the source text.")
    var copies = false

    /// Creates options with their defaults.
    package init() {}

    private var tag: LanguageTag? { language.map { LanguageTag($0) } }

    private var changedState: TranslationState? { state.map { TranslationState($0) } }

    /// The settings that the options describe.
    package var settings: ImportSettings {
        var settings = ImportSettings(creates: create, language: tag)
        (settings.state, settings.takesCopies) = (changedState, copies)
        return settings
    }

    /// Rejects malformed tags and states that imported texts cannot have.
    package func validate() throws {
        if let tag, !tag.isWellFormed {
            throw ValidationError("“\(tag)” is not a language tag; tags look like pt-BR or zh-Hans.")
        }
        if let state, changedState.map({ [.translated, .needsReview].contains($0) }) != true {
            throw ValidationError("“\(state)” is not a state of imported texts; give translated or needs_review.")
        }
    }
}
