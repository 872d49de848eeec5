import ArgumentParser
import CatalogEditing

/// The options for texts and comments.
package struct TextOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The text for a language or one of its parts: pt-BR=Início, en.plural.one='%lld day', en.device.ipad=…",
            valueName: "lang=text"), completion: .offers(.text),
        transform: Self.text)
    var value: [TextAssignment] = []

    @Option(
        help: ArgumentHelp("The comment for translators; '' removes it.", valueName: "text"),
        completion: .offers(.anything))
    var comment: String?

    /// Creates options without texts.
    package init() {}

    /// The texts in the given order.
    package var texts: [TextAssignment] { value }

    /// Whether neither a text nor a comment is given.
    package var isEmpty: Bool { value.isEmpty && comment == nil }

    /// The comment, if given.
    package var commentText: String? { comment }

    private static func text(_ argument: String) throws -> TextAssignment {
        let (location, text) = try LanguagePart.parse(argument, form: "LANG=TEXT")
        return TextAssignment(location.language, location.part, text)
    }

    /// Rejects two texts for the same part.
    package func validate() throws {
        var seen: [TextAssignment] = []
        for text in value {
            if seen.contains(where: { $0.part == text.part && $0.language.isSameLanguage(as: text.language) }) {
                throw ValidationError(
                    "Two texts are given for \(text.language)\(text.part.isWhole ? "" : ".\(text.part)").")
            }
            seen.append(text)
        }
    }
}
