import CatalogEditing
import CatalogLint
import CatalogReports
import CatalogRuntime
import StringTables

extension TrialAnswer {
    /// Checks new texts of an existing key.
    ///
    /// - Parameter language: The language in the spelling of the table.
    init(_ changes: [EntryChange], to entry: EntryContext, in language: LanguageTag, of table: EditableTable) {
        do throws(ChangeRefusal) {
            let trial = try table.trial(of: entry.key, changedBy: changes)
            refused = trial.refused.map(\.inInterfaceLanguage)
            findings = Self.notes(of: trial, in: language)
            preview = Self.preview(of: trial, in: language, table)
        } catch {
            refused = error.lines.map(\.text)
            (findings, preview) = ([], [])
        }
    }

    /// Returns the answer with one more reason not to save.
    func refusing(_ reason: String?) -> TrialAnswer {
        var answer = self
        if let reason { answer.refused.insert(reason, at: 0) }
        return answer
    }

    private static func notes(of trial: EntryTrial, in language: LanguageTag) -> [Note] {
        let found = trial.findings.filter { finding in
            (finding.language?.isSameLanguage(as: language) ?? true)
                && !FindingIndex.spokenByState.contains(finding.rule)
        }
        return found.map { finding in
            Note(
                rule: finding.rule.name, severity: finding.severity.rawValue, message: finding.text.inInterfaceLanguage,
                part: finding.part.description, fixed: trial.fixedText(of: finding))
        }
    }

    private static func preview(
        of trial: EntryTrial, in language: LanguageTag, _ table: EditableTable
    ) -> [Sample] {
        let source = table.sourceLanguage ?? language
        let project = Project(tables: [trial.catalog], files: [])
        let previews = Preview.all(of: project, languages: [language, source], settings: { _ in table.settings })
        guard let preview = previews.first, let key = preview.keys.first else { return [] }
        return key.rows.map { row in
            Sample(facts: row.sample.facts, text: row.texts.first ?? nil, source: row.texts.last ?? nil)
        }
    }
}
