import Foundation

/// Measures the chosen sections or workloads and shows the results.
struct BenchRun {
    private let options: BenchOptions

    init(_ options: BenchOptions) {
        self.options = options
    }

    /// Measures, prints each table when it is complete, and updates the page if the options name one.
    func run() throws {
        let plan = try plan()
        var results = heading
        Self.show(results)
        for section in chosenSections {
            if let table = try table(of: section, plan) { results += "\n" + table }
        }
        if !chosenWorkloads.isEmpty {
            let table = LoadTable(results: try chosenWorkloads.map(measured(plan))).text
            Self.show(table)
            results += "\n" + table
        }
        guard let page = options.page else { return }
        try PerformancePage(page).replace(options.isLoad ? .load : .results, by: results)
    }

    private var heading: String {
        let scale = options.scale == 1 ? "" : " Sizes times \(options.scale)."
        return "\(Machine.description(tools: options.tools)); median of \(options.rounds).\(scale)\n"
    }

    private var chosenSections: [PlannedSection] {
        if let only = options.only { return PlannedSection.all.filter { only.contains($0.name) } }
        return options.isLoad ? [] : PlannedSection.all
    }

    private var chosenWorkloads: [LoadWorkload] {
        if let only = options.only { return LoadPlan.all.filter { only.contains($0.name) } }
        return options.isLoad ? LoadPlan.all : []
    }

    private func table(of planned: PlannedSection, _ plan: Plan) throws -> String? {
        guard let section = try planned.make(plan) else {
            Self.note("\(planned.name) is left out: \(planned.summary)")
            return nil
        }
        let table = ReportTable(planned.name, section, try section.measure(rounds: options.rounds)).text
        Self.show(table)
        return table
    }

    private func measured(_ plan: Plan) -> (LoadWorkload) throws -> LoadResult {
        { workload in
            Self.note("\(workload.name) …")
            return try LoadResult(workload, plan, rounds: options.rounds)
        }
    }

    /// Prints a text without buffering, so that a log shows the progress of a long run.
    private static func show(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

    private static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    private func plan() throws -> Plan {
        let bench = CommandLine.arguments[0]
        return Plan(
            bench: bench, fitloc: options.fitloc, python: options.python.flatMap(PythonLibraries.init),
            node: options.node, scripts: options.scripts, merges: options.merges,
            samples: try Samples(in: options.folder, with: bench, scale: options.scale))
    }
}
