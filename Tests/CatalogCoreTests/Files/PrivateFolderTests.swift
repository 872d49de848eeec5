import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Private folders")
struct PrivateFolderTests {
    @Test("Only the user can enter the folder, and its files are listed without links")
    func contents() throws {
        let folder = try PrivateFolder(in: TemporaryFolder.system.path)
        defer { folder.remove() }
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        try folder.write([1], to: "b/c.po")
        try folder.prepare(for: "d/e.po")
        try folder.write([], to: "a.po")
        try FileManager.default.createSymbolicLink(atPath: folder.file("f.po"), withDestinationPath: "a.po")
        #expect(try folder.files == ["a.po", "b/c.po"])
    }

    @Test("The folder is removed with everything in it, but not what its links lead to")
    func removal() throws {
        let outside = try PrivateFolder(in: TemporaryFolder.system.path)
        defer { outside.remove() }
        try outside.write([1], to: "kept")
        let folder = try PrivateFolder(in: TemporaryFolder.system.path)
        try folder.write([1], to: "a/b/c")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: outside.path)
        folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        #expect(try outside.files == ["kept"])
    }

    @Test("A folder that is no absolute path does not count", arguments: [nil, "relative", ""])
    func fallback(parent: String?) throws {
        let folder = try PrivateFolder(in: parent)
        defer { folder.remove() }
        #expect(folder.path.hasPrefix("/tmp/fitloc-"))
    }
}
