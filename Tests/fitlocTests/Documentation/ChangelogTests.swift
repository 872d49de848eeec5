import Foundation
import ProgramSupport
import TestSupport
import Testing
import Workspaces

/// Checks that CHANGELOG.md has the format of https://keepachangelog.com.
@Suite("The changelog")
struct ChangelogTests {
    private static let lines =
        (try? String(contentsOf: SourceTree.package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8))?
        .components(separatedBy: "\n") ?? []

    /// Returns the texts of the headings with a prefix such as `##`.
    private static func headings(_ level: String) -> [String] {
        lines.filter { $0.hasPrefix("\(level) ") }.map { String($0.dropFirst(level.count + 1)) }
    }

    @Test("The newest version and its date are those that the program prints")
    func current() throws {
        let version = ProgramVersion.current
        let months = DateFormatter()
        months.locale = Locale(identifier: "en_US_POSIX")
        let month = try #require(months.monthSymbols.firstIndex(of: version.month)) + 1
        let day = [month, version.day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        #expect(Self.headings("##").prefix(2) == ["[Unreleased]", "[\(version.name)] - \(version.year)-\(day)"])
    }

    @Test("Every version has a URL, and only sections with known names")
    func sections() {
        let versions = Self.headings("##").map { String($0.prefix { $0 != "]" }) + "]" }
        let addresses = Self.lines.filter { $0.contains("]: https://") }.map { String($0.prefix { $0 != "]" }) + "]" }
        #expect(versions.count >= 3 && versions == addresses)
        let known: Set = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
        #expect(Set(Self.headings("###")).subtracting(known) == [])
    }
}
