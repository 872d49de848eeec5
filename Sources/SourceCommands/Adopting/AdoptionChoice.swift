import CatalogCore
import CatalogEditing
import CommandOutput
import Sessions
import SwiftSources

/// The choices of a person for a plan.
struct AdoptionChoice {
    /// The plan for the chosen texts.
    var plan: AdoptionPlan
    /// The texts that the person entered, by key.
    var texts: [String: [TextAssignment]] = [:]

    init(_ plan: AdoptionPlan) {
        self.plan = plan
    }

    /// Returns the changes to each table.
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

    /// Returns the languages in which some key still lacks a text, source languages first.
    func languagesLeft(_ planner: InteractiveAdoptionPlanner) -> [LeftLanguage] {
        var left: [LeftLanguage] = []
        for adoption in plan.adoptions {
            let typed = texts[adoption.key] ?? []
            for text in planner.textsLeft(by: adoption)
            where !typed.contains(where: { $0.language.isSameLanguage(as: text.language) && $0.part == text.part }) {
                guard !left.contains(where: { $0.language.isSameLanguage(as: text.language) }) else { continue }
                let isSource = planner.isSource(text.language, of: adoption)
                left.append(LeftLanguage(language: text.language, isNew: adoption.table is Catalog && !isSource))
            }
        }
        return left.sorted { !$0.isNew && $1.isNew }
    }
}

/// A language in which texts must still be written.
struct LeftLanguage {
    let language: LanguageTag
    /// Whether the texts are in the state `new`; otherwise they contain the text from the code, marked for review.
    let isNew: Bool
}
