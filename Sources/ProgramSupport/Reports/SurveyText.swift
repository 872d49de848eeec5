import CatalogCore
import CatalogReports
import InterfaceTexts
import TerminalSupport

/// The text about the survey of a folder.
package struct SurveyText {
    private let survey: ProjectSurvey
    private let width: Int?
    private let styler: Styler

    /// The maximum number of tables to list.
    private static let shownTables = 12

    /// Creates a text for the width of a terminal.
    package init(_ survey: ProjectSurvey, width: Int?, styler: Styler) {
        self.survey = survey
        self.width = width
        self.styler = styler
    }

    /// Returns the lines.
    package func text() -> String {
        guard !survey.tables.isEmpty else { return "\(Texts.Init.nothing)\n" + broken + code }
        let notes = tests + broken + code
        return tables + "\n" + languages + unread + origin + (notes.isEmpty ? "" : "\n" + notes)
    }

    private var tables: String {
        var table = TextTable(columns: [
            TextTable.Column(Texts.Column.catalog, overflow: .wrap),
            TextTable.Column(Texts.Column.keys, alignment: .right),
            TextTable.Column(Texts.Column.languages, overflow: .shorten),
        ])
        for found in survey.tables.prefix(Self.shownTables) {
            let languages = found.textCounts.keys.filter { $0 != "und" }.sorted().map(\.spelling).joined(
                separator: ", ")
            table.addRow([
                TextTable.Cell(VisibleText.path(found.path), style: .path), TextTable.Cell(found.keyCount),
                TextTable.Cell(languages),
            ])
        }
        let rest = survey.tables.count - Self.shownTables
        return table.text(maximumWidth: width, styler: styler) + (rest > 0 ? "\(Texts.Init.more(count: rest))\n" : "")
    }

    private var languages: String {
        var table = TextTable(columns: [
            TextTable.Column(Texts.Column.language), TextTable.Column(Texts.Column.texts, alignment: .right),
            TextTable.Column(Texts.Column.ofKeys, alignment: .right), TextTable.Column(),
        ])
        for language in survey.languages {
            let word =
                language.isSource
                ? Texts.Init.source.resolved
                : language.isUnlisted
                    ? Texts.Init.notListed.resolved
                    : language.isLikelyRequired ? "" : Texts.Init.notRequired.resolved
            table.addRow([
                TextTable.Cell(language.language.spelling), TextTable.Cell(language.textCount),
                TextTable.Cell(language.keyCount), TextTable.Cell(word, style: .dim),
            ])
        }
        return table.text(styler: styler)
    }

    /// The line about tags that are no languages of users, or an empty text.
    private var unread: String {
        let tags = survey.unreadTags.map(\.shown)
        return tags.isEmpty ? "" : "\(Texts.Init.unread(tags: tags.joined(separator: ", ")))\n"
    }

    /// The line about the file that declares the languages, or an empty text.
    private var origin: String {
        guard let origin = survey.origin else { return "" }
        let path = VisibleText.path(origin.path)
        return "\(origin.listsLanguages ? Texts.Init.project(path: path) : Texts.Init.declared(path: path))\n"
    }

    private var tests: String {
        guard !survey.testFolders.isEmpty else { return "" }
        let folders = survey.testFolders.map { VisibleText.path($0) }.joined(separator: ", ")
        return "\(Texts.Init.leftOut(count: survey.testTableCount, folders: folders))\n"
    }

    private var broken: String {
        guard survey.brokenCount > 0 else { return "" }
        return "\(Texts.Init.broken(count: survey.brokenCount))\n"
    }

    private var code: String {
        guard survey.sourceCount > 0 else { return "" }
        let folders = survey.sourceFolders.map { VisibleText.path($0) }.joined(separator: ", ")
        var table = TextTable(columns: [TextTable.Column(), TextTable.Column(overflow: .shorten)])
        guard let helpers = survey.helpers else {
            let reason = survey.unsearched?.sentence ?? ""
            return "\(Texts.Init.sourcesUnread(count: survey.sourceCount, folders: folders, reason: reason))\n"
        }
        for helper in helpers {
            table.addRow([
                TextTable.Cell("  " + helper.name),
                TextTable.Cell("\(VisibleText.path(helper.path)):\(helper.line)", style: .path),
            ])
        }
        guard !helpers.isEmpty else {
            return "\(Texts.Init.sources(count: survey.sourceCount, folders: folders))\n"
        }
        let heading = Texts.Init.sourcesWithHelpers(count: survey.sourceCount, folders: folders)
        return "\(heading)\n" + table.text(styler: styler)
    }
}

extension UnsearchedCode {
    /// The reason in the language of the interface.
    fileprivate var sentence: String {
        switch self {
        case .notInstalled: Texts.Init.Unsearched.notInstalled.resolved
        case .timedOut(let seconds): Texts.Init.Unsearched.timedOut(seconds: seconds).resolved
        case .failed: Texts.Init.Unsearched.failed.resolved
        }
    }
}
