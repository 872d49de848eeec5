import CatalogCore
import CatalogLint

/// Finds sentences that were copied from the source instead of translated.
struct UntranslatedSentenceRule: UnitRule {
    static let description = RuleDescription(
        id: "untranslated-sentence",
        category: .coverage,
        summary: "a sentence is the same as its source text",
        rationale: """
            Users see a sentence in another language, although the text counts as translated. The rule needs five \
            words of prose, four of them different and in lower case, that are more likely in the source language than \
            in the language of the translation. It ignores names, code, commands for a terminal, addresses, arguments, do-not-translate words, \
            variants of the source language and texts that need review. A table without source texts, such as that of a \
            storyboard, shows a copy by Xcode's comment, or by the same text in three languages. If the source language \
            is not English, a copy of the English translation counts in a language without Latin letters. `identical-to-source` reports shorter texts. \
            Where a text must stay, as in a license, mark its key as “don't translate”.
            """,
        severity: .warning,
        impact: .coverage,
        scope: .unit,
        tables: .all,
        passing: [
            .texts([
                "en": #""Start your workout""#, "en-GB": #""Start your workout""#, "pt-BR": #""Inicie seu treino""#,
            ]),
            .texts([
                "en": #""Your workout was saved to the cloud""#, "en-GB": #""Your workout was saved to the cloud""#,
            ]),
            .texts(["en": #""Start your workout""#, "pt-BR": #""Start your workout""#]),
            .texts([
                "en": #""Map Data from the Open Street Map Foundation""#,
                "de": #""Map Data from the Open Street Map Foundation""#,
            ]),
            .texts([
                "en": #""brew.update, git.pull, make_all and user=name in a/b/c to log.txt""#,
                "ru": #""brew.update, git.pull, make_all and user=name in a/b/c to log.txt""#,
            ]),
            .texts([
                "en": #""find -L -empty all the files in your folder and below""#,
                "de": #""find -L -empty all the files in your folder and below""#,
            ]),
            .japanese(
                key: "home.saved", "Your workout was saved to the cloud",
                ["en": "Your workout was saved to the cloud"]),
            .japanese(
                key: "home.saved", "ワークアウトを保存しました",
                [
                    "en": "Your workout was saved to the cloud", "fr": "Your workout was saved to the cloud",
                    "ko": "Your workout was saved to our cloud",
                ]),
        ],
        failing: [
            .texts([
                "en": #""Your workout was saved to the cloud""#, "de": #"↓"Your workout was saved to the cloud""#,
                "ru": #"↓"Your workout was saved to the cloud""#,
            ]),
            .texts([
                "en": #""Add -v or -q to see more or less of what your workout did""#,
                "de": #"↓"Add -v or -q to see more or less of what your workout did""#,
            ]),
            RuleExample(files: [
                ("de.lproj/Intents.strings", "\"Ab12Cd\" = ↓\"Check for the newest version\";\n"),
                ("fr.lproj/Intents.strings", "\"Ab12Cd\" = ↓\"Check for the newest version\";\n"),
                ("it.lproj/Intents.strings", "\"Ab12Cd\" = ↓\"Check for the newest version\";\n"),
            ]),
            .japanese(
                key: "home.saved", "Your workout was saved to the cloud",
                ["fr": "↓Your workout was saved to the cloud"]),
            .japanese(
                key: "home.saved", "ワークアウトを保存しました",
                ["en": "Your workout was saved to the cloud", "ru": "↓Your workout was saved to the cloud"]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isUntranslatedSentence, !unit.entry.isBundleName, isFirst(unit) else { return }
        findings.add(
            "the sentence is not translated: \(Quotation.of(unit.text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }

    /// Whether no earlier form of the text, such as another plural form, is a copy too, so that a key counts once.
    private func isFirst(_ unit: UnitContext) -> Bool {
        let parts = unit.localization.content.parts
        let first = parts.first { part in
            guard let text = part.unit.value else { return false }
            return unit.entry.counterpart(of: part.path).map { text.hasSameContents(as: $0) }
                ?? (part.path == unit.path)
        }
        // Without a copy of the source, all forms are copies of the English translation.
        return (first ?? parts.first)?.path == unit.path
    }
}
