import CatalogLint
import StringTables
import Testing

@testable import LintRules

@Suite("Swapped translations")
struct SwappedTranslationsTests {
    private static let rows = [
        ("Delete", "Löschen"),
        ("Delete the selected photos?", "Die ausgewählten Fotos löschen?"),
        ("Select all photos", "Alle Fotos auswählen"),
        ("%lld photos selected", "%lld Fotos ausgewählt"),
        ("Share", "Teilen"),
        ("Share the album with your friends by a link", "Das Album über einen Link mit Freunden teilen"),
        ("New album", "Neues Album"),
        ("Move %lld photos to the album %@", "%lld Fotos in das Album %@ bewegen"),
        ("Undo", "Widerrufen"),
        ("The photos could not be uploaded: %@", "Die Fotos konnten nicht hochgeladen werden: %@"),
        ("Friends", "Freunde"),
        ("Upload photos", "Fotos hochladen"),
    ]

    @Test("A correct table has none")
    func healthy() async {
        #expect(await findings([0: 0]).isEmpty)
    }

    @Test("Two swapped translations that other rows and their arguments confirm are one finding of this rule only")
    func pair() async {
        let found = await findings([1: 7, 7: 1])
        #expect(found == ["swapped-translations Delete the selected photos?"])
    }

    @Test("Three rotated translations are one finding")
    func rotation() async {
        let found = await findings([0: 7, 7: 5, 5: 0])
        #expect(found == ["swapped-translations Delete"])
    }

    @Test("A single translation that belongs to another row is too long, but not swapped")
    func single() async {
        #expect(await findings([4: 5]) == ["length-outlier Share"])
    }

    /// Returns the findings of rules about meaning, with the translations of some rows exchanged.
    private func findings(_ moved: [Int: Int]) async -> [String] {
        let entries = Self.rows.indices.map { index in
            let (source, text) = (Self.rows[index].0, Self.rows[moved[index] ?? index].1)
            return "    \"\(source)\" : { \"localizations\" : { \"de\" : { \(RuleExample.unit(text)) } } }"
        }
        let example = RuleExample.entries(entries.joined(separator: ",\n"))
        let sources = example.files.map { TableLoader.Source(path: $0.path, bytes: Array($0.text.utf8)) }
        let selection = RuleSelection(only: ["swapped-translations", "length-outlier", "opposites"])
        let report = await Linter(selection: selection).check(await TableLoader.load(sources))
        return report.findings.map { "\($0.rule) \($0.key ?? "")" }
    }
}
