import CatalogReports
import InterfaceTexts

/// A report as a self-contained HTML page, which is readable without its script.
package struct ReportPage {
    private let report: ProjectReport

    /// Creates the page of a report.
    package init(_ report: ProjectReport) {
        self.report = report
    }

    /// Returns the page as HTML.
    package func text() -> String {
        let title = Texts.Report.title(project: report.name).resolved
        return HTMLPage(
            title: title, language: LanguageLabel.ofPage, style: ReportStyle.style, script: ReportScript.script,
            body: [PageHead(report, title: title, sections: sections).node, "\n", tools, "\n", main]
        ).text()
    }

    private var main: HTMLNode {
        .tag(
            "main",
            sections.flatMap { section -> [HTMLNode] in
                [
                    .tag(
                        "section", ["id": section.id, "aria-labelledby": "\(section.id)-title"],
                        [.tag("h2", ["id": "\(section.id)-title"], .text(section.title)), "\n"] + section.content),
                    "\n",
                ]
            })
    }

    /// The sections, in order of expected interest.
    private var sections: [PageSection] {
        [
            UnreadableSection.of(report.unreadable), CoverageSection(report).section, TrendSection(report)?.section,
            ChangesSection(report)?.section, GapsSection.of(report.gaps), FindingsSection(report).section,
        ].compactMap { $0 }
    }

    /// The element in which the script places its search, with the localized texts for it.
    private var tools: HTMLNode {
        .tag(
            "div",
            [
                "id": "tools", "hidden": "", "role": "search", "data-label": Texts.Report.search.resolved,
                "data-count": Texts.Report.rowsShown(shown: "{shown}", total: "{total}").resolved,
            ])
    }
}

/// A section of the page with a heading.
struct PageSection {
    /// The id of the section, for links.
    let id: String
    /// The text of the heading.
    let title: String
    /// The content below the heading.
    let content: [HTMLNode]
}
