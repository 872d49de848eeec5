import Foundation
import Testing

@testable import ChildProcesses

@Suite("Observing signals", .serialized)
struct SignalObserverTests {
    /// Sends this process signals that nothing else in it uses, and returns after `count` actions.
    private func observe(_ count: Int, of number: Int32) async {
        let (actions, action) = AsyncStream<Void>.makeStream()
        let observer = SignalObserver([number]) { action.yield() }
        defer { observer.end() }
        for _ in 0..<count {
            kill(getpid(), number)
            for await _ in actions { break }
        }
    }

    @Test("A signal that arrives at once is not lost, nor is any later one", arguments: [SIGUSR1, SIGUSR2])
    func signals(number: Int32) async {
        for _ in 0..<50 { await observe(2, of: number) }
    }

    @Test("Each signal has its own action")
    func actions() async {
        let (first, isFirst) = AsyncStream<Void>.makeStream()
        let (second, isSecond) = AsyncStream<Void>.makeStream()
        let observers = [
            SignalObserver([SIGUSR1]) { isFirst.finish() }, SignalObserver([SIGUSR2]) { isSecond.finish() },
        ]
        defer { for observer in observers { observer.end() } }
        kill(getpid(), SIGUSR2)
        for await _ in second {}
        kill(getpid(), SIGUSR1)
        for await _ in first {}
    }

    @Test("After the end, the signal does what it did before")
    func end() async throws {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        await observe(1, of: SIGUSR1)
        // The default action would end the tests here.
        kill(getpid(), SIGUSR1)
        let current = signal(SIGUSR1, SIG_IGN)
        #expect(unsafeBitCast(current, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
    }

    @Test("A program that is started does not inherit the observation")
    func child() async throws {
        let observer = SignalObserver([SIGUSR1]) {}
        defer { observer.end() }
        let program = ChildProgram(["sh", "-c", "kill -USR1 $$; echo ignored"], environment: ["PATH": "/usr/bin:/bin"])
        await #expect(throws: ChildProgram.Failure.failed(program: "sh", status: 128 + SIGUSR1)) {
            try await program.run([], seconds: 30)
        }
    }
}
