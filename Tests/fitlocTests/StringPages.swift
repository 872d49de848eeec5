import CatalogReports
import FileSearch
import Foundation
import StringTables
import TestSupport

/// The pages of docs/strings: one for each area of the app, one for the domain's lists of values, and an index.
struct StringPages {
    /// A page and its name.
    struct Page {
        let name: String
        let text: String
    }

    /// The areas of the app.
    ///
    /// A key that begins with any other word belongs to a list of values in the domain.
    private static let areas: KeyValuePairs = [
        "tab": "Tabs", "common": "Common words and units", "welcome": "First run", "onboarding": "Profile set-up",
        "home": "Home", "questionnaire": "Daily questionnaire", "programs": "Programs", "program": "The 26 programs",
        "workout": "Workout", "fitpal": "FitPal", "activity": "Activity", "group": "Groups", "checkin": "Check-in",
        "feed": "Feed", "league": "Leagues", "xp": "XP", "badge": "Badges", "personal": "Personal trainer",
        "trainer": "Trainer marketplace", "custom_workout": "One's own workouts", "library": "Library",
        "plan": "Generated plans", "auth": "Sign-in", "live_activity": "Live Activity",
        "app_status": "Updates and maintenance",
        "profile": "Profile and settings", "notifications": "Notifications",
        "paywall": "Pro", "error": "Errors", "caption": "Captions of older screens",
    ]

    let all: [Page]

    init() async throws {
        let url = SourceTree.package.appendingPathComponent("Localizable/Localizable.xcstrings")
        let bytes = Array(try Data(contentsOf: url))
        let project = await TableLoader.load([.init(path: "Localizable.xcstrings", bytes: bytes)])
        let table = project.tables[0]
        let parts = (0..<table.entryCount).map { String(table.key(at: $0).string.prefix { $0 != "." }) }
        let known = Set(Self.areas.map(\.key))
        let values = parts.filter { !known.contains($0) }
        var pages = try Self.areas.map { area, title in
            try Self.page(area, title, ["\(area).*"], of: project)
        }
        pages.append(
            try Self.page("domain", "Values of the domain", Set(values).sorted().map { "\($0).*" }, of: project))
        let titles = Self.areas.map { ($0.key, $0.value) } + [("domain", "Values of the domain")]
        let rows = titles.map { name, title in
            let count = name == "domain" ? values.count : parts.filter { $0 == name }.count
            return "| [\(title)](\(name).md) | \(count) |\n"
        }
        let index = """
            # FitToday's strings, to be read through

            Every text of the app in English and Portuguese as a person sees it: each number that needs words of its \
            own, each device, names in ‹›. Made from `Localizable/Localizable.xcstrings` by `scripts/test --update`; \
            `fitloc preview` shows the same in a terminal or as a web page.

            | area | keys |
            | --- | ---: |

            """
        all = pages + [Page(name: "README", text: index + rows.joined())]
    }

    private static func page(
        _ name: String, _ title: String, _ patterns: [String], of project: Project
    ) throws -> Page {
        let globs = try patterns.map { try GlobPattern($0, over: .text, allowsBraces: true) }
        let previews = Preview.all(of: project, matching: globs)
        return Page(name: name, text: "# \(title)\n\n" + previews.map { PreviewMarkdown($0).text() }.joined())
    }
}
