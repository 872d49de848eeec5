import Foundation
import Testing

@testable import ChildProcesses

@Suite("Running a child program with input and output")
struct ChildProgramTests {
    private func run(_ words: String..., input: String = "", seconds: Double = 30) async throws -> String {
        let program = ChildProgram(words, environment: ["PATH": "/usr/bin:/bin"])
        return String(decoding: try await program.run(Array(input.utf8), seconds: seconds), as: UTF8.self)
    }

    @Test("It gets its input, and its whole output is returned")
    func talk() async throws {
        #expect(try await run("cat", input: "a\nb\n") == "a\nb\n")
        let long = String(repeating: "line\n", count: 200_000)
        #expect(try await run("cat", input: long) == long)
    }

    @Test("It may read nothing or print nothing")
    func silent() async throws {
        let long = String(repeating: "line\n", count: 200_000)
        #expect(try await run("true", input: long) == "")
        #expect(try await run("echo", "hello", input: long) == "hello\n")
    }

    @Test("Programs that start at the same time do not keep each other's input open")
    func together() async throws {
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<64 { group.addTask { try await run("cat", input: "\(number)") } }
            var outputs: Set<String> = []
            for try await output in group { outputs.insert(output) }
            #expect(outputs == Set((0..<64).map(String.init)))
        }
    }

    @Test("A status other than 0 and a missing program are errors")
    func failures() async {
        await #expect(throws: ChildProgram.Failure.failed(program: "sh", status: 3)) {
            try await run("sh", "-c", "exit 3")
        }
        await #expect(throws: ChildProgram.Failure.notFound(program: "nowhere")) { try await run("nowhere") }
        await #expect(throws: ChildProgram.Failure.notStarted(program: "/etc/passwd")) {
            try await run("/etc/passwd")
        }
    }

    @Test("A detached program continues, and a missing one is an error")
    func leftToItself() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-\(UUID().uuidString)").path
        let environment = ["PATH": "/usr/bin:/bin"]
        try ChildProgram(["sh", "-c", "sleep 0.1; : > \(file)"], environment: environment).start()
        for _ in 0..<600 where !FileManager.default.fileExists(atPath: file) {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(FileManager.default.fileExists(atPath: file))
        try? FileManager.default.removeItem(atPath: file)
        #expect(throws: ChildProgram.Failure.notFound(program: "nowhere")) {
            try ChildProgram(["nowhere"], environment: environment).start()
        }
    }

    @Test("A program that exceeds the time limit is ended")
    func slow() async {
        await #expect(throws: ChildProgram.Failure.timedOut(seconds: 0.2)) {
            try await run("sleep", "60", seconds: 0.2)
        }
    }

    @Test("The programs that it started end with it")
    func descendants() async throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-\(UUID().uuidString)").path
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        let answers = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
        let script = "exec 3>'\(pipe)'; echo started >&3; (sleep 60; echo alive >&3) & wait"
        await #expect(throws: ChildProgram.Failure.timedOut(seconds: 2)) {
            try await run("sh", "-c", script, seconds: 2)
        }
        _ = fcntl(reader, F_SETFL, 0)
        // The end of the pipe is the end of all programs that can write to it.
        let answer = try answers.readToEnd() ?? Data()
        #expect(!String(decoding: answer, as: UTF8.self).contains("alive"))
    }

    @Test("Its background processes are not waited for, even if they keep the pipe open")
    func leftRunning() async throws {
        // Standard error is closed, because the program that started the tests waits for it. The duration of 60 seconds
        // makes the test fail if the process is waited for.
        let printed = try await run("sh", "-c", "sleep 60 2>/dev/null & echo $!", seconds: 20)
        let sleeper = try #require(pid_t(printed.trimmingCharacters(in: .newlines)))
        kill(sleeper, SIGKILL)
    }
}
