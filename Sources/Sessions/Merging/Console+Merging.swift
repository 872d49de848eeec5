import CatalogComparison
import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import TerminalSupport
import Workspaces

/// The output of a merge and its messages.
package struct MergeOutput: Sendable {
    /// The path of the result, `-` for standard output, or nil for the file that is merged into.
    package var path: String?
    /// Whether to only print a unified diff.
    package var isDryRun = false
    /// Whether to print a JSON report.
    package var isJSON = false
    /// Whether to report only conflicts.
    package var isQuiet = false
    /// The file's name in messages, or nil for its path.
    package var name: String?
    /// The styler for the diff.
    package var styler = Styler.plain

    /// Creates an output.
    package init(path: String?, name: String?, isDryRun: Bool, isJSON: Bool, isQuiet: Bool, styler: Styler) {
        self.styler = styler
        self.path = path
        self.name = name
        self.isDryRun = isDryRun
        self.isJSON = isJSON
        self.isQuiet = isQuiet
    }
}

extension Console {
    /// Merges files, writes the result and reports the remaining conflicts.
    package mutating func merge(_ files: MergeFiles, _ options: MergeOptions, to output: MergeOutput) throws {
        try carryOut(try files.merged(options), of: files, to: output)
    }

    /// Merges files, asking the user about each conflict.
    package mutating func mergeWithPerson(
        _ files: MergeFiles, _ options: MergeOptions, to output: MergeOutput, styler: Styler
    ) throws {
        let (merged, old) = try files.mergedByPerson(options, styler: styler)
        try carryOut((merged.withoutDecisions, old), of: files, to: output)
    }

    /// Merges files as git's merge driver.
    ///
    /// Files that cannot be merged by key are merged line by line.
    package mutating func mergeForGit(_ files: MergeFiles, _ options: MergeOptions, to output: MergeOutput) throws {
        let merge: MergeFiles.Merge
        do throws(CommandFailure) {
            merge = try files.merged(options, name: output.name)
        } catch {
            try note(error.lines.map(\.text))
            // git interprets a status above 125 as a missing or killed merge driver.
            let status = min(files.mergedByGit(options.markers), 125)
            if status != 0 { throw CommandEnd(status: status) }
            return
        }
        try carryOut(merge, of: files, to: output)
    }

    private mutating func carryOut(_ merge: MergeFiles.Merge, of files: MergeFiles, to output: MergeOutput) throws {
        let (merged, old) = merge
        let path = output.path ?? files.target
        if output.isDryRun {
            guard try output.path == nil || accepted(path, of: files, with: merged.bytes) != nil else { return }
            if !output.isJSON { try showDifference(at: path, from: old, to: merged.bytes, output.styler) }
        } else if path == Workspace.standardInput {
            try write(merged.bytes)
        } else if try !replace(path, of: files, old: old, with: merged.bytes) {
            return
        }
        if !merged.conflicts.isEmpty { end(with: .findings) }
        if output.isJSON { return try write(merged.json(path: output.name ?? path)) }
        try report(merged, in: output.name ?? path, isQuiet: output.isQuiet)
    }

    private mutating func replace(
        _ path: String, of files: MergeFiles, old: [UInt8], with bytes: [UInt8]
    ) throws -> Bool {
        if FileOnDisk(path) != FileOnDisk(files.target) { return try create(path, of: files, with: bytes) }
        do throws(FileError) {
            if old != bytes { try FileReplacer.replace(files.target, expecting: old, with: bytes) }
            return true
        } catch {
            try fail(error.sentence)
            return false
        }
    }

    private mutating func create(_ path: String, of files: MergeFiles, with bytes: [UInt8]) throws -> Bool {
        guard let accepted = try accepted(path, of: files, with: bytes) else { return false }
        return try create(accepted, overwriting: true, isQuiet: true)
    }

    private mutating func accepted(
        _ path: String, of files: MergeFiles, with bytes: [UInt8]
    ) throws -> AcceptedFiles? {
        let content: OutputContent = files.tableKind() == nil ? .catalog : .legacyTable
        let file = NewFile(path: path, bytes: bytes, summary: "", as: content, replacing: files.target)
        return try accept([file], reading: files.paths)
    }

    private mutating func report(_ merged: MergedCatalog, in path: String, isQuiet: Bool) throws {
        if !isQuiet {
            try note(
                merged.settlements.map { settlement in
                    Texts.Merge.settled(place: settlement.location.sentence, rule: settlement.rule.rawValue).resolved
                })
            try note(merged.outdated.map(\.sentence))
        }
        try note(
            merged.conflicts.map(\.sentence))
        if !merged.conflicts.isEmpty {
            try note(Texts.Merge.conflictsLeft(count: merged.conflicts.count, path: VisibleText.path(path)).resolved)
        }
    }
}

extension MergeConflict {
    /// The conflict as a sentence.
    fileprivate var sentence: String {
        let location = location.sentence
        guard let keys else {
            return isAgainstRemoval
                ? Texts.Merge.conflictWithRemoval(place: location).resolved
                : Texts.Merge.conflict(place: location).resolved
        }
        let names = [keys.ours, keys.theirs].compactMap { $0 }.map { "“\(VisibleText.shown($0))”" }
        guard let ours = keys.ours, let theirs = keys.theirs else {
            return Texts.Merge.conflictOfNameAndRemoval(key: location, name: names.first ?? "").resolved
        }
        let (own, other) = LookAlikes(ours, theirs)?.quoted ?? (names[0], names[1])
        return Texts.Merge.conflictOfNames(key: location, ours: own, theirs: other).resolved
    }
}

extension OutdatedTranslations {
    /// The translations as a sentence, as `fitloc set` says it.
    fileprivate var sentence: String {
        let key = location.key ?? ""
        return Texts.Edit.suspects(
            count: languages.count, key: Quotation.of(key), languages: EditSummary.inBrackets(languages.shown),
            argument: ShellWord.quoted(key)
        ).resolved
    }
}

extension MergedCatalog {
    /// The merge without the user's own decisions, which need no report.
    fileprivate var withoutDecisions: MergedCatalog {
        MergedCatalog(
            bytes: bytes, conflicts: conflicts, settlements: settlements.filter { $0.rule != .asAsked },
            outdated: outdated)
    }
}

extension MergeLocation {
    /// The key, the language with the part, and the member, as text.
    var sentence: String {
        let parts = [language?.shown, part.isWhole ? nil : part.shown].compactMap { $0 }
        let words = [
            key.map { "“\(VisibleText.shown($0))”" }, parts.isEmpty ? nil : parts.joined(separator: "."),
            field.map { VisibleText.shown($0) },
        ]
        return words.compactMap { $0 }.joined(separator: ", ")
    }
}
