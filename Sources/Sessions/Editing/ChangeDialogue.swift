import CatalogCore
import CatalogEditing
import CatalogLint
import InterfaceTexts

/// A dialogue that asks for new texts of an existing key, with the current texts for editing.
package struct ChangeDialogue {
    private let session: EditSession
    private let table: EditableTable

    /// Creates a dialogue for the keys of a table.
    package init(_ session: EditSession, _ table: EditableTable) {
        self.session = session
        self.table = table
    }

    /// Asks for all texts of a key, source language first, and returns the changes.
    package func changes(of key: String) throws -> [EntryChange] {
        guard var prompter = session.prompter() else { return [] }
        try prompter.show(
            Texts.Prompt.place(key: VisibleText.shown(key), path: VisibleText.shown(table.path)).resolved)
        if let comment = table.comment(of: key) {
            try prompter.show(Texts.Prompt.comment(text: Quotation.of(comment)).resolved)
        }
        var changes: [EntryChange] = []
        for text in try table.texts(of: key) {
            let question = TextQuestion(
                language: text.language, part: text.part, initial: text.text, mayStay: true)
            let answer = try question.ask(&prompter) { typed in
                let change = TextAssignment(text.language, text.part, typed).change
                return table.complaint(about: KeyChange(key, .change(changes + [change], marksTranslations: false)))
            }
            guard answer != text.text else { continue }
            changes.append(TextAssignment(text.language, text.part, answer).change)
        }
        return changes
    }
}

extension EditableTable {
    /// Returns the reason why a change would be rejected, or nil if it would be accepted.
    package func complaint(about change: KeyChange) -> String? {
        do throws(ChangeRefusal) {
            _ = try plan([change])
            return nil
        } catch {
            return error.sentence
        }
    }
}
