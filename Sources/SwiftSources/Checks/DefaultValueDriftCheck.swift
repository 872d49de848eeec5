import CatalogLint
import LintRules

/// A check for default values in code that differ from the source text in the table.
struct DefaultValueDriftCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { DefaultValueDriftRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.uses where use.location.audience.isShipped {
            guard let value = use.defaultValue, value.isCertain, !value.key.isEmpty,
                let file = project.index.file(at: use.location.path)?.text,
                let entry = project.keys.entries(of: use).first, let text = sourceText(entry), text != value.key
            else { continue }
            findings.add(
                "the code has \(Quotation.of(value.key)), but the app shows the text of the table, \(Quotation.of(text))",
                in: file,
                range: use.location.range, key: use.key.key,
                related: project.keys.location(of: entry).map { [$0] } ?? [])
        }
    }

    /// Returns the source text, or nil if it has variations or substitutions.
    private func sourceText(_ entry: DeclaredKeys.Entry) -> String? {
        let table = project.tables[entry.table]
        guard let source = table.sourceLanguage,
            let content = table.entry(at: entry.index).localization(source)?.content,
            content.variations.isEmpty, content.substitutions.isEmpty
        else { return nil }
        return content.unit?.value?.string
    }
}
