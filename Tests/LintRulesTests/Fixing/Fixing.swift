import CatalogCore
import CatalogLint
import CatalogRuntime
@testable import LintRules
import StringTables

/// Functions that apply fixes to files in memory.
enum Fixing {
    /// A linter with every rule that has fixes, including those that are off by default.
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

    /// Returns the files with all fixes applied.
    static func applied(_ sources: [TableLoader.Source], _ choice: FixChoice) async -> [TableLoader.Source] {
        let changed = await fixed(sources, choice).files.map { ($0.file.path, $0.bytes) }
        let bytes = Dictionary(uniqueKeysWithValues: changed)
        return sources.map { TableLoader.Source(path: $0.path, bytes: bytes[$0.path] ?? $0.bytes) }
    }

    /// Returns the text of the only key in a language after fixing a file.
    static func text(in language: String, of file: TableLoader.Source, _ choice: FixChoice) async -> String? {
        let project = await TableLoader.load(applied([file], choice))
        return project.tables.first?.entry(at: 0).localization(LanguageTag(language))?.content.unit?.value?.string
    }

    /// Returns a text without its JSON escapes.
    static func plain(_ escaped: String) -> String {
        (try? Document(Array("[\"\(escaped)\"]".utf8)))?.root.elements.first { _ in true }?.string ?? escaped
    }
}
