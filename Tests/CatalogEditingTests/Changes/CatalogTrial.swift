import CatalogCore
import CatalogLint
import LintRules
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

/// A catalog for random changes, with a model of its expected content.
struct CatalogTrial {
    private(set) var table: EditableTable
    private(set) var model: NaiveCatalog
    private let isXcodes: Bool
    /// The numbers of successful and refused changes.
    private(set) var (made, refused) = (0, 0)

    /// Returns nil for bytes that are not a valid catalog.
    init?(_ bytes: [UInt8], settings: LintSettings = .allOff) {
        let project = TableLoader.loadNow([.init(path: "X.xcstrings", bytes: bytes)])
        guard let first = project.tables.first else { return nil }
        table = EditableTable(first, of: project, settings: settings, rules: .standard)
        guard table.brokenFile == nil else { return nil }
        model = NaiveCatalog(root: NaiveReader.read(bytes))
        isXcodes = first.document.map { XcodeForm.bytes(of: $0) == bytes } ?? false
    }

    var bytes: [UInt8] { table.files[0].bytes }

    /// The texts of the model, from which changes are generated.
    var present: PresentTexts {
        PresentTexts(keys: model.keys, languages: model.languages) { [model] key in
            (model.entry(key)?["localizations"]?.members ?? []).flatMap { member in
                member.value.texts.compactMap { text in
                    PartPath(text.path.joined(separator: ".")).map { (LanguageTag(member.name), $0) }
                }
            }
        }
    }

    /// Changes the table and the model.
    ///
    /// Expects that they agree and that no other bytes change.
    mutating func make(_ change: KeyChange) throws {
        let expected: NaiveCatalog
        do throws(NaiveRefusal) {
            expected = try model.after(change)
        } catch {
            return try expectRefusal(of: change, as: error)
        }
        let old = bytes
        let new: [UInt8]
        do throws(ChangeRefusal) {
            new = try table.plan([change]).files.first?.new ?? old
        } catch {
            Issue.record("\(error) (\(change) of \(excerpt))")
            throw error
        }
        let found = NaiveReader.read(new)
        let difference = expected.root.difference(from: found)
        try #require(difference == nil, "\(change) of \(excerpt)")
        let touched = TouchedBytes(change, old: old, new: new)
        #expect(touched.problem == nil, "\(change) of \(excerpt)")
        if isXcodes { #expect(XcodeForm.bytes(of: try Document(new)) == new, "\(change) of \(excerpt)") }
        made += 1
        model = expected
        table = try table.rereading(["X.xcstrings": new])
    }

    private mutating func expectRefusal(of change: KeyChange, as reason: NaiveRefusal) throws {
        refused += 1
        let error = try #require(throws: ChangeRefusal.self, "\(change) of \(excerpt)") {
            _ = try table.plan([change])
        }
        guard change.isSingle else { return }
        #expect(NaiveRefusal(error) == reason, "\(change) of \(excerpt)")
    }

    private var excerpt: String { String(decoding: bytes.prefix(3_000), as: UTF8.self) }
}

extension KeyChange {
    /// Whether the change has only one part that could be refused.
    fileprivate var isSingle: Bool {
        switch kind {
        case .add(let changes), .change(let changes, marksTranslations: _): changes.count == 1
        case .insert, .remove, .rename: true
        }
    }
}

extension LintSettings {
    /// Settings with all rules off.
    static let allOff = LintSettings(
        severities: Dictionary(uniqueKeysWithValues: RuleSet.standard.rules.map { (type(of: $0).description.id, .off) })
    )
}
