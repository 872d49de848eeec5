import Foundation
import TestSupport
import Testing

@Suite("Results on a terminal", .waitsForPrograms)
struct PagerTests {
    private let work: WorkFolder

    init() async throws {
        work = try WorkFolder()
        try work.write(WrittenCatalog.text([("home.title", ["en": "Home"])]), to: WrittenCatalog.name)
        // A program of its own writes the script: one that this process writes is busy while a process that it starts
        // for another test has inherited the open file.
        let script = #"echo "paged: $(cat) ($LESS)""#
        _ = try await work.shell("printf '#!/bin/sh\\n%s\\n' '\(script)' >pager && chmod +x pager")
    }

    /// Runs a command whose standard output is the terminal, and returns what the terminal shows.
    private func shown(_ words: [String], _ own: [String: String]) async throws -> String {
        let environment = work.environment.merging(["NO_COLOR": "1", "TERM": "xterm"].merging(own) { $1 }) { $1 }
        let words = ["-c", #"cd "$0" && exec "$@" >&2"#, work.url.path, WorkFolder.program.path] + words
        return try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: words, environment: environment
        ) { terminal in
            _ = try terminal.waitForEnd()
            return terminal.printed
        }
    }

    @Test(
        "They go through the pager for fitloc, or else the user's",
        arguments: [["FITLOC_PAGER": "./pager", "PAGER": "./nosuch"], ["PAGER": "./pager"]])
    func pager(own: [String: String]) async throws {
        let shown = try await shown(["list"], own)
        #expect(shown.contains("paged: key"))
        #expect(shown.contains("home.title"))
        #expect(shown.contains("(FRX)"))
    }

    @Test(
        "They are printed at once without a pager, or if it does not exist",
        arguments: [["FITLOC_PAGER": ""], ["FITLOC_PAGER": "cat"], ["TERM": "dumb"], ["PAGER": "./nosuch"]])
    func none(own: [String: String]) async throws {
        let shown = try await shown(["list"], ["PAGER": "./pager"].merging(own) { $1 })
        #expect(!shown.contains("paged"))
        #expect(shown.contains("home.title"))
    }

    @Test("They are printed at once with --no-pager, and in files")
    func option() async throws {
        #expect(try await !shown(["list", "--no-pager"], ["PAGER": "./pager"]).contains("paged"))
        #expect(try !BuiltProgram.run("TERM=xterm PAGER=./pager fitloc list", in: work.url).stdout.contains("paged"))
    }

    @Test("The exit status is that of the command")
    func status() async throws {
        let words = ["-c", #"cd "$0" && "$@" >&2; echo "status $?" >&2"#, work.url.path, WorkFolder.program.path]
        let environment = work.environment.merging(["NO_COLOR": "1", "TERM": "xterm", "PAGER": "./pager"]) { $1 }
        let printed = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: words + ["list", "nowhere"], environment: environment
        ) { terminal in
            _ = try terminal.waitForEnd()
            return terminal.printed
        }
        #expect(printed.contains("status 1"))
    }
}
