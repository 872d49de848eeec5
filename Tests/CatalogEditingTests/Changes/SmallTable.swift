import CatalogCore
import CatalogLint
import LintRules
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

/// A small catalog for tests of changes.
struct SmallTable {
    let table: EditableTable

    /// A catalog in English whose object `strings` has the members in `entries`.
    init(_ entries: String, settings: LintSettings = LintSettings()) throws {
        try self.init([InlineTables.catalog(entries)], settings: settings)
    }

    /// The only table of some files.
    init(_ sources: [TableLoader.Source], settings: LintSettings = LintSettings()) throws {
        let project = TableLoader.loadNow(sources)
        table = EditableTable(try #require(project.tables.first), of: project, settings: settings, rules: .standard)
    }

    /// What the catalog's object `strings` says after a change.
    func after(_ change: KeyChange) throws -> NaiveValue {
        let bytes = try table.plan([change]).files.first?.new ?? table.files[0].bytes
        return try #require(NaiveReader.read(bytes)["strings"])
    }

    /// The same for changes to a key that is there.
    func after(_ key: String, _ changes: EntryChange..., marks: Bool = false) throws -> NaiveValue {
        try after(KeyChange(key, .change(changes, marksTranslations: marks)))
    }

    /// What the file says after changes to a key.
    func text(after key: String, _ changes: EntryChange...) throws -> String {
        let plan = try table.plan([KeyChange(key, .change(changes, marksTranslations: false))])
        return String(decoding: plan.files.first?.new ?? table.files[0].bytes, as: UTF8.self)
    }

    /// Why a change is refused; nil where it is not.
    func refusal(_ change: KeyChange) -> ChangeRefusal? {
        do throws(ChangeRefusal) {
            _ = try table.plan([change])
            return nil
        } catch {
            return error
        }
    }

    /// The same for changes to a key that is there.
    func refusal(of key: String, _ changes: EntryChange...) -> ChangeRefusal? {
        refusal(KeyChange(key, .change(changes, marksTranslations: false)))
    }
}

extension PartPath {
    /// The way that a description names; what is no way fails the test.
    static func named(_ description: String) throws -> PartPath { try #require(PartPath(description)) }
}
