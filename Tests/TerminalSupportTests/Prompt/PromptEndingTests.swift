import Foundation
import TestSupport
import Testing

@Suite("Ending a prompt")
struct PromptEndingTests {
    @Test("Ctrl-C ends the process by its signal and restores the terminal", arguments: ["en", "key", "choose"])
    func interrupt(question: String) async throws {
        let outcome = try await ProbeProgram.run(question, "text") {
            try $0.wait(for: question == "en" ? "text" : question == "key" ? "kip" : "[1]")
            try $0.type(Key.controlC)
        }
        #expect(outcome.ending == .signal(SIGINT))
        #expect(outcome.output.isEmpty)
        #expect(outcome.modesAfter == outcome.modesBefore)
        #expect(outcome.printed.hasSuffix("\u{1B}[?2004l\r\n"))
    }

    @Test("A signal from another process restores the terminal before it ends the process", arguments: ["en", "key"])
    func terminate(question: String) async throws {
        let outcome = try await ProbeProgram.run(question, "text") {
            try $0.wait(for: question == "en" ? "text" : "kip")
            $0.send(SIGTERM)
        }
        #expect(outcome.ending == .signal(SIGTERM))
        #expect(outcome.modesAfter == outcome.modesBefore)
    }

    @Test("If no shell could resume the program, Ctrl-Z loses nothing of the line")
    func stop() async throws {
        let outcome = try await ProbeProgram.run("en") {
            try $0.wait(for: "en")
            try $0.type("abc\u{1A}")
            try $0.wait(for: "\u{1B}[?2004l\r\n")
            try $0.type("d" + Key.enter)
        }
        #expect(outcome.output == "<abcd>\n")
        #expect(outcome.modesAfter == outcome.modesBefore)
    }

    @Test("After Ctrl-Z and fg, the question is asked again, key by key")
    func resume() async throws {
        let output = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/bash"), arguments: ["--norc", "-i"],
            environment: ["TERM": "xterm", "PS1": "ready ", "PATH": "/usr/bin:/bin"]
        ) {
            try $0.wait(for: "ready ")
            try $0.type("'\(ProbeProgram.url.path)' en\n")
            try $0.wait(for: "\u{1B}[?2004h")
            // The prompt itself: before it, the terminal still reads lines, and Ctrl-Z discards them.
            try $0.wait(for: "\u{1B}[0m: ")
            try $0.type("abd\u{1A}")
            try $0.wait(for: "Stopped")
            try $0.wait(for: "ready ")
            try $0.type("fg\n")
            try $0.wait(for: "abd")
            try $0.type(Key.left + "c" + Key.enter)
            try $0.wait(for: "ready ")
            try $0.type("exit\n")
            _ = try $0.waitForEnd()
            return try $0.output()
        }
        #expect(output.hasSuffix("<abcd>\n"))
    }

    @Test("Closing the window ends the process")
    func closedWindow() async throws {
        let ending = try await PseudoTerminal.run(ProbeProgram.url, arguments: ["en", "text"]) {
            try $0.wait(for: "text")
            $0.closeWindow()
            return try $0.waitForEnd()
        }
        #expect(ending == .signal(SIGHUP))
    }

    @Test("Without a terminal, no question is asked")
    func noTerminal() async throws {
        let outcome = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "'\(ProbeProgram.url.path)' en </dev/null"]
        ) {
            let ending = try $0.waitForEnd()
            return [try $0.output(), $0.printed, "\(ending)"]
        }
        #expect(outcome == ["nobody to ask\n", "", "status(0)"])
    }
}
