import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Reading files")
struct FileReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("All bytes of a file are read", arguments: [0, 1, 65_535, 65_536, 1_000_001])
    func readsAllBytes(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a")))
        let contents = try FileReader.read(folder.file("a"))
        #expect(contents.bytes == bytes)
        #expect(contents.identity.size == count)
    }

    @Test("A file of exactly the maximum size is read; one more byte is rejected")
    func limit() throws {
        let path = try folder.write("a", "12345")
        #expect(try FileReader.read(path, limit: 5).bytes.count == 5)
        #expect(throws: FileError.tooLarge(path: path, limit: 4)) { try FileReader.read(path, limit: 4) }
    }

    @Test("A device is not read", .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
    func device() throws {
        #expect(throws: FileError.notRegularFile(path: "/dev/zero")) { try FileReader.read("/dev/zero") }
        try folder.link("a", to: "/dev/zero")
        #expect(throws: FileError.notRegularFile(path: folder.file("a"))) { try FileReader.read(folder.file("a")) }
        #expect(try FileReader.read("/dev/null").bytes.isEmpty)
    }

    @Test("A pipe in a folder is not read, also if nobody writes to it")
    func namedPipe() {
        let path = folder.file("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileError.notRegularFile(path: path)) { try FileReader.read(path) }
    }

    @Test("A pipe that the process has open is read to its end, up to the limit")
    func openPipe() throws {
        let text = String(repeating: "Olá, ", count: 50_000)
        for limit in [FileReader.defaultLimit, 200_000] {
            let pipe = Pipe()
            defer { try? pipe.fileHandleForReading.close() }
            let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
            let writing = pipe.fileHandleForWriting
            // A separate thread is needed, because the text is longer than the pipe.
            Thread.detachNewThread {
                try? writing.write(contentsOf: Data(text.utf8))
                try? writing.close()
            }
            if limit > text.utf8.count {
                #expect(try FileReader.read(path).bytes == Array(text.utf8))
            } else {
                #expect(throws: FileError.tooLarge(path: path, limit: limit)) {
                    try FileReader.read(path, limit: limit)
                }
                // The writer waits until all is read.
                _ = try pipe.fileHandleForReading.readToEnd()
            }
        }
    }

    @Test("A pipe of exactly the maximum size is read, although its end comes with a step of its own")
    func pipeOfMaximumSize() throws {
        // The first step reads one byte, the second 65,536.
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: 65_537)
        let pipe = Pipe()
        defer { try? pipe.fileHandleForReading.close() }
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let writing = pipe.fileHandleForWriting
        Thread.detachNewThread {
            try? writing.write(contentsOf: Data(text))
            try? writing.close()
        }
        #expect(try FileReader.read(path, limit: text.count).bytes == text)
    }

    @Test("A folder and a missing file have different errors")
    func foldersAndMissingFiles() throws {
        #expect(throws: FileError.isFolder(path: folder.path)) { try FileReader.read(folder.path) }
        #expect(throws: FileError.notFound(path: folder.file("a"))) { try FileReader.read(folder.file("a")) }
    }

    @Test("A rewritten file has another identity")
    func identity() throws {
        let path = try folder.write("a", "one")
        let first = try FileReader.read(path).identity
        #expect(try FileReader.read(path).identity == first)
        try FileReplacer.replace(path, expecting: Array("one".utf8), with: Array("two".utf8))
        #expect(try FileReader.read(path).identity != first)
    }

    @Test("An error names the path and the reason in one line")
    func errorSentences() {
        #expect(FileError(code: ENOENT, path: "a/b").description == "a/b: no such file or folder")
        let full = FileError(code: ENOSPC, path: "a").description
        #expect(full == "a: not enough disk space; the old file was kept (No space left on device)")
        #expect(FileError(code: ELOOP, path: "a") == .system(path: "a", code: ELOOP))
    }
}
