import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import TerminalSupport
import TranslationReuse

/// A dialogue that asks for the missing texts of a new key: source text, translations and comment.
package struct AdditionDialogue {
    private let session: EditSession
    private let table: EditableTable
    /// The translation memory, created on first use because it reads every text of the project.
    private lazy var memory = TranslationMemory(
        session.workspace.project.tables, settings: session.workspace.lintSettings(requiring: nil))

    /// Creates a dialogue for a new key of a table.
    package init(_ session: EditSession, _ table: EditableTable) {
        self.session = session
        self.table = table
    }

    /// Asks for the missing texts on a terminal, without writing anything.
    ///
    /// The dialogue leaves for later the languages that the project does not keep complete.
    ///
    /// - Throws: `CommandFailure` if the key cannot be added, or if the user ends the input.
    package mutating func complete(_ addition: inout KeyAddition) throws {
        try refuseEarly(addition)
        let languages = addition.languagesWithoutText(in: table)
        guard !languages.isEmpty, var prompter = session.prompter() else { return }
        let kept = table.keptComplete(among: languages)
        let asked = languages.filter { table.isSource($0) || kept.contains($0) }
        addition.leftForLater = languages.filter { !asked.contains($0) }
        try introduce(addition, with: &prompter)
        let firstTranslation = asked.first { !table.isSource($0) }
        for (number, language) in asked.enumerated() {
            if table.isSource(language) {
                try askSource(language, for: &addition, with: &prompter)
            } else {
                // The source text is visible above the first translation. Before later translations, show it again.
                if number > 1 {
                    let source = Quotation.of(addition.sourceText(for: .whole, in: table))
                    try prompter.show(Texts.Prompt.source(text: source).resolved)
                }
                if language == firstTranslation { try prompter.show(Texts.Prompt.enterLeaves.resolved) }
                try askTranslation(language, for: &addition, with: &prompter)
            }
        }
        try askComment(for: &addition, with: &prompter)
    }

    private func refuseEarly(_ addition: KeyAddition) throws(CommandFailure) {
        do {
            try table.requireAbsent(addition.key)
            _ = try table.plan([addition.trial(in: table)])
        } catch {
            throw CommandFailure(adding: error)
        }
    }

    private func introduce(_ addition: KeyAddition, with prompter: inout Prompter) throws {
        try prompter.show("\(VisibleText.shown(addition.key)) → \(VisibleText.shown(table.path))")
        for text in addition.texts {
            let name = text.part.isWhole ? text.language.shown : "\(text.language.shown) \(text.part.shown)"
            try prompter.show("\(name): \(Quotation.of(text.text))")
        }
        if let comment = addition.comment {
            try prompter.show(Texts.Prompt.comment(text: Quotation.of(comment)).resolved)
        }
    }

    // MARK: - Source

    private func askSource(
        _ language: LanguageTag, for addition: inout KeyAddition, with prompter: inout Prompter
    ) throws {
        let text = try ask(TextQuestion(language: language, part: .whole), for: addition, with: &prompter)
        if FormatString(text).hasNumber, try wantsPlural(&prompter) {
            for part in PluralRules(language: language).neededParts {
                let question = TextQuestion(language: language, part: part, initial: text)
                let answer = try ask(question, for: addition, with: &prompter)
                addition.texts.append(TextAssignment(language, part, answer))
            }
        } else {
            addition.texts.append(TextAssignment(language, .whole, text))
        }
    }

    private func wantsPlural(_ prompter: inout Prompter) throws -> Bool {
        let question = Question(Texts.Prompt.plural.resolved)
        let answer = try prompter.ask(question) { YesOrNo(typed: $0) == nil ? Texts.Prompt.yesOrNo.resolved : nil }
        guard case .given(let text) = answer else { throw CommandFailure.nothingWritten }
        return YesOrNo(typed: text) != .no
    }

    private func askComment(for addition: inout KeyAddition, with prompter: inout Prompter) throws {
        guard addition.comment == nil, takesComment(addition) else { return }
        let answer = try prompter.ask(Question(Texts.Prompt.commentQuestion.resolved))
        guard case .given(let comment) = answer else { throw CommandFailure.nothingWritten }
        addition.comment = comment.isEmpty ? nil : comment
    }

    /// Whether the table can store a comment for the key.
    ///
    /// Plurals of legacy tables cannot have comments.
    private func takesComment(_ addition: KeyAddition) -> Bool {
        var trial = addition
        trial.comment = addition.key
        do throws(ChangeRefusal) {
            _ = try table.plan([trial.trial(in: table)])
            return true
        } catch {
            return error != .notInLegacyTables(addition.key, .comments)
        }
    }

    // MARK: - Translations

    private mutating func askTranslation(
        _ language: LanguageTag, for addition: inout KeyAddition, with prompter: inout Prompter
    ) throws {
        for (number, part) in addition.parts(for: language, in: table).enumerated() {
            // A language can only be skipped as a whole, because a plural with missing forms is incomplete.
            let question = TextQuestion(
                language: language, part: part, mayBeLeft: number == 0,
                offers: offers(for: part, in: language, of: addition))
            let answer = try ask(question, for: addition, with: &prompter)
            guard !answer.isEmpty else { return addition.leftForLater.append(language) }
            addition.texts.append(TextAssignment(language, part, answer))
        }
    }

    private mutating func offers(for part: PartPath, in language: LanguageTag, of addition: KeyAddition)
        -> [MemoryMatch]
    {
        guard let source = table.sourceLanguage else { return [] }
        return memory.matches(
            for: addition.sourceText(for: part, in: table), part: part, from: source, to: language, limit: 3,
            at: MemoryLocation(path: table.path, key: addition.key))
    }

    /// Asks for a text until the text passes the same checks as before writing.
    private func ask(
        _ question: TextQuestion, for addition: KeyAddition, with prompter: inout Prompter
    ) throws -> String {
        var question = question
        question.earlier = addition.texts.reversed().map(\.text)
        return try question.ask(&prompter) { text in
            var trial = addition
            trial.texts.append(TextAssignment(question.language, question.part, text))
            do throws(ChangeRefusal) {
                return table.complaint(about: try trial.trial(in: table))
            } catch {
                return error.sentence
            }
        }
    }
}
