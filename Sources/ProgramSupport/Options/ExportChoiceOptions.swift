import ArgumentParser
import CatalogCore
import FileSearch
import Sessions

/// The options that choose what translators get.
package struct ExportChoiceOptions: ParsableArguments {
    @Flag(help: "Only export keys to translate: without a text, in state new, or with a missing plural form.")
    package var missing = false

    @Option(
        help: ArgumentHelp(
            "Only export keys that match this pattern; * matches any characters, including dots.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp("Only export keys with a text in this state in an exported language.", valueName: "state"),
        completion: .list(TranslationState.known.map(\.spelling)))
    var state: String?

    @Option(
        help: ArgumentHelp(
            "Only export keys that are new, or whose source text changed, since this commit.", valueName: "ref"),
        completion: .offers(.revisions))
    var since: String?

    @Flag(help: "Add limits, glossary terms, names and the numbers of plural forms to the notes for translators.")
    var context = false

    /// Creates options with their defaults.
    package init() {}

    /// The choice that the options describe.
    package var choice: ExportChoice {
        var choice = ExportChoice()
        (choice.isOfOpenKeys, choice.revision, choice.hasContext) = (missing, since, context)
        choice.pattern = match.map(GlobPattern.init(key:))
        choice.state = state.map { TranslationState($0) }
        return choice
    }

    /// The name of the first given option that selects a part of the keys; nil if there is none.
    package var partialOption: String? {
        let options = [
            ("--missing", missing), ("--match", match != nil), ("--state", state != nil), ("--since", since != nil),
        ]
        return options.first(where: \.1)?.0
    }
}
