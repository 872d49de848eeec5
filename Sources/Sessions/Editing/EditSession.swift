import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import LintRules
import TerminalSupport
import Workspaces

/// The state of a command that changes keys: the tables, their settings, and the options for writing.
package struct EditSession {
    /// The loaded files and configurations.
    package let workspace: Workspace
    /// The tables in which keys are looked up: all tables, or the one named on the command line.
    package let tables: [any StringTable]
    /// Whether the command line names the table.
    package let isNamed: Bool
    let options: EditSettings
    private let settings: @Sendable (String) -> LintSettings

    /// Loads the table or folder that the settings name, or else the project's tables.
    ///
    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - wholeProject: Whether to load the rest of the project too, for example for its translation memory.
    package static func load(
        _ options: EditSettings, endings: [String] = FileFinder.tableEndings, wholeProject: Bool = false
    ) async throws -> EditSession {
        guard let named = options.table else {
            let workspace = try await Workspace.loadForWriting([], endings: endings, isDryRun: options.isDryRun)
            return EditSession(workspace, tables: workspace.project.tables, isNamed: false, options)
        }
        if FileReader.isFolder(named) { return try await load(below: named, endings: endings, options) }
        let beside = TablePath.format(of: named) == .catalog ? nil : TablePath.tableFolder(of: named)
        let folder = beside.map { $0.isEmpty ? "." : $0 }
        // An empty file gets the source language of the project's other tables.
        let isUnwritten = FileReader.isEmptyFile(named)
        let others = wholeProject || isUnwritten ? try await Workspace.defaultPaths() : [folder].compactMap { $0 }
        let paths = others.filter { $0 != named } + [named]
        let workspace = try await Workspace.loadForWriting(paths, endings: endings, isDryRun: options.isDryRun)
        guard let table = try workspace.table(at: named) else {
            throw CommandFailure(Texts.Table.none(path: VisibleText.path(named)))
        }
        return EditSession(workspace, tables: [table], isNamed: true, options)
    }

    /// Loads everything below a folder, regardless of the configured catalogs.
    package static func load(
        below folder: String, endings: [String] = FileFinder.tableEndings, _ options: EditSettings
    ) async throws -> EditSession {
        let workspace = try await Workspace.loadForWriting([folder], endings: endings, isDryRun: options.isDryRun)
        return EditSession(workspace, tables: workspace.project.tables, isNamed: false, options)
    }

    /// Creates a session with default settings for a loaded workspace, for callers that never ask on a terminal.
    package init(of workspace: Workspace) {
        self.init(workspace, tables: workspace.project.tables, isNamed: false, EditSettings())
    }

    /// The files that could not be read and may contain the requested key.
    private let unreadable: [FailureLine]

    private init(_ workspace: Workspace, tables: [any StringTable], isNamed: Bool, _ options: EditSettings) {
        self.workspace = workspace
        self.tables = tables
        self.isNamed = isNamed
        self.options = options
        settings = workspace.lintSettings(requiring: nil)
        unreadable =
            workspace.failures.map { FailureLine.sentence($0.sentence) }
            + workspace.project.broken.map { FailureLine($0) }
    }

    /// Whether to write nothing.
    package var isDryRun: Bool { options.isDryRun }

    /// Whether to omit summaries.
    package var isQuiet: Bool { options.output.isQuiet }

    /// Whether to print a JSON report.
    package var isReporting: Bool { options.isReporting }

    // MARK: - Choice of the table

    /// Returns the table for a new key.
    ///
    /// On a terminal, asks if several tables fit.
    package func table(forNew key: String) throws -> EditableTable {
        editable(
            try table(
                forNew: key, TableChoice.forNew(key, in: tables, isDefault: workspace.isDefaultCatalog), asks: true))
    }

    /// Returns the table for a new key, given the tables that fit.
    ///
    /// - Parameter asks: Whether to ask on a terminal if several tables fit.
    package func table(
        forNew key: String, _ choice: @autoclosure () -> TableChoice.Result, asks: Bool
    ) throws -> any StringTable {
        if isNamed, let table = tables.first { return table }
        if let special = tables.first(where: { $0.isInfoPlist }), InfoPlistKey.isOne(key) {
            let path = ShellWord.quoted(special.path)
            throw CommandFailure(Texts.Table.infoPlist(key: Quotation.of(key), path: VisibleText.path(path)))
        }
        let choice = choice()
        if case .one(let table) = choice, UnreadTables(workspace).leave(table, forNew: key) { return table }
        guard unreadable.isEmpty else {
            throw CommandFailure(unreadable + [.detail(Texts.Table.unread.resolved)])
        }
        let quoted = Quotation.of(key)
        return try chosen(
            choice, none: tables.isEmpty ? Texts.Table.noTableHere : Texts.Table.noPlace(key: quoted),
            several: Texts.Table.severalFit(key: quoted),
            refusal: Texts.Table.SeveralFit.refusal(key: quoted, file: Configuration.fileName), asks: asks)
    }

    /// Returns the table that has a key.
    ///
    /// On a terminal, asks if several tables have it.
    package func table(having key: String) throws -> EditableTable {
        editable(try table(having: key, TableChoice.having(key, in: tables), asks: true))
    }

    /// Returns the table that has a key, given the tables that have it.
    ///
    /// - Parameters:
    ///   - asks: Whether to ask on a terminal if several tables have the key.
    ///   - namesNearest: Whether the error for an unknown key names the most similar key.
    package func table(
        having key: String, _ choice: TableChoice.Result, asks: Bool, namesNearest: Bool = true
    ) throws -> any StringTable {
        if case .none = choice {
            try requireReadable()
            let named = namesNearest ? tables : []
            let keys = named.flatMap { table in (0..<table.entryCount).map { table.key(at: $0).string } }
            throw CommandFailure(ChangeRefusal.unknownKey(key, nearest: Spelling.nearest(to: key, in: keys)))
        }
        let quoted = Quotation.of(key)
        return try chosen(
            choice, none: Texts.Refusal.unknownKey(key: quoted), several: Texts.Table.severalHave(key: quoted),
            refusal: Texts.Table.SeveralHave.refusal(key: quoted), asks: asks)
    }

    /// Returns an editable version of a table, with its files and settings.
    ///
    /// - Parameter source: The source language, used if neither the table nor the configuration gives it.
    package func editable(_ table: any StringTable, assuming source: LanguageTag? = nil) -> EditableTable {
        var own = settings(table.path)
        if table.sourceLanguage == nil, own.sourceLanguage == nil { own.sourceLanguage = source }
        return EditableTable(table, of: workspace.project, settings: own, rules: .standard)
    }

    private func chosen(
        _ choice: TableChoice.Result, none: LocalizedString, several: LocalizedString, refusal: LocalizedString,
        asks: Bool
    ) throws -> any StringTable {
        switch choice {
        case .one(let table): return table
        case .none: throw CommandFailure(none)
        case .several(let tables):
            let paths = tables.map(\.path)
            guard asks, var prompter = prompter() else {
                throw CommandFailure(refusal, details: paths.map { VisibleText.path($0) })
            }
            try prompter.show(several.resolved)
            let answer = try prompter.choose(
                Texts.Table.which.resolved, among: paths,
                complaint: Texts.Table.numberNeeded(count: paths.count).resolved)
            guard case .given(let index) = answer else { throw CommandFailure.nothingWritten }
            return tables[index]
        }
    }

    /// Notes the files that could not be read and that a new key does not concern, as warnings.
    ///
    /// A named table was chosen without a look at others.
    package func noteUnreadable(to console: inout Console) throws {
        guard !isNamed else { return }
        try console.note(UnreadTables(workspace).warnings)
    }

    /// Reports the unreadable files, and lets changes to matching keys of the other files proceed.
    package func reportUnreadable(to console: inout Console) throws {
        try console.failUnread(in: workspace)
        try console.failBroken(in: workspace.project)
    }

    /// Throws an error if an unreadable file may contain the requested key.
    func requireReadable() throws(CommandFailure) {
        guard unreadable.isEmpty else {
            throw CommandFailure(unreadable + [.detail(Texts.Edit.nothingWritten.resolved)])
        }
    }

    // MARK: - Prompts and writing

    /// Returns a prompter, or nil if standard input or standard error is not a terminal.
    package func prompter() -> Prompter? {
        Prompter(styler: options.output.errorStyler, environment: ProcessInfo.processInfo.environment)
    }
}

extension CommandFailure {
    /// Creates a failure from a rejected change.
    package init(_ refusal: ChangeRefusal) {
        self.init(refusal.lines)
    }

    /// Creates a failure from a rejected addition.
    package init(adding refusal: ChangeRefusal) {
        if case .keyExists(let key, _, let spelling) = refusal, key.utf8.elementsEqual(spelling.utf8) {
            self.init(Texts.Edit.useSet(refusal: refusal.sentence))
        } else {
            self.init(refusal)
        }
    }

    /// The failure for input that ended before all questions were answered.
    package static var nothingWritten: CommandFailure {
        CommandFailure(Texts.Edit.nothingWritten.resolved, isError: false)
    }
}
