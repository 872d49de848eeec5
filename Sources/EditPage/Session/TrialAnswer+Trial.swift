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
            let found = Self.findings(of: trial, in: language)
            let others = trial.refused.filter { text in
                !found.contains { $0.part == text.part && $0.text == text.statement }
            }
            refused = trial.refused.map(\.message.inInterfaceLanguage)
            otherReasons = others.map(\.message.inInterfaceLanguage)
            exceptable = ExceptableRules.rules(of: trial)
            findings = found.map { Self.note(on: $0, of: trial) }
            preview = Self.preview(of: trial, in: language, table)
        } catch {
            refused = error.lines.map(\.text)
            otherReasons = refused
            (exceptable, findings, preview) = ([], [], [])
        }
    }

    /// Returns the answer with one more reason not to save.
    func refusing(_ reason: String?) -> TrialAnswer {
        var answer = self
        if let reason {
            answer.refused.insert(reason, at: 0)
            answer.otherReasons.insert(reason, at: 0)
            answer.exceptable = []
        }
        return answer
    }

    /// Returns the findings to show.
    private static func findings(of trial: EntryTrial, in language: LanguageTag) -> [Finding] {
        trial.findings.filter { finding in
            (finding.language?.isSameLanguage(as: language) ?? true)
                && !FindingIndex.spokenByState.contains(finding.rule)
        }
    }

    private static func note(on finding: Finding, of trial: EntryTrial) -> Note {
        Note(
            rule: finding.rule.name, severity: finding.severity.rawValue,
            isBlocking: trial.refused.contains { $0.part == finding.part && $0.rule == finding.rule },
            message: finding.text.inInterfaceLanguage, part: finding.part.description,
            fixed: trial.fixedText(of: finding))
    }

    private static func preview(
        of trial: EntryTrial, in language: LanguageTag, _ table: EditableTable
    ) -> [Sample] {
        guard !table.table.isLiteral else { return [] }
        let source = table.sourceLanguage ?? language
        let project = Project(tables: [trial.catalog], files: [])
        let previews = Preview.all(of: project, languages: [language, source], settings: { _ in table.settings })
        guard let preview = previews.first, let key = preview.keys.first else { return [] }
        return key.rows.map { row in
            Sample(facts: row.sample.facts, text: row.texts.first ?? nil, source: row.texts.last ?? nil)
        }
    }
}
