import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import StringTables
import TableCompilation
import TableConversion
import TranslationExchange
import Workspaces

/// The files and messages of a conversion, before any file is written.
package struct ConversionPlan: Sendable {
    /// The files to write.
    package private(set) var files: [NewFile] = []
    /// Notes for the user, one line each.
    package private(set) var remarks: [String] = []
    /// Texts that were left out or replaced.
    package private(set) var leftOut: [FileReport.Skipped] = []
    /// The suggested next step, as a sentence.
    package let nextStep: String
    /// The paths of the files that the conversion reads.
    let inputs: [String]

    /// Plans a catalog for each legacy table.
    ///
    /// - Parameter sourceLanguage: The source language from the command line, if given.
    package static func catalogs(
        of workspace: Workspace, to target: ConversionTarget, sourceLanguage: LanguageTag?
    ) throws(CommandFailure) -> ConversionPlan {
        let tables = workspace.project.tables.compactMap { $0 as? LegacyTable }
        guard !tables.isEmpty else { throw CommandFailure(Texts.Convert.noTables) }
        try check(tables.map { ($0.name, $0.path) }, target: target)
        var plan = ConversionPlan(of: workspace, nextStep: Texts.Convert.Next.catalogs.resolved)
        for table in tables {
            let path = table.path
            let chosen = sourceLanguage ?? workspace.configuration(of: path)?.sourceLanguage
            guard let language = CatalogConversion.sourceLanguage(of: table, chosen: chosen) else {
                throw CommandFailure(refusal(for: table, path: path))
            }
            let texts = try TableInterface.texts(of: table, source: language).texts
            plan.add(
                CatalogConversion(table, sourceLanguage: language, sourceTexts: texts), to: target,
                isInterface: TableKind(table) == .interfaceBuilder)
            if chosen == nil { plan.noteFullerLanguage(of: table, than: language) }
        }
        return plan
    }

    /// Plans the legacy tables of each catalog, in the `.lproj` folders of one output folder.
    package static func tables(
        of workspace: Workspace, in folder: ConversionTarget
    ) throws(CommandFailure) -> ConversionPlan {
        let catalogs = workspace.project.tables.compactMap { $0 as? Catalog }
        guard !catalogs.isEmpty else { throw CommandFailure(Texts.Convert.noCatalogs) }
        try check(catalogs.map { ($0.name, $0.path) }, target: folder)
        var plan = ConversionPlan(of: workspace, nextStep: Texts.Convert.Next.tables.resolved)
        for catalog in catalogs {
            let conversion = LegacyConversion(catalog)
            try LanguageFolders.requireDistinct(conversion.files.map(\.path), of: catalog.path)
            plan.add(conversion, in: folder)
            guard conversion.files.isEmpty, let file = catalog.files.first else { continue }
            plan.note(Texts.Convert.emptyCatalog, on: file.path)
        }
        return plan
    }

    private init(of workspace: Workspace, nextStep: String) {
        self.nextStep = nextStep
        inputs = workspace.inputPaths
    }

    // MARK: - Files

    /// - Parameter isInterface: Whether the table belongs to a storyboard or xib. Xcode expects such a catalog in
    ///   `mul.lproj`.
    private mutating func add(_ conversion: CatalogConversion, to target: ConversionTarget, isInterface: Bool) {
        let name = "\(isInterface ? "mul.lproj/" : "")\(conversion.name).xcstrings"
        let path =
            switch target {
            case .standardOutput: Workspace.standardInput
            case .file(let path): path
            case .folder(let folder): ConversionTarget.path(name, in: folder)
            }
        let folder: String? = if case .folder(let folder) = target { folder } else { nil }
        files.append(
            NewFile(
                path: path, bytes: conversion.bytes, summary: Self.summary(of: conversion), as: .catalog, below: folder)
        )
        add(conversion.remarks)
        noteRefusals(of: conversion, at: path)
        if case .file(let path) = target, TablePath.tableName(of: path) != conversion.name {
            note(Texts.Convert.otherName(table: VisibleText.shown(conversion.name)), on: path)
        }
        if let folder = TablePath.projectFolder(of: path), folder != "mul" {
            note(Texts.Convert.insideLproj, on: path)
        }
    }

    private mutating func add(_ conversion: LegacyConversion, in target: ConversionTarget) {
        guard case .folder(let folder) = target else { return }
        files += conversion.files.map { file in
            NewFile(
                path: ConversionTarget.path(file.path, in: folder), bytes: file.bytes,
                summary: Texts.Words.keys(count: file.keyCount).resolved, as: .legacyTable, below: folder)
        }
        add(conversion.remarks)
    }

    private mutating func add(_ remarks: [ConversionRemark]) {
        self.remarks += Self.lines(remarks)
        leftOut += remarks.map { FileReport.Skipped(path: $0.path, at: $0.position, $0.message) }
    }

    /// Returns a line for each message, at the first of its locations.
    ///
    /// The files of a table often have the same comments.
    private static func lines(_ remarks: [ConversionRemark]) -> [String] {
        remarks.grouped(by: \.message).map { _, remarks in
            let rest = remarks.count - 1
            let first = remarks[0].description
            return rest == 0 ? first : "\(first) \(Texts.Convert.more(count: rest))"
        }
    }

    /// Adds a note for each key that Xcode refuses to compile, because a legacy table can say more than a catalog.
    ///
    /// Of several errors in a language it has the first. The conversion itself remarks on plurals that never show their
    /// number.
    private mutating func noteRefusals(of conversion: CatalogConversion, at path: String) {
        let shown = path == Workspace.standardInput ? "\(conversion.name).xcstrings" : path
        guard let catalog = try? Catalog(conversion.bytes, path: shown) else { return }
        let lines = LineIndex(conversion.bytes)
        var noted: Set<[String]> = []
        let errors = CatalogCompilation(catalog).diagnostics.filter { diagnostic in
            diagnostic.severity == .error && diagnostic.problem != .pluralWithoutNumber
                && noted.insert([diagnostic.key, diagnostic.language]).inserted
        }
        add(
            errors.map { error in
                ConversionRemark(
                    path: shown, position: lines.position(at: error.location.range.lowerBound),
                    message: Texts.Convert.notCompilable(reason: VisibleText.shown(error.message)).resolved)
            })
    }

    /// Adds a note if another language has all keys of the assumed source language, and more.
    ///
    /// That language may be the source. The source texts of storyboards and property lists are outside the table.
    private mutating func noteFullerLanguage(of table: LegacyTable, than source: LanguageTag) {
        guard TableKind(table) == .code else { return }
        var keys: [LanguageTag: Set<Int>] = [:]
        for index in 0..<table.entryCount {
            for localization in table.entry(at: index).localizations {
                keys[localization.language, default: []].insert(index)
            }
        }
        // Without any texts, the keys become those of the source language, which has its own note.
        guard let known = keys[source],
            let other = table.languages.first(where: { known.isStrictSubset(of: keys[$0] ?? []) })
        else { return }
        note(Texts.Convert.fullerLanguage(source: source.shown, other: other.shown), on: table.path)
    }

    private static func summary(of conversion: CatalogConversion) -> String {
        let languages = conversion.languages.shown
        let keys =
            languages.isEmpty
            ? Texts.Words.keys(count: conversion.keyCount)
            : Texts.Convert.keysIn(count: conversion.keyCount, languages: languages)
        let varied = conversion.variedCount > 0 ? "; \(Texts.Convert.varied(count: conversion.variedCount))" : ""
        return "\(keys)\(varied)"
    }

    private mutating func note(_ sentence: LocalizedString, on path: String) {
        remarks.append("\(VisibleText.path(path)):1:1: note: \(sentence)")
    }

    // MARK: - Refusals

    /// Refuses several tables for one catalog, and tables of equal names, also on a disk that ignores case.
    private static func check(
        _ tables: [(name: String, path: String)], target: ConversionTarget
    ) throws(CommandFailure) {
        let named = Dictionary(grouping: tables) { $0.name.lowercased() }.values.first { $0.count > 1 }
        if let named, let name = named.first?.name {
            throw CommandFailure(
                Texts.Convert.sameName(name: VisibleText.shown(name)),
                details: Words.shortened(named.map { VisibleText.path($0.path) }))
        }
        if case .folder = target { return }
        guard tables.count > 1 else { return }
        let list = tables.map { "\(VisibleText.escaped($0.name)) (\(VisibleText.path($0.path)))" }
        throw CommandFailure(Texts.Convert.severalTables, details: Words.shortened(list))
    }

    private static func refusal(for table: LegacyTable, path: String) -> LocalizedString {
        guard TablePath.projectFolder(of: path) != nil else {
            return Texts.Convert.noLanguage(path: VisibleText.path(path))
        }
        return Texts.Convert.whichSource(path: VisibleText.path(path), languages: table.languages.shown)
    }
}
