import CommandSupport
import SwiftSources
import XCStringsKit

/// What a person chose of a plan.
struct AdoptionChoice {
    /// The plan for what was chosen.
    var plan: AdoptionPlan
    /// Texts that were typed, by key.
    var texts: [String: [TextAssignment]] = [:]

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

    /// The languages that some key has no text in yet, those that texts are translated from first.
    func languagesLeft(_ planning: AdoptionPlanning) -> [LeftLanguage] {
        var left: [LeftLanguage] = []
        for adoption in plan.adoptions {
            let typed = texts[adoption.key] ?? []
            for text in planning.textsLeft(by: adoption)
            where !typed.contains(where: { $0.language.isSameLanguage(as: text.language) && $0.part == text.part }) {
                guard !left.contains(where: { $0.language.isSameLanguage(as: text.language) }) else { continue }
                let isSource = planning.isSource(text.language, of: adoption)
                left.append(LeftLanguage(language: text.language, isNew: adoption.table is Catalog && !isSource))
            }
        }
        return left.sorted { !$0.isNew && $1.isNew }
    }
}

/// A language that somebody still has to write texts in.
struct LeftLanguage {
    let language: LanguageTag
    /// Whether its texts are in state `new`; otherwise they show what the code said, marked for review.
    let isNew: Bool
}
