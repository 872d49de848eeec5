import CatalogCore
import CatalogLint
import CatalogRuntime

/// The result of changes to one entry, for lint rules and previews.
///
/// No file changes are computed.
package struct EntryTrial: Sendable {
    /// A catalog with only the changed entry.
    package let catalog: Catalog
    /// The findings of the entry and text rules for the changed entry.
    package let findings: [Finding]
    /// The findings that prevent the change; empty if there are none.
    package let refused: [ChangeRefusal.RejectedText]

    /// Returns the text at a finding's location after its fix; nil if the fix does not change that text.
    package func fixedText(of finding: Finding) -> String? {
        guard !finding.fix.isEmpty, let language = finding.language, let file = catalog.files.first,
            let fixed = try? Catalog(Edit.apply(finding.fix, to: file.bytes), path: file.path)
        else { return nil }
        let (old, new) = (text(of: finding, language, in: catalog), text(of: finding, language, in: fixed))
        return new == old ? nil : new
    }

    private func text(of finding: Finding, _ language: LanguageTag, in catalog: Catalog) -> String? {
        guard catalog.entryCount > 0 else { return nil }
        let parts = catalog.entry(at: 0).localization(language)?.content.parts
        return parts?.last { $0.path == finding.part }?.unit.value?.string
    }
}

extension EditableTable {
    /// Tries changes to an existing key.
    ///
    /// - Throws: a refusal if the changes are impossible, regardless of their texts.
    package func trial(of key: String, changedBy changes: [EntryChange]) throws(ChangeRefusal) -> EntryTrial {
        let entry = try KeyPlanner(self, count: 1).entry(key, changedBy: changes).entry
        let linter = EntryLinter(rules, settings: settings, excerptsOf: context)
        return EntryTrial(
            catalog: entry.newCatalog, findings: linter.check(entriesOf: entry.newCatalog),
            refused: TextCheck(table: self).outcome(of: entry).refused)
    }
}
