import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("The identity of a folder in later runs")
struct FolderIdentityTests {
    @Test("Where the time of creation is known, the number of the device may change, as after a restart of a Mac")
    func device() {
        let identity = FolderIdentity(inode: 7, created: 1, device: 16_777_232)
        #expect(identity == FolderIdentity(inode: 7, created: 1, device: 16_777_234))
        #expect(identity != FolderIdentity(inode: 7, created: 2, device: 16_777_232))
        #expect(identity != FolderIdentity(inode: 8, created: 1, device: 16_777_232))
        let old = FolderIdentity(inode: 7, created: nil, device: 1)
        #expect(old != FolderIdentity(inode: 7, created: nil, device: 2))
        #expect(old != identity)
    }

    @Test("A folder keeps its identity when its contents change, and another one at its path has its own")
    func folder() throws {
        let parent = try TemporaryFolder()
        try parent.makeFolder("a")
        let first = try FolderIdentity(ofPath: parent.file("a"))
        try parent.write("a/file")
        #expect(try FolderIdentity(ofPath: parent.file("a")) == first)
        // The file system may give the inode to the next folder.
        try FileManager.default.removeItem(atPath: parent.file("a"))
        try parent.makeFolder("a")
        #expect(try FolderIdentity(ofPath: parent.file("a")) != first)
        #expect(throws: FileError.notFound(path: parent.file("b"))) { try FolderIdentity(ofPath: parent.file("b")) }
    }

    @Test("A stored identity is read back")
    func stored() throws {
        for identity in [FolderIdentity(inode: .max, created: -1, device: 1), .init(inode: 1, created: nil, device: 2)]
        {
            let data = try JSONEncoder().encode(identity)
            #expect(try JSONDecoder().decode(FolderIdentity.self, from: data) == identity)
        }
    }
}
