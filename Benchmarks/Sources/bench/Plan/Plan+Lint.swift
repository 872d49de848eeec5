/// The sections about checking catalogs.
extension Plan {
    /// The section about a catalog in two languages, both in the Latin script.
    var lint: Section {
        get throws {
            Section(
                title: "Lint with all default rules", subject: try largeSubject, comparison: .speed(ofRow: 0),
                rows: try lintRows(large, target: 100))
        }
    }

    /// The section about a catalog in twenty languages, in which more rules apply to each text.
    var lintTwenty: Section {
        get throws {
            let rules = CostlyRules.all.map { "`\($0)`" }.joined(separator: ", ")
            return Section(
                title: "Lint with all default rules in twenty languages", subject: try twentySubject,
                comparison: .speed(ofRow: 0),
                rows: try lintRows(twenty, target: 60) + [
                    inside("without \(rules)", "fitloc", .checkWithoutCostly, on: twenty, [.speedACore(60)])
                ])
        }
    }

    private func lintRows(_ file: SampleFile, target: Double) -> [Row] {
        [
            inside("parse and check", "fitloc", .lint, on: file, [.speedACore(target), .memory(4)]),
            inside("check what was parsed", "fitloc", .check, on: file, [.speedACore(target), .memory(4)]),
        ]
    }
}
