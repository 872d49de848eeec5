import Foundation
import Testing

@testable import LanguageServer

@Suite("The order of messages")
struct MessageLoopTests {
    @Test("The columns are those that the client names first and that are known, else UTF-16's")
    func encodings() {
        #expect(PositionEncoding.best(of: nil) == .utf16)
        #expect(PositionEncoding.best(of: ["utf-7", "utf-8", "utf-16"]) == .utf8)
        #expect(PositionEncoding.best(of: []) == .utf16)
    }

    @Test("Something is made once, when it is first asked for")
    func once() async {
        let counter = Counter()
        let value = Once { await counter.next() }
        #expect(await counter.count == 0)
        async let first = value.value()
        async let second = value.value()
        #expect(await [first, second] == [1, 1])
        #expect(await counter.count == 1)
    }

    @Test("A process that is not there, or has gone, is not waited for", .timeLimit(.minutes(20)))
    func gone() async {
        await ClientWatch.waitForEnd(ofProcess: 0)
        await ClientWatch.waitForEnd(ofProcess: Int(Int32.max) - 1)
    }

    private actor Counter {
        private(set) var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }
}
