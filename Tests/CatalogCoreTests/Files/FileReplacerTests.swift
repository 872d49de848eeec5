import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Replacing files")
struct FileReplacerTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write("A.xcstrings", "old")
    }

    private func replace(_ name: String = "A.xcstrings", with text: String = "new") throws {
        try FileReplacer.replace(folder.file(name), expecting: Array("old".utf8), with: Array(text.utf8))
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
    }

    @Test("A file is replaced, and no other file remains")
    func replaces() throws {
        try replace(with: "brand new")
        #expect(try folder.read("A.xcstrings") == "brand new")
        #expect(try folder.names() == ["A.xcstrings"])
    }

    @Test("A file that has changed since it was read stays unchanged", arguments: ["other", "OLD"])
    func changedMeanwhile(content: String) throws {
        try folder.write("A.xcstrings", content)
        #expect(throws: FileError.changedMeanwhile(path: path)) { try replace() }
        #expect(try folder.read("A.xcstrings") == content)
        #expect(try folder.names() == ["A.xcstrings"])
    }

    @Test("A change anywhere in a large file is noticed", arguments: [0, 1_048_575, 1_048_576, 2_999_999])
    func changeInLargeFile(offset: Int) throws {
        let old = [UInt8](repeating: 0x61, count: 3_000_000)
        var other = old
        other[offset] = 0x62
        try Data(other).write(to: URL(fileURLWithPath: path))
        #expect(throws: FileError.changedMeanwhile(path: path)) {
            try FileReplacer.replace(path, expecting: old, with: [])
        }
        try FileReplacer.replace(path, expecting: other, with: old)
        #expect(try FileReader.read(path).bytes == old)
    }

    /// Files are compared in steps of 256 KiB, so the lengths include the ends of steps.
    @Test(
        "A file that was truncated or extended counts as changed",
        arguments: [(3, 0), (3, 2), (2, 3), (1 << 20, 1 << 20 - 1), (2_000_000, 1 << 20), (1 << 20, 1 << 20 + 1)])
    func otherLength(then: Int, now: Int) throws {
        let old = [UInt8](repeating: 0x61, count: then)
        try Data(repeating: 0x61, count: now).write(to: URL(fileURLWithPath: path))
        #expect(try !FileReader.holds(Descriptor(reading: path), exactly: old))
        #expect(throws: FileError.changedMeanwhile(path: path)) {
            try FileReplacer.replace(path, expecting: old, with: [])
        }
        #expect(throws: FileError.changedMeanwhile(path: path)) { try FileReplacer.remove(path, expecting: old) }
        #expect(try FileReader.read(path).bytes.count == now)
    }

    @Test("A file, or only the link to a file, is removed if the file has not changed since it was read")
    func removes() throws {
        try folder.link("link", to: "A.xcstrings")
        #expect(throws: FileError.self) { try FileReplacer.remove(folder.file("link"), expecting: []) }
        try FileReplacer.remove(folder.file("link"), expecting: Array("old".utf8))
        #expect(try folder.names() == ["A.xcstrings"])
        try FileReplacer.remove(path, expecting: Array("old".utf8))
        #expect(try folder.names() == [])
        #expect(throws: FileError.notFound(path: path)) { try FileReplacer.remove(path, expecting: []) }
    }

    @Test("A change that an editor saves during an update is not overwritten")
    func changedWhileUpdating() throws {
        #expect(throws: FileError.changedMeanwhile(path: path)) {
            try FileReplacer.update(path) { bytes in
                try folder.write("A.xcstrings", "saved by an editor")
                return bytes + [0x21]
            }
        }
        #expect(try folder.read("A.xcstrings") == "saved by an editor")
        #expect(try folder.names() == ["A.xcstrings"])
    }

    @Test("If the bytes are equal, the file is not rewritten")
    func unchanged() throws {
        let before = try FileReader.read(path).identity
        #expect(try !FileReplacer.update(path) { $0 })
        try replace(with: "old")
        #expect(try FileReader.read(path).identity == before)
    }

    @Test("Permissions are kept", arguments: [0o600, 0o644, 0o664, 0o755])
    func permissionsAreKept(mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try replace()
        #expect(try permissions("A.xcstrings") == mode)
    }

    @Test("The owner is kept where the system allows it", .enabled(if: geteuid() == 0, "only the superuser may"))
    func ownerIsKept() throws {
        #expect(chown(path, 12_345, 23_456) == 0)
        try replace()
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.ownerAccountID] as? Int == 12_345)
        #expect(attributes[.groupOwnerAccountID] as? Int == 23_456)
    }

    @Test("A symlink stays, and its target is replaced")
    func symlinkStays() throws {
        try folder.makeFolder("links")
        try folder.link("links/first", to: "../second")
        try folder.link("second", to: "A.xcstrings")
        try replace("links/first")
        #expect(try folder.read("A.xcstrings") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("links/first")) == "../second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("links")) == ["first"])
    }

    @Test("The next write removes a killed run's temporary file for the same target, and nothing else")
    func leftovers() throws {
        let kept = [".A.xcstrings.fitloc-12345", ".A.xcstrings.fitloc-12345!", ".B.xcstrings.fitloc-abc123"]
        for name in kept + [".A.xcstrings.fitloc-abc123", ".A.xcstrings.fitloc-ZZZZZZ"] {
            try folder.write(name, "half")
        }
        try replace()
        #expect(try folder.names() == (kept + ["A.xcstrings"]).sorted())
    }

    @Test("If a transformation throws, the file stays unchanged and no other file remains")
    func failingTransformation() throws {
        struct Refused: Error {}
        #expect(throws: Refused.self) { try FileReplacer.update(path) { _ in throw Refused() } }
        #expect(try folder.read("A.xcstrings") == "old")
        #expect(try folder.names() == ["A.xcstrings"])
    }

    @Test("Folders, devices and missing files are rejected with specific errors")
    func notFiles() throws {
        try folder.makeFolder("sub")
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        #expect(throws: FileError.isFolder(path: folder.file("sub"))) { try replace("sub") }
        #expect(throws: FileError.notRegularFile(path: folder.file("pipe"))) { try replace("pipe") }
        #expect(throws: FileError.notFound(path: folder.file("gone"))) { try replace("gone") }
        #expect(throws: FileError.notFound(path: folder.file("no/gone"))) { try replace("no/gone") }
    }

    @Test(
        "A write-protected file and a file in a write-protected folder are rejected",
        .disabled(if: geteuid() == 0, "no permission stops the superuser"))
    func writeProtected() throws {
        #expect(chmod(path, 0o444) == 0)
        #expect(throws: FileError.writeProtected(path: path)) { try replace() }
        #expect(chmod(path, 0o644) == 0)
        #expect(chmod(folder.path, 0o555) == 0)
        defer { chmod(folder.path, 0o755) }
        #expect(throws: FileError.permissionDenied(path: path, code: EACCES)) { try replace() }
        #expect(try folder.read("A.xcstrings") == "old")
    }

    @Test("A full disk is reported as such", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let full = try Descriptor(reading: "/dev/full", flags: O_RDWR)
        #expect(throws: FileError.noSpace(path: "/dev/full", code: ENOSPC)) { try full.writeAll([1, 2, 3]) }
    }

    @Test("A file with the maximum name length is replaced")
    func longName() throws {
        let name = String(repeating: "é", count: 122) + ".strings"
        try folder.write(name, "old")
        try replace(name)
        #expect(try folder.read(name) == "new")
        #expect(try folder.names().count == 2)
    }

    @Test("A new file is created; an existing one is overwritten only on request")
    func creates() throws {
        let new = folder.file("B.xcstrings")
        try FileReplacer.create(new, with: Array("one".utf8))
        #expect(throws: FileError.alreadyExists(path: new)) { try FileReplacer.create(new, with: []) }
        #expect(try folder.read("B.xcstrings") == "one")
        try FileReplacer.create(new, with: Array("two".utf8), overwriting: true)
        #expect(try folder.read("B.xcstrings") == "two")
        #expect(try folder.names() == ["A.xcstrings", "B.xcstrings"])
        #expect(throws: FileError.notFound(path: folder.file("no/B"))) {
            try FileReplacer.create(folder.file("no/B"), with: [])
        }
    }

    @Test("A new file has the default permissions")
    func permissionsOfNewFiles() throws {
        try folder.write("usual")
        try FileReplacer.create(folder.file("created"), with: [0x61])
        #expect(try permissions("created") == permissions("usual"))
    }
}
