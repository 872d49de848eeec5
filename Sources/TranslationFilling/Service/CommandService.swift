import CatalogCore
import ChildProcesses
import NetworkMessages

/// A program that translates: it reads one question per line as JSON and writes one answer per line.
public struct CommandService: TranslationService {
    /// The name in reports: `command:` and the command.
    public let name: String
    /// The command, on which answers depend.
    public let identity: String
    /// The maximum number of texts for one run of the program.
    public let batchSize = 50
    /// The program runs only once at a time.
    public let concurrency = 1

    private let program: ChildProgram
    private let seconds: Double

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - command: The complete command line.
    ///   - seconds: The timeout of one run.
    public init(_ command: String, program: ChildProgram, seconds: Double) {
        name = "command:\(command)"
        identity = name
        self.program = program
        self.seconds = seconds
    }

    /// Runs the program with the questions.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let languages: DocumentFragment = [
            "source": .string(batch.source.spelling), "target": .string(batch.target.spelling),
        ]
        let lines = batch.questions.map { question in
            let id: DocumentFragment = ["id": .integer(question.id)]
            return id.adding(languages).adding(question.content()).jsonLine + "\n"
        }
        do {
            return try Self.answers(in: try await program.run(Array(lines.joined().utf8), seconds: seconds))
        } catch let failure as ChildProgram.Failure {
            throw ServiceFailure(failure)
        }
    }

    /// Parses the output.
    ///
    /// A line that is not JSON is an error, because the program may have failed midway.
    private static func answers(in output: [UInt8]) throws(ServiceFailure) -> [ServiceAnswer] {
        var answers: [ServiceAnswer] = []
        for (number, line) in output.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 <= 0x20 }) { continue }
            guard let document = try? Document(Array(line)) else {
                throw .unreadable("line \(number + 1) is not JSON")
            }
            if let answer = ServiceAnswer(document.root) { answers.append(answer) }
        }
        return answers
    }
}
