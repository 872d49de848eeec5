import Testing

@testable import EditPage

@Suite("The log of changed keys")
struct ChangeLogTests {
    @Test("A full log forgets its oldest key, and pages that have not seen that change load everything")
    func limit() {
        var log = ChangeLog()
        for number in 0..<1000 { log.note("key \(number)", in: 0) }
        #expect(log.keys(since: 1)?.count == 1000)
        log.note("one more", in: 0)
        #expect(log.keys(since: 1) == nil)
        #expect(log.keys(since: 2)?.count == 1000)
        #expect(log.keys(since: log.revision)?.isEmpty == true)
    }

    @Test("A revision of the future is unknown")
    func future() {
        #expect(ChangeLog().keys(since: 2) == nil)
    }

    @Test("A key that changed several times is reported once for each table")
    func repeated() {
        var log = ChangeLog()
        for table in [0, 1, 0] { log.note("title", in: table) }
        #expect(log.keys(since: 1)?.map(\.table) == [0, 1])
    }
}
