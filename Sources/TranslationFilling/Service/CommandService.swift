import CatalogCore
import ChildProcesses
import NetworkMessages

/// A program that translates: a question a line as JSON, an answer a line.
public struct CommandService: TranslationService {
    /// What reports call it: `command:` and the program.
    public let name: String
    /// The command.
    public let identity: String
    /// How many texts one start of the program gets.
    public let batchSize = 50
    /// One program at a time.
    public let concurrency = 1

    private let program: ChildProgram
    private let seconds: Double

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - command: the whole command, as it was given.
    ///   - seconds: how long one start of the program may take.
    public init(_ command: String, program: ChildProgram, seconds: Double) {
        name = "command:\(command)"
        identity = name
        self.program = program
        self.seconds = seconds
    }

    /// Starts the program for the questions.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let languages: [DocumentFragment.Member] = [
            .init("source", .string(batch.source.spelling)), .init("target", .string(batch.target.spelling)),
        ]
        let lines = batch.questions.map { question in
            let members = question.members()
            return DocumentFragment.object(members.prefix(1) + languages + members.dropFirst()).jsonLine + "\n"
        }
        do {
            return try Self.answers(in: try await program.run(Array(lines.joined().utf8), seconds: seconds))
        } catch let failure as ChildProgram.Failure {
            throw ServiceFailure(failure)
        }
    }

    /// Lines that are no JSON are a mistake, since the program may have failed halfway.
    private static func answers(in output: [UInt8]) throws(ServiceFailure) -> [ServiceAnswer] {
        var answers: [ServiceAnswer] = []
        for (number, line) in output.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 <= 0x20 }) { continue }
            guard let document = try? Document(Array(line)) else {
                throw .unreadable("line \(number + 1) is no JSON")
            }
            if let answer = ServiceAnswer(document.root) { answers.append(answer) }
        }
        return answers
    }
}
