import Foundation
import XCStringsKit

/// A run of a command that changes keys: which tables there are, which one is meant, and the writing.
package struct EditSession {
    /// Everything that was read.
    package let workspace: Workspace
    /// The tables that a key may be looked for in: all, or the one that the command line names.
    package let tables: [any StringTable]
    /// Whether the command line names the table.
    let isNamed: Bool
    let options: EditOptions
    let output: OutputOptions
    private let answer: AnswerOptions?
    private let settings: @Sendable (String) -> LintSettings

    /// Reads the table or the folder that the options name, else what the configuration or the current folder has.
    ///
    /// - Parameter wholeProject: whether the rest of the project is read as well, for what it has to offer.
    package static func load(
        _ options: EditOptions, _ output: OutputOptions, answer: AnswerOptions? = nil,
        wholeProject: Bool = false
    ) async throws -> EditSession {
        guard let named = options.namedTable else {
            let workspace = try await Workspace.load([])
            return try EditSession(workspace, tables: workspace.project.tables, isNamed: false, options, output, answer)
        }
        if FileReader.isFolder(named) {
            let workspace = try await Workspace.load([named])
            return try EditSession(workspace, tables: workspace.project.tables, isNamed: false, options, output, answer)
        }
        let beside = TablePath.format(of: named) == .catalog ? nil : TablePath.tableFolder(of: named)
        let folder = beside.map { $0.isEmpty ? "." : $0 }
        // A file without bytes is translated from what the others are.
        let isUnwritten = (try? FileReader.read(named))?.bytes.isEmpty ?? false
        let others = wholeProject || isUnwritten ? try await Workspace.defaultPaths() : [folder].compactMap { $0 }
        let workspace = try await Workspace.load(others.filter { $0 != named } + [named])
        guard let table = try workspace.table(at: named) else {
            throw CommandFailure(Texts.Table.none(path: named))
        }
        return try EditSession(workspace, tables: [table], isNamed: true, options, output, answer)
    }

    /// Reads everything below a folder, whatever the configuration calls its catalogs.
    package static func load(
        below folder: String, _ options: EditOptions, _ output: OutputOptions, answer: AnswerOptions? = nil
    ) async throws -> EditSession {
        let workspace = try await Workspace.load([folder])
        return try EditSession(workspace, tables: workspace.project.tables, isNamed: false, options, output, answer)
    }

    /// Takes what was read by another way than options; what is asked of it is never answered on a terminal.
    package init(of workspace: Workspace) throws {
        try self.init(
            workspace, tables: workspace.project.tables, isNamed: false, EditOptions.parse([]),
            OutputOptions.parse([]), nil)
    }

    /// What cannot be read, and may be what was meant.
    private let unreadable: [FailureLine]

    private init(
        _ workspace: Workspace, tables: [any StringTable], isNamed: Bool, _ options: EditOptions,
        _ output: OutputOptions, _ answer: AnswerOptions?
    ) throws(CommandFailure) {
        self.workspace = workspace
        self.tables = tables
        self.isNamed = isNamed
        self.options = options
        self.output = output
        self.answer = answer
        settings = workspace.lintSettings(requiring: nil)
        let broken = workspace.project.files.compactMap { workspace.project.refusal(of: $0) }
        unreadable = workspace.failures.map { FailureLine.sentence($0.sentence) } + broken.map { FailureLine($0) }
    }

    /// Whether nothing is to be written.
    package var isDryRun: Bool { options.isDryRun }

    /// Whether summaries are left out.
    package var isQuiet: Bool { output.isQuiet }

    /// Whether the answer is for programs.
    package var isReporting: Bool { answer?.isReport ?? false }

    // MARK: - Which table

    /// The table that a new key goes to; on a terminal a person is asked where several fit.
    package func table(forNew key: String) throws -> EditableTable {
        editable(
            try table(
                forNew: key, TableChoice.forNew(key, in: tables, isDefault: workspace.isDefaultCatalog), asks: true))
    }

    /// The table that a new key goes to, of those that fit.
    ///
    /// - Parameter asks: whether a person on a terminal is asked where several do.
    func table(
        forNew key: String, _ choice: @autoclosure () -> TableChoice.Result, asks: Bool
    ) throws -> any StringTable {
        if isNamed, let table = tables.first { return table }
        if let special = tables.first(where: { $0.isInfoPlist }), InfoPlistKey.isOne(key) {
            let path = ShellWord.quoted(special.path)
            throw CommandFailure(Texts.Table.infoPlist(key: Quotation.of(key), path: path))
        }
        let choice = choice()
        if case .one(let table) = choice, unreadable.isEmpty || isSure(of: table, for: key) { return table }
        try requireReadable()
        let quoted = Quotation.of(key)
        return try chosen(
            choice, none: tables.isEmpty ? Texts.Table.noTableHere : Texts.Table.noPlace(key: quoted),
            several: Texts.Table.severalFit(key: quoted),
            refusal: Texts.Table.SeveralFit.refusal(key: quoted, file: Configuration.fileName), asks: asks)
    }

    /// The table that has a key; on a terminal a person is asked where several have.
    package func table(having key: String) throws -> EditableTable {
        editable(try table(having: key, TableChoice.having(key, in: tables), asks: true))
    }

    /// The table that has a key, of those that do.
    ///
    /// - Parameters:
    ///   - asks: whether a person on a terminal is asked where several do.
    ///   - namesNearest: whether a key that is nowhere is held against all others.
    func table(
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

    /// A table with its files and settings, to be changed.
    package func editable(_ table: any StringTable) -> EditableTable {
        EditableTable(table, of: workspace.project, settings: settings(table.path))
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
            guard asks, var prompter = prompter() else { throw CommandFailure(refusal, details: paths) }
            try prompter.show(several.resolved)
            let answer = try prompter.choose(
                Texts.Table.which.resolved, among: paths,
                complaint: Texts.Table.numberNeeded(count: paths.count).resolved)
            guard case .given(let index) = answer else { throw CommandFailure.nothingWritten }
            return tables[index]
        }
    }

    /// Whether a file that cannot be read could not have been meant as well as the one that was found.
    private func isSure(of table: any StringTable, for key: String) -> Bool {
        table.entryCount > 0 && TableChoice.sharesPrefix(key, with: table)
    }

    /// Says which files could not be looked at, for changes of whatever keys match in the others.
    package func reportUnreadable(to console: inout Console) throws {
        try console.failUnread(in: workspace)
        try console.failBroken(in: workspace.project)
    }

    /// Refuses where a file or folder that cannot be read may hold what was meant.
    func requireReadable() throws(CommandFailure) {
        guard unreadable.isEmpty else { throw CommandFailure(unreadable) }
    }

    // MARK: - Asking and writing

    /// Somebody to ask; nil where input or errors are no terminal.
    package func prompter() -> Prompter? {
        Prompter(styler: output.errorStyler, environment: ProcessInfo.processInfo.environment)
    }
}

extension CommandFailure {
    /// A change that cannot be made.
    package init(_ refusal: ChangeRefusal) {
        self.init(refusal.lines)
    }

    /// A key that cannot be added.
    package init(adding refusal: ChangeRefusal) {
        if case .keyExists(let key, _, let spelling) = refusal, key.utf8.elementsEqual(spelling.utf8) {
            self.init(Texts.Edit.useSet(refusal: refusal.sentence))
        } else {
            self.init(refusal)
        }
    }

    /// A person ended the input before everything was answered.
    package static var nothingWritten: CommandFailure {
        CommandFailure(Texts.Edit.nothingWritten.resolved, isError: false)
    }
}
