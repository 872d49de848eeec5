import CommandSupport
import SwiftSources
import XCStringsKit

/// What a person chose of a plan.
struct AdoptionChoice {
    /// The plan for what was chosen.
    var plan: AdoptionPlan
    /// Texts in other languages that were typed, by key.
    var texts: [String: [(language: LanguageTag, text: String)]] = [:]

    init(_ plan: AdoptionPlan) {
        self.plan = plan
    }

    /// The changes to each table.
    func changes(in session: EditSession) throws -> [(table: EditableTable, changes: [KeyChange])] {
        do throws(ChangeRefusal) {
            var all: [(table: EditableTable, changes: [KeyChange])] = []
            for table in plan.tables {
                let editable = session.editable(table)
                all.append((editable, try plan.changes(in: editable).map { $0.saying(texts[$0.key] ?? []) }))
            }
            return all
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The languages that some key has no text in, in the order first met.
    func languagesLeft(_ planning: AdoptionPlanning) -> [LanguageTag] {
        plan.adoptions.reduce(into: []) { left, adoption in
            let typed = texts[adoption.key] ?? []
            for language in planning.languagesLeft(by: adoption)
            where !left.contains(language) && !typed.contains(where: { $0.language.isSameLanguage(as: language) }) {
                left.append(language)
            }
        }
    }
}
