import CatalogReports
import CatalogRuntime
import InterfaceTexts
import StringTables

/// The section with missing translations, by key.
enum GapsSection {
    /// Returns the section; nil if there are no missing translations.
    static func of(_ gaps: [TranslationGap]) -> PageSection? {
        guard !gaps.isEmpty else { return nil }
        let titles = [
            Texts.Column.key, Texts.Report.sourceText, Texts.Report.comment, Texts.Column.catalog,
            Texts.Column.languages,
        ]
        let table = ReportTable(
            .text(Texts.Report.gapsCaption.resolved), titles.map { ReportTable.Column($0.resolved) }, of: gaps,
            hint: Texts.Lint.Coverage.missing(command: "fitloc list --missing L").resolved, row: row)
        return PageSection(id: "missing", title: Texts.Report.Heading.gaps.resolved, content: [table.node])
    }

    private static func row(_ gap: TranslationGap) -> [ReportCell] {
        [
            ReportCell(.key(gap.key)).heading,
            ReportCell(gap.sourceText.map { .projectText($0, language: gap.sourceLanguage) } ?? ""),
            ReportCell(gap.comment.map { .projectText($0) } ?? ""), ReportCell(.path(gap.path)),
            ReportCell(
                .list(
                    gap.missing.map { tag($0) } + gap.new.map { tag($0, mark: Texts.Mark.new.resolved) }
                        + gap.incomplete.map { tag($0, mark: Texts.Mark.incomplete.resolved) })),
        ]
    }

    private static func tag(_ language: LanguageTag, mark: String? = nil) -> HTMLNode {
        .tag("span", ["class": "tag"], .text(language.spelling + (mark.map { " (\($0))" } ?? "")))
    }
}

/// The section with the files that could not be read.
enum UnreadableSection {
    /// Returns the section; nil if all files could be read.
    static func of(_ files: [SkippedFile]) -> PageSection? {
        guard !files.isEmpty else { return nil }
        let lines = files.map { file in
            HTMLNode.tag("li", .path(file.path, at: file.position), ": ", .tag("bdi", .sentence(file.reason)))
        }
        return PageSection(
            id: "unreadable", title: Texts.Report.Heading.unreadable.resolved,
            content: [.tag("ul", ["class": "unreadable"], lines)])
    }
}
