import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// The failing examples of rules, changed in a way that silences the rule.
    static let silenced =
        silenced(ignoringUnusedTexts, "stale keys are not checked") { text in
            text.contains(manual) ? text.replacing(manual, with: #""extractionState" : "stale""#) : nil
        }
        + silenced(ignoringUntranslatableTexts, "keys that are not to be translated are not checked") { text in
            text.contains(manual) ? text.replacing(manual, with: #"\#(manual), "shouldTranslate" : false"#) : nil
        }
        + silenced(ignoringNewTexts, "another rule reports texts in state new") { text in
            let source = text.firstMatch(of: /"sourceLanguage" : "([^"]+)"/)?.1 ?? "en"
            let units = text.matches(of: /"([^"]+)" : \{ "stringUnit" : [^}]*↓/)
            return units.contains { $0.1 == source }
                ? nil : text.replacing(#""translated", "value" : ↓"#, with: #""new", "value" : "#)
        }
        + silenced(ignoringBlankTexts, "another rule reports blank texts") { text in
            text.replacing(/↓"(?:\\.|[^"\\])*"/, with: #"" ""#)
        }

    private static let manual = #""extractionState" : "manual""#

    private static func silenced(
        _ rules: [RuleID], _ reason: String, _ change: @escaping (String) -> String?
    ) -> [ExemptionExample] {
        rules.flatMap { rule in
            (RuleSet.standard.description(of: rule)?.failing ?? []).compactMap { example in
                let texts = example.files.map { change($0.text)?.replacing("↓", with: "") }
                guard !texts.contains(nil) else { return nil }
                let changed = RuleExample(
                    files: zip(example.files, texts).map { ($0.path, $1 ?? "") }, required: example.required,
                    options: example.options, glossary: example.glossary)
                return ExemptionExample(rule, reason, changed.with(example.misspellings))
            }
        }
    }

    private static let ignoringUnusedTexts: [RuleID] = [
        "address-mismatch", "bracket-mismatch", "chinese-variant", "control-character", "device-wording",
        "do-not-translate-term", "double-space", "doubled-word", "edge-newline", "edge-whitespace", "ellipsis-mismatch",
        "ellipsis-style", "emoji-mismatch", "end-punctuation", "forbidden-term", "glossary", "glued-specifier",
        "invisible-character", "length-outlier", "machine-leftover", "markdown-mismatch", "misspelt-name",
        "mixed-script-word", "mojibake", "must-translate-term", "newline-count", "not-nfc", "number-mismatch",
        "opposite-word", "partly-translated",
        "placeholder-mismatch", "portuguese-accents", "portuguese-confusion", "portuguese-crase", "portuguese-variant",
        "punctuation-spacing", "question-mark-missing", "quote-mismatch", "replacement-character", "start-case",
        "straight-quotes",
        "tag-mismatch", "title-case", "wrong-language", "wrong-script",
    ]

    private static let ignoringUntranslatableTexts: [RuleID] = [
        "blank-translation", "chinese-variant", "comment-missing-arguments", "do-not-translate-term",
        "glossary", "identical-to-source", "length-outlier", "must-translate-term", "needs-plural", "needs-review",
        "partial-variation", "partly-translated", "placeholder-translation", "portuguese-accents",
        "portuguese-variant", "reused-translation", "source-changed", "width-ratio", "wrong-language", "wrong-script",
    ]

    private static let ignoringNewTexts: [RuleID] = [
        "chinese-variant", "do-not-translate-term", "glossary", "length-outlier", "must-translate-term",
        "partly-translated", "portuguese-accents", "wrong-language", "wrong-script",
    ]

    private static let ignoringBlankTexts: [RuleID] = [
        "address-mismatch", "bracket-mismatch", "do-not-translate-term", "ellipsis-mismatch", "emoji-mismatch",
        "glossary", "markdown-mismatch", "placeholder-mismatch", "tag-mismatch",
    ]
}
