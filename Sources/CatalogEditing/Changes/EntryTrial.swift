import CatalogCore
import CatalogLint
import CatalogRuntime

/// What a change would make of one entry, as rules and readers would see it; nothing is planned for any file.
package struct EntryTrial: Sendable {
    /// A catalog that has no other entry, as the change would leave it.
    package let catalog: Catalog
    /// What the rules on entries and texts find in it.
    package let findings: [Finding]
    /// What keeps its new texts from being written; empty where nothing does.
    package let refused: [String]

    /// The text that the fix of a finding would leave at the finding's part; nil where no fix changes that text.
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
    /// Tries changes to a key that is there.
    ///
    /// - Throws: where they could not be made, whatever the texts say.
    package func trial(of key: String, changedBy changes: [EntryChange]) throws(ChangeRefusal) -> EntryTrial {
        let entry = try KeyPlanner(self, count: 1).entry(key, changedBy: changes).entry
        let linter = EntryLinter(rules, settings: settings, excerptsOf: context)
        return EntryTrial(
            catalog: entry.newCatalog, findings: linter.check(entriesOf: entry.newCatalog),
            refused: TextCheck(table: self).outcome(of: entry).refused)
    }
}
