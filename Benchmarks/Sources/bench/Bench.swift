import Foundation

/// Measures the kit, `fitloc` and other JSON libraries; `scripts/bench` builds and starts this program.
@main
struct Bench {
    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        guard let command = arguments.first else { throw UsageError() }
        let rest = Array(arguments.dropFirst())
        switch (command, rest.count) {
        case ("resolve", 1):
            guard let job = TextJob(rawValue: rest[0]) else { throw UsageError() }
            print(await job.measure().line)
        case ("translate", 2):
            guard let job = TranslationJob(rawValue: rest[0]) else { throw UsageError() }
            print(try await job.measure(keys: Int(rest[1]) ?? 0).line)
        case ("measure", 3):
            print(try await measure(subject: rest[0], job: rest[1], path: rest[2]).line)
        case ("count-conflicts", 1): print(try MergeReplay(of: rest[0]).line)
        case ("list", 0): print(PlannedSection.list)
        case ("run", _): try BenchRun(BenchOptions(rest[...])).run()
        default: try SampleCommand.run(command, rest)
        }
    }

    private static func measure(subject: String, job: String, path: String) async throws -> Timing {
        guard let job = Job(rawValue: job) else { throw UsageError() }
        let subjects: [String: any Subject] = [
            "fitloc": FitlocSubject(), "codable": CodableSubject(), "serialization": SerializationSubject(),
            "git": GitSubject(),
        ]
        guard let subject = subjects[subject] else { throw UsageError() }
        return try await subject.measure(job, path)
    }
}

/// An error for a command line that the program cannot parse.
struct UsageError: Error, CustomStringConvertible {
    var description: String {
        """
        usage: bench list
               bench run --fitloc PATH --folder PATH [--only NAMES] [--load yes] [--scale FACTOR] [--rounds N]
                         [--python PATH] [--node PATH] [--scripts PATH] [--tools TEXT] [--page PATH] [--merges PATH]
               bench generate KEYS PATH [two|twenty|hundred|keyedByText]
               bench generate-code KEYS PATH
               bench generate-app FILES PATH
               bench generate-monorepo CATALOGS PATH
               bench generate-repository COMMITS KEYS PATH
               bench generate-sides CATALOG OURS THEIRS
               bench measure fitloc|codable|serialization|git JOB PATH
               bench count-conflicts FOLDER
               bench resolve JOB
               bench translate export|import|lookUp|fill KEYS
        """
    }
}
