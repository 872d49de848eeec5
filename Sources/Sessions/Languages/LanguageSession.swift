import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import FileSearch
import InterfaceTexts
import LintRules
import Workspaces

/// A run of a command that changes a language in all tables and, if requested, in an Xcode project.
package struct LanguageSession {
    let workspace: Workspace
    let project: ProjectRegions?
    let options: LanguageSettings

    /// Loads the tables and the project.
    ///
    /// Without paths, texts of stores are read only if there are no other tables: a page in a store has other languages
    /// than the app, and an upload publishes what is in its folders.
    package init(_ options: LanguageSettings) async throws {
        self.options = options
        workspace = try await Workspace.loadForWriting(
            options.paths, endings: FileFinder.tableEndings, needsNamedPages: true, isDryRun: options.isDryRun)
        project = try options.project.map { try ProjectRegions(at: $0) }
    }

    /// Changes a language in all tables, or in none if a table cannot be changed.
    package func run(_ change: LanguageChange, _ console: inout Console) throws {
        if options.isReporting { console.beginReport(isDryRun: options.isDryRun) }
        if !options.output.isQuiet { try console.note(workspace.remarksOnPages) }
        try console.failUnread(in: workspace)
        try console.failBroken(in: workspace.project)
        try requireRegistered(change.newLanguage)
        let plans = try plans(for: change, &console)
        guard console.isFine else { return }
        let files = project?.files(for: change) ?? []
        let isNothing = plans.allSatisfy(\.plan.files.isEmpty) && files.isEmpty
        if isNothing, let failure = failureOfNothing(change) { throw failure }
        if isNothing, !options.output.isQuiet, !console.isReporting, let language = change.newLanguage {
            let lacking = plans.map(\.table).filter { table in
                let languages = table.table.languages + [table.sourceLanguage].compactMap { $0 }
                return !languages.contains { $0.isSameLanguage(as: language) }
            }.map { Texts.Language.noKeys(path: VisibleText.path($0.path)).resolved }
            let sentences = lacking.isEmpty ? [Texts.Language.everywhere(language: language.shown).resolved] : lacking
            for sentence in sentences { try console.write(line: sentence) }
        }
        let renamed = try renamedFolders(in: plans.flatMap(\.plan.files))
        let written = plans.flatMap(\.plan.files).filter { !renamed.cover($0) } + files
        try requireInside(written)
        try ChangeJournal.keep(written, isDryRun: options.isDryRun) {
            try rename(renamed)
            for (table, plan) in plans where !plan.files.isEmpty {
                try carryOut(plan.files, besides: renamed, &console) { Self.sentence(on: change, plan, in: table) }
                console.report(plan.files.map { change.item(path: $0.path, table: table.table.name) })
                Self.report(plan.files, &console)
            }
            try carryOut(files, &console) { Texts.Language.regions(path: VisibleText.path(files[0].path)).resolved }
        }
        try removeEmptied(plans.flatMap(\.plan.files).filter { !renamed.cover($0) }, &console)
        console.report(files.map { change.item(path: $0.path, table: nil) })
        Self.report(files, &console)
        try console.flush()
        if !isNothing { try console.note(hints(on: change)) }
        for (table, plan) in plans { try tellLeftOut(plan, by: change, in: table, &console) }
    }

    /// Lists the keys to which a new language is not added.
    private func tellLeftOut(
        _ plan: LanguagePlan, by change: LanguageChange, in table: EditableTable, _ console: inout Console
    ) throws {
        guard let language = change.newLanguage, !plan.leftOut.isEmpty else { return }
        let lines = LineIndex(table.table.files[0].bytes)
        let skipped = plan.leftOut.map { item in
            ChangeReport.Skipped(
                operation: change.operation, key: item.key.string, path: table.path,
                position: lines.position(at: item.key.location.range.lowerBound), language: language.spelling,
                reason: item.obstacle == .stringSet ? Texts.Fill.Reason.stringSet.resolved : item.obstacle.sentence)
        }
        if plan.leftOut.contains(where: { $0.obstacle != .stringSet }) { console.end(with: .findings) }
        console.report(skipped)
        try console.note(
            skipped.map { key in
                let sentence = Texts.Import.skipped(
                    name: Quotation.of(key.key ?? ""), language: language.shown, reason: key.reason)
                return "\(FileLocation(path: key.path, position: key.position)): warning: \(sentence)"
            })
    }

    // MARK: - Planning

    private typealias Plan = (table: EditableTable, plan: LanguagePlan)

    private func plans(for change: LanguageChange, _ console: inout Console) throws -> [Plan] {
        let settings = workspace.lintSettings(requiring: nil)
        var plans: [Plan] = []
        for table in workspace.project.tables {
            let editable = EditableTable(table, of: workspace.project, settings: settings(table.path), rules: .standard)
            do throws(ChangeRefusal) {
                plans.append((editable, try editable.plan(change)))
            } catch {
                try console.fail(error.lines)
            }
        }
        return plans
    }

    private func requireRegistered(_ language: LanguageTag?) throws(CommandFailure) {
        guard let language, let problem = LanguageRegistry.problem(of: language) else { return }
        throw CommandFailure(problem.localizedSentence(about: language))
    }

    /// Returns the error for a change without effect: the language to remove or rename does not exist.
    ///
    /// Adding a language that all tables already have is not an error.
    private func failureOfNothing(_ change: LanguageChange) -> CommandFailure? {
        if workspace.project.tables.isEmpty { return CommandFailure(Texts.Table.noTableHere) }
        guard let old = change.oldLanguage else { return nil }
        var known: [String] = []
        for language in workspace.project.tables.flatMap(\.languages) where !known.contains(language.spelling) {
            known.append(language.spelling)
        }
        let sentence = Texts.Language.nowhere(language: Quotation.of(old.spelling)).resolved
        let near = Spelling.nearest(to: old.spelling, in: known).flatMap { $0 == old.spelling ? nil : $0 }
        return CommandFailure(sentence + Words.didYouMean(near.map { VisibleText.shown($0) }))
    }

    // MARK: - Writing

    private func renamedFolders(in files: [FileChange]) throws(CommandFailure) -> RenamedFolders {
        do throws(FileError) { return try RenamedFolders(in: files) } catch { throw CommandFailure(error) }
    }

    /// Throws an error if a file would be created outside the project, before the first file is written.
    private func requireInside(_ files: [FileChange]) throws(CommandFailure) {
        do throws(FileError) {
            for file in files where file.old == nil { try ProjectBounds.requireInside(newFile: file.path) }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func rename(_ folders: RenamedFolders) throws(CommandFailure) {
        guard !options.isDryRun else { return }
        do throws(FileError) { try folders.rename() } catch { throw CommandFailure(error) }
    }

    /// Writes the files of a plan, or shows what would change.
    ///
    /// - Parameter renamed: The folders that are renamed, whose files need no change of their own.
    private func carryOut(
        _ files: [FileChange], besides renamed: RenamedFolders? = nil, _ console: inout Console,
        summary: () -> String
    ) throws {
        guard !files.isEmpty else { return }
        guard !options.isDryRun else {
            guard !console.isReporting else { return }
            for file in files {
                try console.showDifference(at: file.path, from: file.old, to: file.new, options.output.patchStyler)
            }
            return
        }
        try console.flush()
        var written: [String] = []
        do throws(FileError) {
            for file in files where renamed?.cover(file) != true {
                try file.write()
                written.append(file.path)
            }
        } catch {
            throw CommandFailure(TableWriteError(reason: error, path: error.path, written: written).lines)
        }
        if !options.output.isQuiet, !console.isReporting { try console.write(summary() + "\n") }
    }

    /// Removes folders that are empty after their last file was removed.
    private func removeEmptied(_ files: [FileChange], _ console: inout Console) throws {
        guard !options.isDryRun else { return }
        let removed = files.filter { $0.new == nil }.map(\.path)
        // The notes of a version are one folder deeper; that folder comes first.
        let folders = removed.map { TablePath.folder(of: $0) }
        let above = removed.compactMap { StoreTextPath($0) }.map { $0.folder + $0.languageFolder }
        let emptied = Set(folders + above)
        let left = emptied.sorted { $1.utf8.count < $0.utf8.count }.filter {
            !EmptyFolder.remove($0) && FileReader.isFolder($0)
        }
        guard !left.isEmpty, !options.output.isQuiet else { return }
        try console.flush()
        try console.note(left.map { Texts.Language.folderStays(path: VisibleText.path($0)).resolved })
    }

    private static func report(_ files: [FileChange], _ console: inout Console) {
        for file in files { console.report(WrittenFile(path: file.path, from: file.old, to: file.new)) }
    }
}
