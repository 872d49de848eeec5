import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FitlocCommands
@testable import ProgramSupport

/// Checks that the commands in the documentation work as documented.
@Suite("Commands in the documentation", .waitsForPrograms, RemovesDocumentedProject())
struct DocumentationTests {
    private static let run = DocumentedCommand.all.filter { DocumentedRuns.parsed["\($0)"] == nil }

    @Test("Every command on a page runs as shown", arguments: run)
    func runs(command: DocumentedCommand) async throws {
        try await DocumentedProject.withCopy { folder in
            for (name, text) in command.files {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            let preparation = DocumentedRuns.preparations["\(command)"] ?? ""
            let line = command.line.replacingOccurrences(of: "scripts/fitloc", with: "fitloc")
            let script = "set -e\n\(preparation)\nset +e\n\(line)"
            let outcome =
                if let dialogue = DocumentedRuns.dialogues["\(command)"] {
                    try await Self.run(script, in: folder, answering: dialogue)
                } else {
                    try BuiltProgram.run(script, in: folder)
                }
            #expect(outcome.status == DocumentedRuns.statuses["\(command)"] ?? 0, "\(outcome.stdout)\(outcome.stderr)")
            let complaints = ["unknown option", "unexpected argument", "Usage:", "there is no key"]
            #expect(!complaints.contains { outcome.stderr.contains($0) }, "\(outcome.stderr)")
        }
    }

    @Test("Commands that cannot run in a test can at least be parsed", arguments: DocumentedRuns.parsed.keys.sorted())
    func parses(name: String) throws {
        let command = try #require(DocumentedCommand.all.first { "\($0)" == name })
        for words in try ShellWords.ofProgram(in: [command.line]) { try Self.parse(words) }
    }

    @Test("Every example in a command's help can be parsed")
    func examplesOfHelp() throws {
        let examples = try ShellWords.ofProgram(in: DocumentedCommand.referenceLines())
        #expect(examples.count > 90)
        for words in examples { try Self.parse(words) }
    }

    @Test("Every command in a workflow on a page can be parsed")
    func workflows() throws {
        let commands = try ShellWords.ofProgram(in: DocumentedCommand.workflowLines())
        #expect(commands.count > 2)
        for words in commands { try Self.parse(words) }
    }

    @Test("Every prepared command occurs on a page")
    func tablesAreCurrent() {
        let shown = Swift.Set(DocumentedCommand.all.map { "\($0)" })
        #expect(shown.count > 60)
        let named = Swift.Set(DocumentedRuns.statuses.keys).union(DocumentedRuns.preparations.keys)
            .union(DocumentedRuns.dialogues.keys).union(DocumentedRuns.parsed.keys)
        #expect(named.subtracting(shown).sorted() == [])
    }

    private static func parse(_ words: [String]) throws {
        do {
            _ = try Fitloc.parseAsRoot(CommandPath(words, below: Fitloc.self).completed(words))
        } catch {
            Issue.record("fitloc \(words.joined(separator: " ")): \(Fitloc.fullMessage(for: error))")
        }
    }

    /// Runs a shell script with a simulated user who answers questions.
    private static func run(
        _ script: String, in folder: URL, answering dialogue: [(question: String, answer: String)]
    ) async throws -> BuiltProgram.Outcome {
        let environment = BuiltProgram.environment(in: folder).merging(["NO_COLOR": "1", "TERM": "xterm"]) { $1 }
        return try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cd \"$0\"\n\(script)", folder.path],
            environment: environment
        ) { terminal in
            for (question, answer) in dialogue {
                try terminal.wait(for: question)
                try terminal.type(answer)
            }
            return BuiltProgram.Outcome(
                stdout: try terminal.output(), stderr: terminal.printed, status: try terminal.waitForEnd().number)
        }
    }
}
