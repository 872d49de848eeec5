import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import Foundation
import InterfaceTexts
import LintRules
import TerminalSupport
import TextDifference
import Workspaces

/// A dialogue that shows one unreviewed text after another and writes each answer at once.
package struct ReviewDialogue: ~Copyable {
    private let workspace: Workspace
    private let origins: FilledOrigins
    private var prompter: Prompter
    private var tables: [String: EditableTable] = [:]
    /// The original files on a dry run, for the patch at the end; otherwise nil.
    private var originals: [String: [UInt8]]?
    /// The answers so far, in order, so that they can be undone.
    private var answers: [ReviewAnswer] = []
    /// The indices of the texts whose last answer could not be written.
    private var unwritten: Set<Int> = []

    /// Creates a dialogue.
    ///
    /// - Parameter origins: The sources of texts that `fitloc fill` wrote.
    /// - Throws: `CommandFailure` if there is no terminal.
    package init(
        _ workspace: Workspace, _ origins: FilledOrigins, _ output: OutputSettings, isDryRun: Bool
    ) throws(CommandFailure) {
        let environment = ProcessInfo.processInfo.environment
        guard let prompter = Prompter(styler: output.errorStyler, environment: environment) else {
            throw CommandFailure(Texts.Review.needsTerminal)
        }
        self.workspace = workspace
        self.origins = origins
        self.prompter = prompter
        originals = isDryRun ? [:] : nil
    }

    /// Shows the texts until the queue ends or the user stops.
    ///
    /// - Returns: The text to print at the end, a summary or on a dry run a patch, and whether all answers were
    ///   written.
    package consuming func goThrough(_ queue: ReviewQueue) throws -> (text: [UInt8], isWritten: Bool) {
        while answers.count < queue.items.count {
            let item = queue.items[answers.count]
            try show(item, number: answers.count + 1, of: queue.items.count)
            guard let answer = try answer(item) else { break }
            if answer == .back {
                try goBack(in: queue)
            } else {
                answers.append(answer)
            }
        }
        if let originals { return (patch(from: originals), true) }
        let (accepted, edited) = (answers.filter { $0 == .accepted }.count, answers.filter { $0 == .edited }.count)
        let left = queue.items.count - accepted - edited
        let summary = Texts.Review.done(accepted: accepted, edited: edited, left: left)
        return (Array("\(summary)\n".utf8), unwritten.isEmpty)
    }

    /// Undoes the last answer, in the file too.
    private mutating func goBack(in queue: ReviewQueue) throws {
        guard let last = answers.last else { return }
        let item = queue.items[answers.count - 1]
        let change: EntryChange? =
            switch last {
            case .accepted: .state(item.language, item.part, item.state, from: nil)
            case .edited: .text(item.language, item.part, item.text, item.state)
            case .skipped, .back: nil
            }
        if let change, try !write(change, of: item, at: answers.count - 1) { return }
        answers.removeLast()
    }

    private func patch(from originals: [String: [UInt8]]) -> [UInt8] {
        originals.sorted { $0.key < $1.key }.flatMap { path, old in
            let new = tables.values.lazy.flatMap(\.files).first { $0.path == path }?.bytes
            return UnifiedDiff.text(path: PatchPath.of(path), old: old, new: new ?? old)
        }
    }

    private mutating func show(_ item: ReviewQueue.Item, number position: Int, of count: Int) throws {
        try prompter.show("")
        let progress = Texts.Review.progress(number: position, total: count)
        try prompter.show("\(progress)  \(VisibleText.shown(item.key))  \(VisibleText.shown(item.path))")
        let facts = Self.facts(of: item) + [(Texts.Review.Label.from.resolved, origins.origin(of: item)?.sentence)]
        let width = facts.filter { $0.text != nil }.map(\.label.count).max() ?? 0
        for (label, text) in facts {
            guard let text else { continue }
            let space = String(repeating: " ", count: width - label.count)
            try prompter.show("  \(label)\(space)  \(text)")
        }
    }

    /// Returns the labeled texts that a reviewer needs: the comment, and the current and earlier source and
    /// translation.
    private static func facts(of item: ReviewQueue.Item) -> [(label: String, text: String?)] {
        let (source, own) = (Texts.Review.Label.source.resolved, label(of: item))
        let texts: [(label: String, text: String?)] = [
            (Texts.Review.Label.comment.resolved, item.comment),
            (Texts.Review.Label.before(name: source).resolved, item.earlier.source), (source, item.source),
            (Texts.Review.Label.before(name: own).resolved, item.earlier.text), (own, item.text),
        ]
        return texts.map { ($0.label, $0.text.map { Quotation.whole($0) }) }
    }

    private static func label(of item: ReviewQueue.Item) -> String {
        item.part.isWhole ? item.language.shown : "\(item.language.shown) \(item.part.shown)"
    }

    /// Asks for an answer to a text and writes the resulting change.
    ///
    /// Returns nil if the user stops.
    private mutating func answer(_ item: ReviewQueue.Item) throws -> ReviewAnswer? {
        while true {
            let answer = try prompter.askKey(Texts.Review.keys.resolved, keys: ["a", "e", "s", "b", "q", "?"])
            guard case .given(let key) = answer else { return nil }
            switch key {
            case "a":
                let change = EntryChange.accepted(item.language, item.part, item.text)
                if try write(change, of: item, at: answers.count) { return .accepted }
            case "e":
                guard let text = try edit(item) else { continue }
                // An unchanged text is not accepted, because Enter may have been typed ahead of the question.
                if text == item.text {
                    try prompter.show(Texts.Review.unedited.resolved)
                    continue
                }
                let change = EntryChange.text(item.language, item.part, text, .translated)
                if try write(change, of: item, at: answers.count) { return .edited }
            case "b": return .back
            case "q": return nil
            case "?": try prompter.show(Texts.Review.help.resolved)
            default: return .skipped
            }
        }
    }

    private mutating func edit(_ item: ReviewQueue.Item) throws -> String? {
        let table = try table(of: item)
        let answer = try prompter.ask(
            Question(Self.label(of: item), initial: item.text, offers: [item.source].compactMap { $0 })
        ) { text in
            let change = EntryChange.text(item.language, item.part, text, .translated)
            return table.complaint(about: KeyChange(item.key, .change([change], marksTranslations: false)))
        }
        guard case .given(let text) = answer else { return nil }
        return text
    }

    // MARK: - Writing

    /// Writes a change, or on a dry run applies it in memory.
    ///
    /// Returns false and shows the reason if the change cannot be made.
    ///
    /// - Parameter index: The index of the text in the queue.
    private mutating func write(_ change: EntryChange, of item: ReviewQueue.Item, at index: Int) throws -> Bool {
        let table = try table(of: item)
        do {
            let changes = [KeyChange(item.key, .change([change], marksTranslations: false))]
            let plan = originals == nil ? try table.apply(changes) : try table.plan(changes)
            for file in plan.files {
                if let old = file.old { originals?.merge([file.path: old]) { first, _ in first } }
            }
            let written = plan.files.newContents
            tables[item.path] = try table.rereading(written)
            unwritten.remove(index)
            return true
        } catch let refusal as ChangeRefusal {
            try prompter.show(refusal.sentence)
        } catch let error as TableWriteError {
            // A text that another program changed needs another answer.
            if case .textChanged? = error.reason as? ChangeRefusal {} else { unwritten.insert(index) }
            try prompter.show(error.sentence)
        }
        return false
    }

    private mutating func table(of item: ReviewQueue.Item) throws -> EditableTable {
        if let known = tables[item.path] { return known }
        guard let table = workspace.project.tables.first(where: { $0.path == item.path }) else {
            throw CommandFailure(Texts.Review.gone(path: VisibleText.path(item.path)))
        }
        let settings = workspace.lintSettings(requiring: nil)(item.path)
        let editable = EditableTable(table, of: workspace.project, settings: settings, rules: .standard)
        tables[item.path] = editable
        return editable
    }
}
