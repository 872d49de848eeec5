import Foundation
import Testing

@testable import StandardStreams

@Suite("Writing to standard output")
struct StandardOutputTests {
    init() {
        StandardOutput.ignoreWriteSignals()
    }

    @Test("Buffered text is written once and in order by a flush")
    func gathers() throws {
        let pipe = Pipe()
        var output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 1024)
        try output.write("Olá ")
        try output.write([0xFF, 0x0A])
        try output.writeLine("日本")
        try output.flush()
        try output.flush()
        try pipe.fileHandleForWriting.close()
        let arrived = pipe.fileHandleForReading.readDataToEndOfFile()
        #expect(arrived == Data("Olá ".utf8) + [0xFF, 0x0A] + Data("日本\n".utf8))
    }

    @Test("Without a buffer, each text is written before the next")
    func writesAtOnce() throws {
        let pipe = Pipe()
        var output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 0)
        try output.write("now")
        #expect(pipe.fileHandleForReading.availableData == Data("now".utf8))
    }

    @Test("A text larger than the pipe is written completely, even to a non-blocking pipe", arguments: [false, true])
    func writesInParts(isNonBlocking: Bool) throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        if isNonBlocking { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
        let text = String(repeating: "0123456789abcdef", count: 100_000)
        // The writer blocks until the reader reads, so it needs a separate thread: tasks share as many threads as there
        // are cores.
        let writing = Thread {
            var output = StandardOutput(descriptor: descriptor, capacity: 64)
            try? output.write(text)
            try? pipe.fileHandleForWriting.close()
        }
        writing.start()
        #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data(text.utf8))
    }

    @Test("A closed reader is not an error: the rest is discarded")
    func readerGone() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        var output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 0)
        try output.writeLine("nobody reads this")
        try output.writeLine("nor this")
        let isClosed = output.isClosedByReader
        #expect(isClosed)
    }

    #if os(Linux)
        @Test("A full disk is reported as an error")
        func fullDisk() throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            var output = StandardOutput(descriptor: full.fileDescriptor, capacity: 0)
            var message: String?
            do { try output.write("x") } catch { message = error.description }
            #expect(message == "the output could not be written: No space left on device")
        }
    #endif
}
