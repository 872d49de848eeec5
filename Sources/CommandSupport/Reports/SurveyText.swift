import XCStringsKit

/// What was found in a folder, for people.
public struct SurveyText {
    private let survey: ProjectSurvey
    private let width: Int?
    private let styler: Styler

    /// The most tables that are named one by one.
    private static let shownTables = 12

    /// Creates a text for a terminal of a width.
    public init(_ survey: ProjectSurvey, width: Int?, styler: Styler) {
        self.survey = survey
        self.width = width
        self.styler = styler
    }

    /// The lines.
    public func text() -> String {
        guard !survey.tables.isEmpty else { return "No catalogs or tables found below this folder.\n" + broken + code }
        let notes = tests + broken + code
        return tables + "\n" + languages + (notes.isEmpty ? "" : "\n" + notes)
    }

    private var tables: String {
        var table = TextTable(columns: [
            TextTable.Column("catalog", overflow: .wrap), TextTable.Column("keys", alignment: .right),
            TextTable.Column("languages", overflow: .shorten),
        ])
        for found in survey.tables.prefix(Self.shownTables) {
            let languages = found.textCounts.keys.sorted().map(\.spelling).joined(separator: ", ")
            table.addRow([
                TextTable.Cell(found.path, style: .path), TextTable.Cell(found.keyCount), TextTable.Cell(languages),
            ])
        }
        let rest = survey.tables.count - Self.shownTables
        return table.text(maximumWidth: width, styler: styler) + (rest > 0 ? "… and \(rest) more\n" : "")
    }

    private var languages: String {
        var table = TextTable(columns: [
            TextTable.Column("language"), TextTable.Column("texts", alignment: .right),
            TextTable.Column("of keys", alignment: .right), TextTable.Column(),
        ])
        for language in survey.languages {
            let word = language.isSource ? "source" : language.isLikelyRequired ? "" : "less than half: not required"
            table.addRow([
                TextTable.Cell(language.language.spelling), TextTable.Cell(language.textCount),
                TextTable.Cell(language.keyCount), TextTable.Cell(word, style: .dim),
            ])
        }
        return table.text(styler: styler)
    }

    private var tests: String {
        guard !survey.testFolders.isEmpty else { return "" }
        let count = Self.counted(survey.testTableCount, "table", "tables")
        return "Left out: \(count) in \(survey.testFolders.map(VisibleText.shown).joined(separator: ", "))\n"
    }

    private var broken: String {
        guard survey.brokenCount > 0 else { return "" }
        return "\(Self.counted(survey.brokenCount, "file", "files")) cannot be read; `fitloc lint` says why.\n"
    }

    private var code: String {
        guard survey.sourceCount > 0 else { return "" }
        let files = Self.counted(survey.sourceCount, "Swift file", "Swift files")
        let folders = survey.sourceFolders.map(VisibleText.shown).joined(separator: ", ")
        var table = TextTable(columns: [TextTable.Column(), TextTable.Column(overflow: .shorten)])
        for helper in survey.helpers {
            table.addRow([
                TextTable.Cell("  " + helper.name), TextTable.Cell("\(helper.path):\(helper.line)", style: .path),
            ])
        }
        let helpers = survey.helpers.isEmpty ? "\n" : "; strings are looked up by\n" + table.text(styler: styler)
        return "\(files) in \(folders)\(helpers)"
    }

    private static func counted(_ count: Int, _ one: String, _ other: String) -> String {
        "\(count) \(count == 1 ? one : other)"
    }
}
