import CatalogEditing
import CatalogRuntime
import InterfaceTexts
import Sessions

extension PageSession {
    /// Writes texts, unless the texts on disk have changed since the page showed them, or the new texts are refused.
    package nonisolated func save(_ request: SaveRequest) async -> SaveAnswer {
        await refresh()
        guard request.isConsistent else { return .refused(Texts.Page.otherField.resolved) }
        let shown = EntryRequest(table: request.table, key: request.key, language: request.language)
        do {
            guard let location = await snapshot().location(of: shown),
                let changes = try request.changes(in: location.language.tag)
            else {
                let gone = ChangeRefusal.unknownKey(request.key, nearest: nil)
                return SaveAnswer(outcome: .conflict, reasons: [gone.sentence], entry: nil)
            }
            let present = location.entry.entry.comment?.string ?? ""
            if let obstacle = await obstacle(to: request, at: location) { return .refused(obstacle) }
            if let comment = request.comment, comment.was ?? "" != present {
                let other = Texts.Page.otherComment.resolved
                return SaveAnswer(outcome: .conflict, reasons: [other], entry: await snapshot().entry(shown))
            }
            try await write(changes, to: request.key, inTableAt: request.table)
        } catch {
            await refresh()
            let (outcome, reasons) = Self.refusal(error)
            return SaveAnswer(outcome: outcome, reasons: reasons, entry: await snapshot().entry(shown))
        }
        return SaveAnswer(outcome: .saved, reasons: [], entry: await snapshot().entry(shown))
    }

    /// Adds a note to the project's file of notes; nil if the key no longer exists or the project has no such file.
    package nonisolated func add(_ note: NoteRequest) async -> NoteAnswer? {
        let snapshot = await snapshot()
        guard snapshot.location(of: EntryRequest(table: note.table, key: note.key, language: note.language)) != nil,
            let file = NotesFile(forTableAt: note.table, in: snapshot.project.workspace)
        else { return nil }
        do throws(OutputRefusal) {
            try await append(note, to: file)
            return NoteAnswer(path: file.path)
        } catch {
            return NoteAnswer(reason: error.sentence)
        }
    }

    /// Adds a note while no other page does.
    private func append(_ note: NoteRequest, to file: NotesFile) throws(OutputRefusal) { try file.add(note) }

    /// Returns the reason why nothing can be saved in the language now; nil if texts can be saved.
    private func obstacle(to request: SaveRequest, at entry: PageSnapshot.Location) -> String? {
        let language = LanguageTag(request.language)
        guard shownLanguages().contains(where: { $0.isSameLanguage(as: language) }) else {
            return Texts.Page.languageAway(language: language.spelling).resolved
        }
        return project.obstacle(in: entry.table, entry.language.tag)
    }

    private static func refusal(_ error: any Error) -> (SaveAnswer.Outcome, [String]) {
        switch error {
        case let refusal as ChangeRefusal:
            if case .textChanged = refusal { return (.conflict, [refusal.sentence]) }
            return (.refused, refusal.lines.map(\.text))
        case let error as TableWriteError:
            if case ChangeRefusal.textChanged? = error.reason as? ChangeRefusal { return (.conflict, [error.sentence]) }
            return (.refused, error.lines.map(\.text))
        default: return (.refused, ["\(error)"])
        }
    }
}

extension SaveAnswer {
    /// Returns the answer to a request that is refused whatever its texts are.
    fileprivate static func refused(_ reason: String) -> SaveAnswer {
        SaveAnswer(outcome: .refused, reasons: [reason], entry: nil)
    }
}
