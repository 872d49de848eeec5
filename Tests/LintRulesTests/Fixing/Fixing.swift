import CatalogCore
import CatalogLint
import CatalogRuntime
@testable import LintRules
import StringTables

/// Fixes of files that lie nowhere.
enum Fixing {
    /// Every rule that fixes something, so that those that are off are tried too.
    static let linter = Linter(settings: { _ in settings })

    private static let settings = LintSettings(
        severities: Dictionary(
            uniqueKeysWithValues: RuleSet.standard.descriptions
                .filter { $0.severity == .off && $0.fix != .none && $0.id != "not-canonical-format" }
                .map { ($0.id, .warning) }))

    static func fixed(_ sources: [TableLoader.Source], _ choice: FixChoice) async -> FixedProject {
        await FixedProject(
            TableLoader.load(sources), with: linter, choosing: choice, load: { await TableLoader.load($0) })
    }

    /// The files with all fixes made.
    static func applied(_ sources: [TableLoader.Source], _ choice: FixChoice) async -> [TableLoader.Source] {
        let changed = await fixed(sources, choice).files.map { ($0.file.path, $0.bytes) }
        let bytes = Dictionary(uniqueKeysWithValues: changed)
        return sources.map { TableLoader.Source(path: $0.path, bytes: bytes[$0.path] ?? $0.bytes) }
    }

    /// The only key's text in a language once a file is fixed.
    static func text(in language: String, of file: TableLoader.Source, _ choice: FixChoice) async -> String? {
        let project = await TableLoader.load(applied([file], choice))
        return project.tables.first?.entry(at: 0).localization(LanguageTag(language))?.content.unit?.value?.string
    }

    /// What a text that is written with JSON's escapes says.
    static func plain(_ escaped: String) -> String {
        (try? Document(Array("[\"\(escaped)\"]".utf8)))?.root.elements.first { _ in true }?.string ?? escaped
    }
}
