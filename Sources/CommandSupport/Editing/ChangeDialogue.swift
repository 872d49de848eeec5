import XCStringsKit

/// Asks a person for the texts of a key that is there, with what they say in the line.
package struct ChangeDialogue {
    private let session: EditSession
    private let table: EditableTable

    /// Prepares to ask for the texts of a key of a table.
    package init(_ session: EditSession, _ table: EditableTable) {
        self.session = session
        self.table = table
    }

    /// Asks for all texts of a key, the source language's first, and gives what was changed.
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
    /// Why a change would be refused; nil where it would not.
    package func complaint(about change: KeyChange) -> String? {
        do throws(ChangeRefusal) {
            _ = try plan([change])
            return nil
        } catch {
            return error.sentence
        }
    }
}
