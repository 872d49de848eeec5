import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FitlocCommands

@Suite("Help and exit status")
struct HelpTests {
    /// Returns all commands below a command, with their names.
    private static func all(
        below command: any ParsableCommand.Type, named words: [String]
    ) -> [(words: [String], command: any ParsableCommand.Type)] {
        command.configuration.subcommands.flatMap { sub in
            let name = words + [sub._commandName]
            return [(name, sub)] + all(below: sub, named: name)
        }
    }

    @Test("Every command has an example on indented lines, which are never wrapped")
    func examples() {
        for (words, command) in Self.all(below: Fitloc.self, named: ["fitloc"]) {
            let lines = command.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
            let name = words.joined(separator: " ")
            #expect(lines.contains { $0.hasPrefix("  ") && $0.contains(name) }, "\(name)")
            #expect(!lines.contains { $0.hasPrefix("fitloc ") }, "\(name)")
        }
    }

    /// ArgumentParser derives a missing name from the type.
    ///
    /// The Swift runtime then searches all protocol conformances of the program for each command, which took a third of
    /// every start.
    @Test("Every command has an explicit name")
    func explicitNames() {
        for (words, command) in Self.all(below: Fitloc.self, named: ["fitloc"]) {
            #expect(command.configuration.commandName == words.last)
        }
    }

    @Test(
        "Output that cannot be written is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["lint", "list", "rules", "--help", "--version", "lint --help"])
    func fullDisk(command: String) async throws {
        let work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let folder = work.url
        let outcome = try await OwnThread.run { try BuiltProgram.run("fitloc \(command) > /dev/full", in: folder) }
        #expect(outcome.status == 2)
        #expect(outcome.stderr == "error: the output could not be written: No space left on device\n")
    }

    @Test("A patch is coloured on request, but never in a pipe because of the environment")
    func coloredPatch() async throws {
        let work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let folder = work.url
        let line = "fitloc set home.title --value en=Hi --dry-run"
        let colored = try await OwnThread.run { try BuiltProgram.run("\(line) --color always", in: folder) }
        #expect(colored.stdout.contains("\u{1B}[32m+"))
        let forced = try await OwnThread.run { try BuiltProgram.run("FORCE_COLOR=1 \(line)", in: folder) }
        #expect(!forced.stdout.contains("\u{1B}"))
    }
}
