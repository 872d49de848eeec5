import CatalogCore
import CatalogLint
import CatalogRuntime

/// Findings as lines for people: one rule's findings on one key in one line.
struct TextReport {
    let report: LintReport
    let context: LintReportContext

    func rendered() -> String {
        (groups.map(line) + sums).map { $0 + "\n" }.joined()
    }

    // MARK: - Findings

    /// What makes findings in several languages one line: the same rule says of the same key that it is as bad.
    private struct GroupKey: Hashable {
        let rule: RuleID
        let key: String
        let folder: String
        let severity: Severity
    }

    private var groups: [[Finding]] {
        var groups: [[Finding]] = []
        var indices: [GroupKey: Int] = [:]
        for finding in report.findings where !finding.sumsUp {
            guard let key = finding.key, finding.language != nil else {
                groups.append([finding])
                continue
            }
            // The files of a legacy table lie in a folder for each language.
            let folder = TablePath.tableFolder(of: finding.path) ?? finding.path
            let group = GroupKey(rule: finding.rule, key: key, folder: folder, severity: finding.severity)
            if let index = indices[group] {
                groups[index].append(finding)
            } else {
                indices[group] = groups.count
                groups.append([finding])
            }
        }
        return groups
    }

    private func line(for group: [Finding]) -> String {
        guard let first = group.first else { return "" }
        var languages: [LanguageTag] = []
        for language in group.compactMap(\.language) where !languages.contains(language) { languages.append(language) }
        let more = group.count - 1
        let others = Set(group.map(\.message)).count > 1 ? " (and \(more) more like it)" : ""
        let place = "\(first.path):\(first.position.line):\(first.position.column):"
        return [
            context.emphasize(place, .place),
            context.emphasize("\(first.severity.rawValue):", .severity(first.severity)),
            first.sentence(languages: languages) + others + relatedPlaces(of: first),
            context.emphasize("[\(first.rule)]", .faint),
        ].joined(separator: " ")
    }

    /// In the same file a line number says it all.
    private func relatedPlaces(of finding: Finding) -> String {
        finding.related.map { place in
            place.path == finding.path
                ? " (see line \(place.position.line))" : " (see \(place.path):\(place.position.line))"
        }.joined()
    }

    // MARK: - Sums

    /// Gaps in languages that nothing asks for would bury the rest: one line a language.
    private var sums: [String] {
        let byFile = Dictionary(grouping: report.findings.filter(\.sumsUp), by: \.path)
        return byFile.sorted { $0.key < $1.key }.flatMap { path, findings in sums(of: findings, in: path) }
    }

    private func sums(of findings: [Finding], in path: String) -> [String] {
        guard let rule = findings.first?.rule else { return [] }
        let byLanguage = Dictionary(grouping: findings) { $0.language ?? "und" }
        let byCount = Dictionary(grouping: byLanguage.keys) { byLanguage[$0]?.count ?? 0 }
        return byCount.sorted { $0.key > $1.key }.flatMap { count, languages in
            let sorted = languages.sorted()
            let severity = findings.map(\.severity).max() ?? .warning
            guard sorted.count > Self.languagesALine else {
                return sorted.map { sum("\($0): \(gaps(count, in: path)) keys missing", $0, rule, severity, path) }
            }
            let names = sorted.map(\.spelling).joined(separator: ", ")
            return [sum("\(names): \(gaps(count, in: path)) keys missing in each", sorted[0], rule, severity, path)]
        }
    }

    /// More languages than this that lack as many keys share a line.
    private static let languagesALine = 3

    private func gaps(_ count: Int, in path: String) -> String {
        Self.grouped(count) + (report.keyCounts[path].map { " of \(Self.grouped($0))" } ?? "")
    }

    private func sum(_ text: String, _ language: LanguageTag, _ rule: RuleID, _ severity: Severity, _ path: String)
        -> String
    {
        [
            context.emphasize("\(path):", .place),
            context.emphasize("\(severity.rawValue):", .severity(severity)),
            "\(text); `fitloc list --missing \(language)` shows them",
            context.emphasize("[\(rule)]", .faint),
        ].joined(separator: " ")
    }

    /// A number with commas between its thousands, as findings are English.
    private static func grouped(_ number: Int) -> String {
        var digits = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { digits.append(",") }
            digits.append(digit)
        }
        return String(digits.reversed())
    }
}
