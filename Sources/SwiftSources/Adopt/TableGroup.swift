import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The tables in which some files look up their strings, with the style of their keys.
struct TableGroup: Sendable {
    let tables: [any StringTable]
    private let settings: AdoptionSettings
    private let known: KnownTexts
    var proposer: KeyProposer

    init(_ tables: [any StringTable], settings: AdoptionSettings, project: SourceProject) {
        self.tables = tables
        self.settings = settings
        known = KnownTexts(tables)
        let usesHelpers = project.index.uses.contains { $0.kind == .helper || $0.kind == .accessor }
        let namingStyle = KeyNamingStyle(
            tables, lint: settings.lint(of:), isCodeOfKeys: usesHelpers || !settings.targets.isEmpty)
        let keys = tables.flatMap { table in (0..<table.entryCount).map { table.key(at: $0).string } }
        proposer = KeyProposer(namingStyle, taken: Set(keys))
    }

    /// Returns whether one of the tables has a key.
    func has(_ key: String) -> Bool { table(having: key) != nil }

    /// Returns the table that has a key, or nil if none or several have it.
    func table(having key: String) -> (any StringTable)? {
        if case .one(let table) = TableChoice.having(key, in: tables) { return table }
        return nil
    }

    // MARK: - Existing texts

    /// Returns an existing key for a text, from the same feature or shared by all features.
    ///
    /// - Parameter chosen: The key to prefer if several match; nil for no preference.
    func key(
        saying literal: AdoptedLiteral, prefix: [String], chosen: String?
    ) -> (key: String, table: any StringTable)? {
        let texts = [literal.catalogText, literal.keyText]
        let spoken = languages(for: literal.language)
        for language in literal.language == nil ? languages(for: nil) : spoken {
            let found = texts.lazy.map { known.keys(for: $0, in: language) }.first { !$0.isEmpty } ?? []
            let wanted = found.first { $0.key == chosen } ?? found.first { isNear($0.key, to: prefix, texts) }
            if let wanted { return (wanted.key, tables[wanted.table]) }
        }
        return nil
    }

    /// Returns all keys that have a text, in any feature.
    func keys(saying literal: AdoptedLiteral) -> [String] {
        languages(for: literal.language).flatMap { known.keys(for: literal.catalogText, in: $0) }.map(\.key)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns whether a key is in the same feature or shared by all; a key that equals its text counts as shared.
    private func isNear(_ key: String, to prefix: [String], _ texts: [String]) -> Bool {
        if texts.contains(key) { return true }
        let namingStyle = proposer.namingStyle
        let beginnings = [namingStyle.key([prefix])] + KeyProposer.common.map { namingStyle.key([[$0]]) }
        return beginnings.contains { key.hasPrefix($0 + namingStyle.separator) }
    }

    /// Returns the translations of a text on which all keys with this text agree.
    func translations(of literal: AdoptedLiteral) -> [LanguageTag: String] {
        guard let own = languages(for: literal.language).first, literal.values.isEmpty else { return [:] }
        let found = known.keys(for: literal.catalogText, in: own)
        return known.translations(of: found, in: tables)
    }

    /// Returns the languages that a text can be in, in the spelling of the tables.
    private func languages(for language: LanguageTag?) -> [LanguageTag] {
        let all = tables.flatMap { [$0.sourceLanguage].compactMap { $0 } + $0.languages }
        guard let language else { return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
        return all.first { $0.isSameLanguage(as: language) }.map { [$0] }
            ?? all.filter { $0.language == language.language }
    }

    // MARK: - Imported texts

    /// Returns the table for a new key.
    ///
    /// - Parameter name: The name of the table in the code; nil for any table.
    func table(
        for key: String, at path: String, named name: String?
    ) throws(AdoptionObstacle) -> any StringTable {
        let tables = tables.filter { name == nil || $0.name == name }
        switch TableChoice.forNew(key, in: tables, isDefault: settings.isDefault) {
        case .one(let table): return table
        case .none: throw .noTable
        case .several(let found):
            let shared = found.map { Self.sharedFolders(path, $0.path) }
            let nearest = zip(found, shared).filter { $0.1 == shared.max() }.map(\.0)
            guard nearest.count == 1 else { throw .severalTables(nearest.map(\.path)) }
            return nearest[0]
        }
    }

    private static func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }

    /// Returns the language of a table that matches a text's language.
    ///
    /// The exact language comes first, then one that differs only in its region, then the source language.
    func language(_ language: LanguageTag?, in table: any StringTable) -> LanguageTag? {
        let lint = settings.lint(of: table)
        let source = table.sourceLanguage ?? lint.sourceLanguage
        guard let language else { return source }
        let known = table.languages + [source].compactMap { $0 } + (lint.requiredLanguages ?? [])
        return known.first { $0.isSameLanguage(as: language) }
            ?? known.first { $0.language != nil && $0.language == language.language } ?? source
    }
}
