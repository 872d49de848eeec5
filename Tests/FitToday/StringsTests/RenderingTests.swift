import CatalogLint
import LintRules
import Testing

@testable import FitTodayStrings

/// Checks every string in both languages, with sample arguments for all plural categories and devices.
@Suite("All strings as users see them")
struct RenderingTests {
    @Test("No string is empty or contains a specifier")
    func whole() async throws {
        let catalog = try await OwnCatalog.shared
        #expect(catalog.keys.count > 2000)
        let leftover = #/%(\d\$)?(\(\w+\))?(#@|[@dfisu]|l{1,2}[du]|arg\b)/#
        for key in catalog.keys {
            for row in key.rows {
                let string = try #require(LocalizedString(table_Localizable, key: key.key, row.sample.arguments))
                for (language, shown) in zip(OwnCatalog.languages, row.texts) {
                    let text = string.resolved(in: language, device: row.sample.device ?? .iPhone)
                    #expect(text.contains { !$0.isWhitespace }, "\(key.key) \(language)")
                    #expect(text.firstMatch(of: leftover) == nil, "\(key.key) \(language): \(text)")
                    #expect(text == shown, "the accessors were made of another catalog")
                }
            }
        }
    }

    /// The keys whose form for zero has no date, because nothing has happened yet.
    private static let undated: Set<String> = ["workout.card.accessibility.value"]

    @Test("Each sample argument is in the text, or a plural form expresses it in words")
    func arguments() async throws {
        for key in try await OwnCatalog.shared.keys {
            for row in key.rows {
                if Self.undated.contains(key.key), row.sample.arguments.first == .integer(0) { continue }
                for case .string(let argument) in row.sample.arguments {
                    for text in row.texts { #expect(text?.contains(argument) == true, "\(key.key): \(argument)") }
                }
            }
        }
    }

    @Test("No two plural forms have the same text with different numbers")
    func cases() async throws {
        for key in try await OwnCatalog.shared.keys where key.rows.count > 1 {
            let texts = key.rows.map { "\($0.sample.device?.rawValue ?? "")\($0.texts)" }
            #expect(Set(texts).count == texts.count, "\(key.key): \(texts)")
        }
    }

    @Test("English and Portuguese differ, except for names and English words used in gyms")
    func translated() async throws {
        let found = try await findings("identical-to-source")
        #expect(found.isEmpty, "\(found)")
    }

    @Test("Texts respect the lengths in their comments")
    func lengths() async throws {
        let found = try await findings("max-length")
        #expect(found.isEmpty, "\(found)")
        let catalog = try await OwnCatalog.shared
        let limited = catalog.project.tables.flatMap { table in
            (0..<table.entryCount).filter { table.entry(at: $0).comment?.string.contains("[fitloc:max ") == true }
        }
        #expect(limited.count > 500)
    }

    private func findings(_ rule: RuleID) async throws -> [String] {
        let catalog = try await OwnCatalog.shared
        let settings = LintSettings(
            requiredLanguages: OwnCatalog.languages, doNotTranslate: catalog.doNotTranslate)
        let linter = Linter(selection: RuleSelection(only: [rule])) { _ in settings }
        return await linter.check(catalog.project, isComplete: false).findings.map(\.sentence)
    }
}
