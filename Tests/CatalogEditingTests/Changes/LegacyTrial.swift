import CatalogCore
import CatalogRuntime
import LintRules
import StringTables
import Testing

@testable import CatalogEditing

/// Legacy files for random changes, with a model of their expected content.
struct LegacyTrial {
    private(set) var table: EditableTable
    private(set) var files: [String: [UInt8]]
    private(set) var model: NaiveCatalog
    /// The numbers of successful and refused changes.
    ///
    /// `unfit` counts changes that only legacy files cannot represent.
    private(set) var (made, refused, unfit) = (0, 0, 0)

    init(_ files: [String: [UInt8]]) throws {
        self.files = files
        model = try NaiveLegacyTable(files).catalog
        let project = TableLoader.loadNow(files.map { .init(path: $0.key, bytes: $0.value) }, keepsParsed: true)
        table = EditableTable(try #require(project.tables.first), of: project, settings: .allOff, rules: .standard)
    }

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
    /// Expects that they agree and that no file of another language changes.
    mutating func make(_ change: KeyChange) throws {
        let expected: NaiveCatalog
        do throws(NaiveRefusal) {
            expected = try model.after(change)
        } catch {
            refused += 1
            try #require(throws: ChangeRefusal.self, "\(change) of \(excerpt)") { _ = try table.plan([change]) }
            return
        }
        let plan: TablePlan
        do throws(ChangeRefusal) {
            plan = try table.plan([change])
        } catch {
            unfit += 1
            return try #require(error.isAboutFiles, "\(error) \(change) of \(excerpt)")
        }
        let new = plan.files.newContents
        try expectTouched(new, by: change)
        files.merge(new) { $1 }
        let found = try NaiveLegacyTable(files).catalog
        try #require(found.sayings == expected.sayings, "\(change) of \(excerpt)")
        model = found
        table = try table.rereading(new)
        made += 1
    }

    private func expectTouched(_ new: [String: [UInt8]], by change: KeyChange) throws {
        for (path, bytes) in new {
            #expect(bytes.starts(with: (files[path] ?? []).byteOrderMark), "\(path): \(change)")
            guard case .change(let changes, _) = change.kind, changes.allSatisfy({ $0.language != nil }) else {
                continue
            }
            let folder = LanguageTag(TablePath.projectFolder(of: path) ?? "")
            try #require(changes.contains { $0.language?.isSameLanguage(as: folder) ?? false }, "\(path): \(change)")
        }
    }

    private var excerpt: String {
        files.sorted { $0.key < $1.key }
            .map { "\($0.key):\n" + (DecodedText.decode($0.value) ?? "") }.joined(separator: "\n")
    }
}

extension ChangeRefusal {
    /// Whether the reason is a limitation of legacy files.
    fileprivate var isAboutFiles: Bool {
        switch self {
        case .obstacle, .legacy, .unreferredSubstitution, .notInLegacyTables(_, .comments): true
        default: false
        }
    }
}

extension [UInt8] {
    /// The UTF-16 byte-order mark at the beginning; empty if there is none.
    fileprivate var byteOrderMark: [UInt8] {
        [[0xFF, 0xFE], [0xFE, 0xFF]].first { starts(with: $0) } ?? []
    }
}

extension DecodedText {
    fileprivate static func decode(_ bytes: [UInt8]) -> String? {
        (try? DecodedText(decoding: bytes)).map { String(decoding: $0.utf8, as: UTF8.self) }
    }
}
