import Foundation

/// Measures the kit and the program against what else reads JSON; `scripts/bench` builds and starts it.
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
        switch arguments.first {
        case "generate" where arguments.count == 3:
            try SampleFile.generate(keyCount: Int(arguments[1]) ?? 0, at: arguments[2])
        case "generate-code" where arguments.count == 3:
            try SampleCode.generate(keyCount: Int(arguments[1]) ?? 0, at: arguments[2])
        case "generate-app" where arguments.count == 3:
            try SampleApp.generate(files: Int(arguments[1]) ?? 0, at: arguments[2])
        case "generate-repository" where arguments.count == 4:
            try SampleRepository.generate(
                commits: Int(arguments[1]) ?? 1, keyCount: Int(arguments[2]) ?? 0, at: arguments[3])
        case "resolve" where arguments.count == 2:
            guard let job = TextJob(rawValue: arguments[1]) else { throw UsageError() }
            print(await job.measure().line)
        case "translate" where arguments.count == 3:
            guard let job = TranslationJob(rawValue: arguments[1]) else { throw UsageError() }
            print(try await job.measure(keys: Int(arguments[2]) ?? 0).line)
        case "measure" where arguments.count == 4:
            print(try await measure(subject: arguments[1], job: arguments[2], path: arguments[3]).line)
        case "run":
            try BenchRun(BenchOptions(arguments.dropFirst())).run()
        default: throw UsageError()
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

/// A command line that means nothing.
struct UsageError: Error, CustomStringConvertible {
    var description: String {
        """
        usage: bench generate KEYS PATH
               bench generate-code KEYS PATH
               bench generate-app FILES PATH
               bench generate-repository COMMITS KEYS PATH
               bench resolve JOB
               bench translate export|import|lookUp|fill KEYS
               bench measure fitloc|codable|serialization|git JOB PATH
               bench run --fitloc PATH --folder PATH [--python PATH --script PATH] [--tools TEXT] [--rounds N] \
        [--page PATH] [--merges PATH]
        """
    }
}
