import Foundation
import TestSupport
import Testing

@testable import CatalogCore

#if os(Linux)
    @Suite(
        "What a write keeps with a file",
        .enabled(if: AttributedFile.isPossible, "the file system has no extended attributes, or Python is missing"))
    struct FileAttributesTests {
        private let folder: TemporaryFolder
        private let file: AttributedFile
        private let old = Array("old".utf8)

        init() throws {
            folder = try TemporaryFolder()
            file = AttributedFile(path: try folder.write("A.xcstrings", "old"))
        }

        /// The ways to replace a file.
        enum Write: CaseIterable {
            case replace, update, create

            func callAsFunction(_ path: String) throws {
                let new = Array("new".utf8)
                switch self {
                case .replace: try FileReplacer.replace(path, expecting: Array("old".utf8), with: new)
                case .update: try FileReplacer.update(path) { _ in new }
                case .create: try FileReplacer.create(path, with: new, overwriting: true)
                }
            }
        }

        @Test("Extended attributes are kept, empty and long ones too", arguments: Write.allCases)
        func attributes(write: Write) throws {
            let values = ["user.tag": "Red", "user.empty": "", "user.long": String(repeating: "x", count: 2000)]
            for (name, value) in values { try file.set(name, Array(value.utf8)) }
            try write(file.path)
            #expect(try folder.read("A.xcstrings") == "new")
            for (name, value) in values { #expect(try file.value(of: name) == Array(value.utf8)) }
        }

        @Test("The access control list is kept, so that the group gets no more than before", arguments: Write.allCases)
        func accessList(write: Write) throws {
            try file.set(AttributedFile.accessList, AttributedFile.readableByOne)
            let before = try FileStatus(ofPath: file.path).permissions
            try write(file.path)
            #expect(try file.value(of: AttributedFile.accessList) == AttributedFile.readableByOne)
            #expect(try FileStatus(ofPath: file.path).permissions == before)
        }

        @Test("A file without an access control list gets none from its folder", arguments: Write.allCases)
        func inheritedList(write: Write) throws {
            try AttributedFile(path: folder.path).set("system.posix_acl_default", AttributedFile.readableByOne)
            try write(file.path)
            #expect(try file.value(of: AttributedFile.accessList) == nil)
            #expect(try FileStatus(ofPath: file.path).permissions == 0o644)
        }

        @Test("An immutable file is refused as write-protected")
        func immutable() throws {
            try Program.run(["chattr", "+i", file.path], in: folder.path)
            defer { _ = try? Program.run(["chattr", "-i", file.path], in: folder.path) }
            // Only the superuser may set the attribute, and not in every container.
            guard access(file.path, W_OK) != 0, errno == EPERM else { return }
            for write in Write.allCases {
                #expect(throws: FileError.writeProtected(path: file.path)) { try write(file.path) }
            }
            #expect(throws: FileError.writeProtected(path: file.path)) { try FileReplacer.requireWritable(file.path) }
            #expect(try folder.names() == ["A.xcstrings"])
        }
    }

    /// A file whose extended attributes Python reads and writes.
    private struct AttributedFile {
        let path: String

        static let accessList = "system.posix_acl_access"

        /// An access control list in the form of the system: a version, then a tag, permissions and an id each.
        ///
        /// The owner may write, the user 12345 may read, and the group may do nothing, although the mask, which `stat` shows
        /// as the permissions of the group, allows reading.
        static let readableByOne: [UInt8] = {
            let nobody = [UInt8](repeating: 0xFF, count: 4)
            var bytes: [UInt8] = [2, 0, 0, 0]
            bytes += [0x01, 0, 6, 0] + nobody
            bytes += [0x02, 0, 4, 0] + [0x39, 0x30, 0, 0]
            bytes += [0x04, 0, 0, 0] + nobody
            bytes += [0x10, 0, 4, 0] + nobody
            bytes += [0x20, 0, 4, 0] + nobody
            return bytes
        }()

        static let isPossible: Bool = {
            guard let folder = try? TemporaryFolder(), let path = try? folder.write("a") else { return false }
            let file = AttributedFile(path: path)
            try? file.set("user.a", [1])
            try? file.set(accessList, readableByOne)
            return (try? file.value(of: "user.a")) == [1] && (try? file.value(of: accessList)) == readableByOne
        }()

        func set(_ name: String, _ value: [UInt8]) throws {
            try run("os.setxattr(path, name, bytes.fromhex(value))", name, value.map { Self.hex($0) }.joined())
        }

        func value(of name: String) throws -> [UInt8]? {
            let output = try run(
                "print(os.getxattr(path, name).hex() if name in os.listxattr(path) else 'none')", name, "")
            if output == "none\n" { return nil }
            let digits = Array(output.dropLast())
            return stride(from: 0, to: digits.count, by: 2).compactMap {
                UInt8(String(digits[$0...($0 + 1)]), radix: 16)
            }
        }

        @discardableResult
        private func run(_ code: String, _ name: String, _ value: String) throws -> String {
            let words = [ForeignReader.python, "-c", "import os, sys; _, path, name, value = sys.argv; \(code)"]
            return try Program.run(words + [path, name, value], in: "/")
        }

        private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    }
#endif
