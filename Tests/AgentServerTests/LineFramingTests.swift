import Testing

@testable import AgentServer

@Suite("Messages on lines")
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

    @Test("However the bytes come, each line is a message; empty ones are none")
    func lines() throws {
        let text = "{\"a\":\"é\"}\r\n\n  \n{}\n{\"b\"\n"
        #expect(try messages(in: [text]) == ["{\"a\":\"é\"}\r", "{}", "{\"b\""])
        #expect(try messages(in: text.map { String($0) }) == ["{\"a\":\"é\"}\r", "{}", "{\"b\""])
    }

    @Test("A batch is taken apart; what is no batch is not")
    func batches() throws {
        #expect(try messages(in: ["[{\"id\":1}, {\"id\":\"x\"}]\n"]) == ["{\"id\":1}", "{\"id\":\"x\"}"])
        #expect(try messages(in: ["[]\n[{\n"]) == ["[]", "[{"])
    }

    @Test("A line without end is refused")
    func endless() throws {
        var reader = LineFraming()
        reader.append([UInt8](repeating: 0x20, count: LineFraming.longest + 1))
        #expect(throws: LineFraming.Failure.lineTooLong) { try reader.next() }
    }

    @Test("A message is written on one line")
    func framed() {
        #expect(LineFraming.framed(Array("{}".utf8)) == Array("{}\n".utf8))
    }
}
