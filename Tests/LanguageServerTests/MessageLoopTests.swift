import Foundation
import Testing

@testable import LanguageServer

@Suite("Initialization and process ids")
struct MessageLoopTests {
    @Test("The position encoding is the first known one that the client names, otherwise UTF-16")
    func encodings() {
        #expect(PositionEncoding.best(of: nil) == .utf16)
        #expect(PositionEncoding.best(of: ["utf-7", "utf-8", "utf-16"]) == .utf8)
        #expect(PositionEncoding.best(of: []) == .utf16)
    }

    @Test("A value is created once, on first use")
    func once() async {
        let counter = Counter()
        let value = Once { await counter.next() }
        #expect(await counter.count == 0)
        async let first = value.value()
        async let second = value.value()
        #expect(await [first, second] == [1, 1])
        #expect(await counter.count == 1)
    }

    @Test("A missing process and one that has ended are not waited for", .timeLimit(.minutes(20)))
    func gone() async {
        await ClientProcessMonitor.waitForEnd(ofProcess: 0)
        await ClientProcessMonitor.waitForEnd(ofProcess: Int(Int32.max) - 1)
    }

    private actor Counter {
        private(set) var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }
}
