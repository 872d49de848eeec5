import XCStringsKit

/// The files that a conversion makes, and what is to be said of them, before any of them is written.
public struct ConversionPlan: Sendable {
    /// The files.
    public private(set) var files: [NewFile] = []
    /// What a person should know, as lines.
    public private(set) var remarks: [String] = []
    /// What to do next, as a sentence.
    public let nextStep: String

    /// A catalog for each table.
    ///
    /// - Parameter sourceLanguage: the catalogs' source language, where a person says it.
    public static func catalogs(
        of workspace: Workspace, to target: ConversionTarget, sourceLanguage: LanguageTag?
    ) throws(CommandFailure) -> ConversionPlan {
        let tables = workspace.project.tables.compactMap { $0 as? LegacyTable }
        guard !tables.isEmpty else { throw CommandFailure("no .strings or .stringsdict file is here to convert") }
        try check(tables.map { ($0.name, $0.files.first?.path ?? "") }, target: target)
        var plan = ConversionPlan(
            nextStep: "take the old tables out of the target, since Xcode refuses a catalog beside a table of its name")
        for table in tables {
            let path = table.files.first?.path ?? ""
            let chosen = sourceLanguage ?? workspace.configuration(of: path)?.sourceLanguage
            guard let language = CatalogConversion.sourceLanguage(of: table, chosen: chosen) else {
                throw CommandFailure(refusal(for: table, path: path))
            }
            plan.add(CatalogConversion(table, sourceLanguage: language), to: target)
        }
        return plan
    }

    /// The legacy tables of each catalog, in the `.lproj` folders of one folder.
    public static func tables(
        of workspace: Workspace, in folder: ConversionTarget
    ) throws(CommandFailure) -> ConversionPlan {
        let catalogs = workspace.project.tables.compactMap { $0 as? Catalog }
        guard !catalogs.isEmpty else { throw CommandFailure("no .xcstrings file is here to convert") }
        try check(catalogs.map { ($0.name, $0.files.first?.path ?? "") }, target: folder)
        var plan = ConversionPlan(nextStep: "take the catalog out of the target and put the tables in")
        for catalog in catalogs {
            let conversion = LegacyConversion(catalog)
            plan.add(conversion, in: folder)
            guard conversion.files.isEmpty, let file = catalog.files.first else { continue }
            plan.note("there is no text in it to make a table of", on: file.path)
        }
        return plan
    }

    private init(nextStep: String) { self.nextStep = nextStep }

    // MARK: - Files

    private mutating func add(_ conversion: CatalogConversion, to target: ConversionTarget) {
        let name = "\(conversion.name).xcstrings"
        let path =
            switch target {
            case .standardOutput: Workspace.standardInput
            case .file(let path): path
            case .folder(let folder): ConversionTarget.path(name, in: folder)
            }
        let keys = Count(conversion.keyCount, "key", "keys")
        let languages = conversion.languages.map(\.spelling).joined(separator: ", ")
        let count = Count(conversion.variedCount, "varies", "vary")
        let varied = conversion.variedCount > 0 ? "; \(count) by number or device" : ""
        let summary = "\(keys)\(languages.isEmpty ? "" : " in \(languages)")\(varied)"
        files.append(NewFile(path: path, bytes: conversion.bytes, summary: summary))
        remarks += conversion.remarks.map(\.description)
        if case .file(let path) = target, TablePath.tableName(of: path) != conversion.name {
            note("code that asks for the table “\(conversion.name)” will not find it here", on: path)
        }
        if TablePath.projectFolder(of: path) != nil {
            note("Xcode refuses a catalog inside an .lproj folder; its place is beside them", on: path)
        }
    }

    private mutating func add(_ conversion: LegacyConversion, in target: ConversionTarget) {
        guard case .folder(let folder) = target else { return }
        files += conversion.files.map { file in
            NewFile(
                path: ConversionTarget.path(file.path, in: folder), bytes: file.bytes,
                summary: "\(Count(file.keyCount, "key", "keys"))")
        }
        remarks += conversion.remarks.map(\.description)
    }

    private mutating func note(_ sentence: String, on path: String) {
        remarks.append("\(path):1:1: note: \(sentence)")
    }

    // MARK: - Refusals

    /// Refuses tables that would become one file.
    private static func check(
        _ tables: [(name: String, path: String)], target: ConversionTarget
    ) throws(CommandFailure) {
        if case .folder = target {
            let named = Dictionary(grouping: tables, by: \.name).values.first { $0.count > 1 }
            guard let named, let name = named.first?.name else { return }
            throw CommandFailure("“\(name)” is the name of several; convert one at a time:" + list(named.map(\.path)))
        }
        guard tables.count > 1 else { return }
        throw CommandFailure(
            "one catalog holds one table, and here are several; with a folder for --output, as in -o Catalogs/, "
                + "each gets its own:" + list(tables.map { "\($0.name) (\($0.path))" }))
    }

    private static func list(_ lines: [String]) -> String {
        let shown = lines.prefix(10).map { "\n  \($0)" }.joined()
        return lines.count > 10 ? "\(shown)\n  and \(lines.count - 10) more" : shown
    }

    private static func refusal(for table: LegacyTable, path: String) -> String {
        guard TablePath.projectFolder(of: path) != nil else {
            return "\(path): is in no .lproj folder; --source-language says which language it is in"
        }
        let languages = table.languages.map(\.spelling).joined(separator: ", ")
        return "\(path): which of \(languages) is the source language? --source-language says it"
    }
}

/// A number of things, in words.
private struct Count: CustomStringConvertible {
    let description: String

    init(_ number: Int, _ one: String, _ many: String) {
        description = "\(number) \(number == 1 ? one : many)"
    }
}
