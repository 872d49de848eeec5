import CatalogComparison
import CatalogCore
import CatalogEditing
import CommandOutput
import Foundation
import InterfaceTexts
import LintRules
import TerminalSupport

/// A dialogue that shows the conflicts of a merge and asks how to resolve each.
struct MergeDialogue: ~Copyable {
    private let merge: any KeyedMerge
    private let options: MergeOptions
    private let conflicts: [MergeConflict]
    private var prompter: Prompter
    private var resolutions: [Int: MergeResolution] = [:]

    /// Creates a dialogue.
    ///
    /// - Parameter conflicts: The conflicts of the merge without any resolutions.
    /// - Throws: `CommandFailure` if there is no terminal.
    init(
        _ merge: any KeyedMerge, _ options: MergeOptions, conflicts: [MergeConflict], styler: Styler
    ) throws(CommandFailure) {
        guard let prompter = Prompter(styler: styler, environment: ProcessInfo.processInfo.environment) else {
            throw CommandFailure(Texts.Merge.needsTerminal)
        }
        self.merge = merge
        self.options = options
        self.conflicts = conflicts
        self.prompter = prompter
    }

    /// Asks about each conflict until the conflicts or the input end.
    ///
    /// - Returns: The resolutions, by the index of the conflict. Conflicts without a resolution remain.
    consuming func goThrough() throws -> [Int: MergeResolution] {
        var number = 0
        while conflicts.indices.contains(number) {
            try show(number)
            guard let answer = try answer(on: number) else { break }
            switch answer {
            case .decided(let resolution): resolutions[number] = resolution
            case .skipped: resolutions[number] = nil
            case .back:
                number = max(0, number - 1)
                continue
            }
            number += 1
        }
        return resolutions
    }

    private mutating func show(_ index: Int) throws {
        let conflict = conflicts[index]
        let location = conflict.location.sentence
        try prompter.show("")
        try prompter.show(Texts.Merge.progress(number: index + 1, total: conflicts.count, place: location).resolved)
        let markers = options.markers
        let versions = [
            (markers.base, ConflictText.base(of: conflict) ?? Texts.Merge.notThere.resolved),
            (markers.ours, ConflictText.text(of: conflict, on: .ours) ?? Texts.Merge.takenOut.resolved),
            (markers.theirs, ConflictText.text(of: conflict, on: .theirs) ?? Texts.Merge.takenOut.resolved),
        ].map { (VisibleText.shown($0.0), $0.1) }
        let width = versions.map(\.0.count).max() ?? 0
        for (label, text) in versions {
            try prompter.show("  \(label)\(String(repeating: " ", count: width - label.count))  \(text)")
        }
    }

    /// An answer to a conflict.
    private enum Decision {
        case decided(MergeResolution)
        case skipped
        case back
    }

    /// Asks how to resolve a conflict.
    ///
    /// Returns nil if the user stops.
    private mutating func answer(on index: Int) throws -> Decision? {
        while true {
            let answer = try prompter.askKey(Texts.Merge.keys.resolved, keys: ["o", "t", "e", "s", "b", "q", "?"])
            guard case .given(let key) = answer else { return nil }
            switch key {
            case "o": return .decided(.side(.ours))
            case "t": return .decided(.side(.theirs))
            case "e": if let text = try edit(index) { return .decided(.value(.string(text))) }
            case "b": return .back
            case "q": return nil
            case "?": try prompter.show(Texts.Merge.help.resolved)
            default: return .skipped
            }
        }
    }

    /// Asks for a text that replaces both sides.
    ///
    /// Returns nil if the conflict is not about a text, or if the input ends.
    private mutating func edit(_ index: Int) throws -> String? {
        let conflict = conflicts[index]
        guard ["value", "comment"].contains(conflict.location.field), case .string(let ours)? = conflict.ours,
            case .string(let theirs)? = conflict.theirs
        else {
            try prompter.show(Texts.Merge.noText.resolved)
            return nil
        }
        let table = try trialTable()
        let label = conflict.location.language.map { "\($0)" } ?? conflict.location.field ?? ""
        let answer = try prompter.ask(Question(label, initial: ours, offers: [theirs])) { text in
            guard let table, let key = conflict.location.key, let language = conflict.location.language else {
                return nil
            }
            let change = EntryChange.text(language, conflict.location.part, text, .translated)
            return table.complaint(about: KeyChange(key, .change([change], marksTranslations: false)))
        }
        guard case .given(let text) = answer else { return nil }
        return text
    }

    /// Returns the catalog with the resolutions so far, and our side for other conflicts.
    ///
    /// The dialogue checks new texts against this catalog. Texts of a file of a legacy table are not checked, because its
    /// source texts are in another file.
    private func trialTable() throws -> EditableTable? {
        guard merge is CatalogMerge else { return nil }
        var trial = options
        trial.resolutions = resolutions
        trial.preferring = .ours
        return try EditableTable(Catalog(merge.result(trial).bytes, path: ""), rules: .standard)
    }
}
