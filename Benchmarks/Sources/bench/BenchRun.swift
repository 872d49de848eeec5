import Foundation

/// Measures everything and shows the results.
struct BenchRun {
    private let options: BenchOptions

    init(_ options: BenchOptions) {
        self.options = options
    }

    func run() throws {
        let plan = try plan()
        let machine = Machine.description(tools: options.tools)
        var results = "\(machine). \(Self.describe(plan.large)), median of \(options.rounds).\n"
        print(results)
        for section in plan.sections {
            let table = ReportTable(section, try section.measure(rounds: options.rounds)).text
            print(table)
            results += "\n" + table
        }
        if let page = options.page { try PerformancePage(page).replaceResults(by: results) }
    }

    private func plan() throws -> Plan {
        let bench = CommandLine.arguments[0]
        var python: PythonLibraries?
        if let interpreter = options.python, let script = options.script {
            python = PythonLibraries(interpreter: interpreter, script: script)
        }
        return Plan(
            bench: bench, fitloc: options.fitloc, python: python,
            large: try SampleFile(generating: 100_000, at: options.folder + "/Large.xcstrings", with: bench),
            small: try SampleFile(generating: 4_000, at: options.folder + "/Small.xcstrings", with: bench),
            changed: try SampleFile(generating: 100_000, at: options.folder + "/Changed.xcstrings", with: bench),
            accessors: try [0, 1_000, 5_000].map { try SampleCode(generating: $0, in: options.folder, with: bench) },
            app: try SampleApp(generating: 500, at: options.folder + "/App", with: bench),
            merges: options.merges,
            history: try SampleRepository(
                generating: 1_000, keyCount: 4_000, at: options.folder + "/History", with: bench))
    }

    private static func describe(_ file: SampleFile) -> String {
        "A catalog of 100,000 keys in two languages (\(file.megabytes) MB)"
    }
}
