import CommandSupport
import XCStringsKit

/// A report as one page for a browser, which loads nothing from elsewhere and can be read without its script.
package struct ReportPage {
    private let report: ProjectReport

    /// Creates the page of a report.
    package init(_ report: ProjectReport) {
        self.report = report
    }

    /// The page as HTML.
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

    /// What there is to say, in the order in which people ask for it.
    private var sections: [PageSection] {
        [
            UnreadableSection.of(report.unreadable), CoverageSection(report).section, TrendSection(report)?.section,
            ChangesSection(report)?.section, GapsSection.of(report.gaps), FindingsSection(report).section,
        ].compactMap { $0 }
    }

    /// Where the script puts its search, with the words for it.
    private var tools: HTMLNode {
        .tag(
            "div",
            [
                "id": "tools", "hidden": "", "role": "search", "data-label": Texts.Report.search.resolved,
                "data-count": Texts.Report.rowsShown(shown: "{shown}", total: "{total}").resolved,
            ])
    }
}

/// A part of the page under a heading.
struct PageSection {
    /// What addresses name it by.
    let id: String
    /// The heading.
    let title: String
    /// What stands below.
    let content: [HTMLNode]
}
