import CatalogCore
import CatalogLint

/// Finds plural forms that the language never uses.
struct PluralExtraCategoryRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-extra-category",
        category: .variations,
        summary: "a plural has a form that its language never uses",
        rationale: """
            No number uses the form, so its text is never shown, and users see no difference. In the preset `strict` it \
            is a warning, unless nothing is lost because `other` has the same text with the number. A form `zero` is allowed everywhere: Apple’s platforms use it for 0 in \
            every language. Hebrew `many` is a note, because systems with Unicode data from before CLDR 42 (2022) \
            still show it.
            """,
        severity: .note,
        impact: .upkeep,
        scope: .entry,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix removes the form and its text; not in legacy tables.
            """,
        passing: [
            .plurals("ja", ["zero": "ワークアウトなし", "other": "%lld回のワークアウト"]),
            .plurals("fr", ["one": "%lld séance", "many": "%lld de séances", "other": "%lld séances"]),
            .plurals("tlh", ["one": "%lld qeq", "other": "%lld qeqmey"]),
        ],
        failing: [
            .plurals("ja", ["one": "ワークアウトがひとつ", "other": "%lld回のワークアウト"], mark: .name("one")),
            .plurals(
                "de",
                [
                    "one": "%lld Training", "two": "ein paar Trainings", "few": "einige Trainings",
                    "other": "%lld Trainings",
                ], mark: .name("two")),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, _, language in
            guard language.plurals.isKnown, set.has(.other) else { return }
            let used = language.plurals.categories
            let extra = set.variation.cases.filter { variationCase in
                variationCase.pluralCategory.map { $0 != .zero && !used.contains($0) } ?? false
            }
            guard let first = extra.first else { return }
            let isFormer = language.code == "he" && extra.allSatisfy { $0.pluralCategory == .many }
            let isLost = !isFormer && extra.contains { Self.says(somethingElse: $0, than: set[.other]) }
            findings.add(
                isFormer ? Self.formerMessage : Self.message(extra), at: first.name.location, language: language.tag,
                part: first.pluralCategory.map { set.path(of: $0) } ?? set.path, atMost: isLost ? .warning : .note,
                fix: Self.fix(extra, in: entry), isSafe: false)
        }
    }

    private static let formerMessage: FindingMessage =
        "this language no longer has the form “many”; only systems with Unicode data from before 2022 show it"

    private static func message(_ extra: [VariationCase]) -> FindingMessage {
        let names = WordList.of(extra.map { "“\($0.name.string)”" })
        guard extra.count == 1 else {
            return "no number uses the forms \(names) in this language, so they are never shown"
        }
        guard let text = extra.lazy.compactMap({ $0.content.unit?.writtenText }).first else {
            return "no number uses the form \(names) in this language, so it is never shown"
        }
        return "no number uses the form \(names) in this language, so it is never shown: \(Quotation.of(text))"
    }

    private static func fix(_ extra: [VariationCase], in entry: EntryContext) -> [Edit] {
        guard let document = entry.table.table.document else { return [] }
        let members = extra.map { $0.name.range.lowerBound..<$0.content.location.range.upperBound }
        return MemberRemoval(document.bytes).edits(removing: members).flatMap { $0 }
    }

    /// Whether a form has a text that differs from the text of `other` with the form's number.
    private static func says(somethingElse extra: VariationCase, than other: Text?) -> Bool {
        guard let text = extra.content.unit?.writtenText, let other else { return false }
        if text.hasSameContents(as: other) { return false }
        let number = extra.pluralCategory == .two ? 2 : 1
        return text.string != other.formatted(with: number)
    }
}
