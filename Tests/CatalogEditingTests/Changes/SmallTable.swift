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

    /// Creates an English catalog with these members of `strings`.
    init(_ entries: String, settings: LintSettings = LintSettings()) throws {
        try self.init([InlineTables.catalog(entries)], settings: settings)
    }

    /// Creates the only table of some files.
    init(_ sources: [TableLoader.Source], settings: LintSettings = LintSettings()) throws {
        let project = TableLoader.loadNow(sources)
        table = EditableTable(try #require(project.tables.first), of: project, settings: settings, rules: .standard)
    }

    /// Returns the object `strings` after a change.
    func after(_ change: KeyChange) throws -> NaiveValue {
        let bytes = try table.plan([change]).files.first?.new ?? table.files[0].bytes
        return try #require(NaiveReader.read(bytes)["strings"])
    }

    /// Returns the object `strings` after changes to an existing key.
    func after(_ key: String, _ changes: EntryChange..., marks: Bool = false) throws -> NaiveValue {
        try after(KeyChange(key, .change(changes, marksTranslations: marks)))
    }

    /// Returns the text of the file after changes to a key.
    func text(after key: String, _ changes: EntryChange...) throws -> String {
        let plan = try table.plan([KeyChange(key, .change(changes, marksTranslations: false))])
        return String(decoding: plan.files.first?.new ?? table.files[0].bytes, as: UTF8.self)
    }

    /// Returns the reason why a change is refused; nil if it is not.
    func refusal(_ change: KeyChange) -> ChangeRefusal? {
        do throws(ChangeRefusal) {
            _ = try table.plan([change])
            return nil
        } catch {
            return error
        }
    }

    /// Returns the reason why changes to an existing key are refused; nil if they are not.
    func refusal(of key: String, _ changes: EntryChange...) -> ChangeRefusal? {
        refusal(KeyChange(key, .change(changes, marksTranslations: false)))
    }
}

extension PartPath {
    /// Returns the path with a description.
    ///
    /// The test fails if the description is not valid.
    static func named(_ description: String) throws -> PartPath { try #require(PartPath(description)) }
}
