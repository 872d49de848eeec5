import Testing

@testable import AgentServer

@Suite("Framing with one message per line")
struct LineFramingTests {
    private func messages(in pieces: [String]) throws -> [String] {
        var reader = LineFraming()
        var found: [String] = []
        for piece in pieces {
            reader.append(Array(piece.utf8))
            while let message = try reader.next() { found.append(String(decoding: message, as: UTF8.self)) }
        }
        return found
    }

    @Test("Each line is a message, however the bytes arrive; empty lines are ignored")
    func lines() throws {
        let text = "{\"a\":\"é\"}\r\n\n  \n{}\n{\"b\"\n"
        #expect(try messages(in: [text]) == ["{\"a\":\"é\"}\r", "{}", "{\"b\""])
        #expect(try messages(in: text.map { String($0) }) == ["{\"a\":\"é\"}\r", "{}", "{\"b\""])
    }

    @Test("A batch is split into its messages; other messages stay whole")
    func batches() throws {
        #expect(try messages(in: ["[{\"id\":1}, {\"id\":\"x\"}]\n"]) == ["{\"id\":1}", "{\"id\":\"x\"}"])
        #expect(try messages(in: ["[]\n[{\n"]) == ["[]", "[{"])
    }

    @Test("A line that never ends is rejected")
    func endless() throws {
        var reader = LineFraming()
        reader.append([UInt8](repeating: 0x20, count: LineFraming.longest + 1))
        #expect(throws: LineFraming.Failure.lineTooLong) { try reader.next() }
        var longest = LineFraming()
        longest.append([UInt8](repeating: 0x20, count: LineFraming.longest))
        let message = try longest.next()
        #expect(message == nil)
    }

    @Test("A message is written as one line")
    func framed() {
        #expect(LineFraming.framed(Array("{}".utf8)) == Array("{}\n".utf8))
    }
}
