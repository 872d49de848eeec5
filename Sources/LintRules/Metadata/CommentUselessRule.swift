import CatalogCore
import CatalogLint

/// Finds comments that do not help a translator.
struct CommentUselessRule: EntryRule {
    static let description = RuleDescription(
        id: "comment-useless",
        category: .metadata,
        summary: "a comment adds nothing to the key or the text",
        rationale: """
            A comment such as “label”, or the text again, does not help translators. Describe where the text appears, \
            its subject and its maximum length. The rule finds comments that consist of words such as “label”, “text” \
            and “localized string”, and comments that repeat the key or the source text. “Button” or “Tab” is short \
            but useful.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .entry,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab" },
                    "home.title" : { "comment" : "Title of the first screen" },
                    "home.rest" : { "comment" : "label", "extractionState" : "stale" },
                    "home.plan" : { }
                """)
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "comment" : ↓"Label." },
                    "Save" : { "comment" : ↓"save" },
                    "home.title" : { "comment" : ↓"home title" },
                    "home.plan" : { "comment" : ↓"A localized string [fitloc:max 12]" }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.kind == .code, entry.isTranslatable, let comment = entry.entry.comment,
            comment.utf8.count < 400, let words = CommentWords(comment)?.words,
            let flaw = flaw(of: words, entry)
        else { return }
        findings.add("\(flaw): \(Quotation.of(comment))", at: comment.location)
    }

    private func flaw(of words: [String], _ entry: EntryContext) -> FindingMessage? {
        if words.isEmpty { return "the comment has no words" }
        if words == Self.words(of: entry.key) { return "the comment repeats the key" }
        if words.allSatisfy(Self.general.contains) { return "the comment would fit any text" }
        let source = entry.counterpart(of: .whole)?.string
        return source.map { Self.words(of: $0) } == words ? "the comment repeats the text" : nil
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }

    /// Words that fit any text.
    private static let general: Set<String> = [
        "a", "an", "the", "of", "for", "this", "is", "to", "be", "and", "here", "new", "my", "comment", "comments",
        "description", "key", "label", "labels", "localizable", "localised", "localized", "localization", "message",
        "n", "na", "none", "no", "placeholder", "some", "string", "strings", "tbd", "text", "texts", "title", "todo",
        "translate", "translated", "translation", "ui", "value", "word", "words", "xxx", "comentário", "descrição", "o",
        "um",
        "rótulo", "texto", "título", "tradução", "da", "de", "do",
    ]
}
