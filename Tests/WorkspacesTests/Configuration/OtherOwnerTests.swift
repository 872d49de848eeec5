import CommandOutput
import Foundation
import TestSupport
import Testing
import Workspaces

@Suite("Configurations of other users", .enabled(if: geteuid() == 0, "only the superuser may change owners"))
struct OtherOwnerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("Project/App")
        let path = try folder.write(".fitloc.yml", "languages: [en]")
        #expect(chown(path, 12_345, 12_345) == 0)
    }

    private func path(from name: String) throws -> String? {
        var configurations = Configurations(currentFolder: folder.file(name))
        return try configurations.current()?.path
    }

    @Test("Above the project, they are refused", arguments: [true, false])
    func above(isRepository: Bool) throws {
        if isRepository { try folder.makeFolder("Project/.git") }
        let failure = #expect(throws: CommandFailure.self) { _ = try path(from: "Project/App") }
        let root = folder.file(isRepository ? "Project" : "Project/App")
        #expect(
            failure?.lines.map(\.text) == [
                "../../.fitloc.yml:1:1: error: belongs to another user and is above the project at \(root); "
                    + "add a .fitloc.yml there"
            ])
        let own = try folder.write("Project/.fitloc.yml", "languages: [en]")
        #expect(try path(from: "Project/App") == own)
    }

    @Test("In the repository, they are used")
    func repository() throws {
        try folder.makeFolder(".git")
        #expect(try path(from: "Project/App") == folder.file(".fitloc.yml"))
    }

    @Test("In the current folder and for the files below it, they are used")
    func currentFolder() throws {
        var configurations = Configurations(currentFolder: folder.path)
        let governing = try configurations.governing(folder.file("Project/App/L.xcstrings"))
        #expect(governing?.path == folder.file(".fitloc.yml"))
    }

    @Test("A link of another user is refused like a file")
    func link() throws {
        let target = try folder.write("own.yml", "languages: [en]")
        try FileManager.default.removeItem(atPath: folder.file(".fitloc.yml"))
        try folder.link(".fitloc.yml", to: target)
        #expect(try path(from: "Project/App") == folder.file(".fitloc.yml"))
        #expect(lchown(folder.file(".fitloc.yml"), 12_345, 12_345) == 0)
        #expect(throws: CommandFailure.self) { _ = try path(from: "Project/App") }
    }
}
