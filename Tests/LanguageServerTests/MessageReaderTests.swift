import Testing

@testable import LanguageServer

@Suite("Reading messages from a stream")
struct MessageReaderTests {
    private func messages(_ blocks: [String]) throws -> [String] {
        var reader = MessageReader()
        var messages: [String] = []
        for block in blocks {
            reader.append(Array(block.utf8))
            while let message = try reader.next() { messages.append(String(decoding: message, as: UTF8.self)) }
        }
        return messages
    }

    @Test("A message follows a header with its length in bytes")
    func one() throws {
        #expect(try messages(["Content-Length: 4\r\n\r\n{é}"]) == ["{é}"])
    }

    @Test("One block can contain several messages, and one message can be in several blocks")
    func blocks() throws {
        #expect(
            try messages([
                "Content-Length: 2\r\n\r\n{}Content-Le", "ngth: 3\r", "\n\r\n[1", "]Content-Length: 0\r\n\r\n",
            ])
                == ["{}", "[1]", ""])
    }

    @Test("The messages are the same however the stream is split")
    func anyCut() throws {
        let stream =
            "Content-Length: 8\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{\"é\":1}"
            + "content-length:2\r\n\r\n{}"
        let bytes = Array(stream.utf8)
        for cut in 0...bytes.count {
            var reader = MessageReader()
            reader.append(Array(bytes[..<cut]))
            var found: [[UInt8]] = []
            while let message = try reader.next() { found.append(message) }
            reader.append(Array(bytes[cut...]))
            while let message = try reader.next() { found.append(message) }
            #expect(found.map { String(decoding: $0, as: UTF8.self) } == ["{\"é\":1}", "{}"], "cut at \(cut)")
        }
    }

    @Test("A header without a valid length is rejected")
    func broken() {
        #expect(throws: FramingError.noLength) { try messages(["Content-Type: x\r\n\r\n{}"]) }
        #expect(throws: FramingError.badLength("-1")) { try messages(["Content-Length: -1\r\n\r\n{}"]) }
        #expect(throws: FramingError.badLength("99999999999999999999")) {
            try messages(["Content-Length: 99999999999999999999\r\n\r\n{}"])
        }
        #expect(throws: FramingError.noHeader) { try messages([String(repeating: "x", count: 20_000)]) }
    }
}
