import Foundation
import TestSupport
import Testing

@testable import VersionHistory

@Suite("Versions of files in submodules", .waitsForPrograms)
struct SubmoduleTests {
    private let repository: TemporaryRepository

    /// Creates a repository with a submodule that has a submodule of its own, and one file in each.
    init() throws {
        repository = try TemporaryRepository()
        try begin("Lib/Inner")
        try begin("Lib")
        try repository.write("own\n", to: "own")
        try repository.commit()
    }

    /// Creates a repository in a folder with one committed file `f`, which has the name of the folder.
    private func begin(_ folder: String) throws {
        try repository.git("init", "-q", "-b", "main", folder)
        try repository.git("-C", folder, "config", "user.email", "a@example.com")
        try repository.git("-C", folder, "config", "user.name", "A")
        try commit("\(folder)\n", in: folder)
    }

    /// Writes and commits the file `f` in a folder.
    private func commit(_ text: String, in folder: String) throws {
        try repository.write(text, to: "\(folder)/f")
        try repository.git("-C", folder, "add", "-A")
        try repository.git("-C", folder, "commit", "-q", "-m", "x")
    }

    private func contents(of version: GitHistory.Version? = nil) throws -> VersionContents {
        let history = try repository.history
        return try history.contents(of: version ?? .commit(history.commit("HEAD")))
    }

    @Test("A version has the files of submodules at the recorded commits")
    func recordedFiles() throws {
        try commit("later\n", in: "Lib")
        for version in [try contents(), try contents(of: .index)] {
            #expect(version.paths.sorted() == ["Lib/Inner/f", "Lib/f", "own"])
            let files = try version.files(["Lib/f", "none", "own", "Lib/Inner/f", "Lib/none"])
            #expect(
                files == [Array("Lib\n".utf8), nil, Array("own\n".utf8), Array("Lib/Inner\n".utf8), nil])
        }
        #expect(try repository.history.paths(in: .index) == ["own"])
    }

    @Test("Changes are those since the recorded commit, in the work tree, the index and between commits")
    func changes() throws {
        let before = try contents()
        #expect(try before.changes(to: contents(of: .workTree)).paths == [])
        try repository.write("changed\n", to: "Lib/Inner/f")
        #expect(try before.changes(to: contents(of: .workTree)).paths == ["Lib/Inner/f"])
        try repository.git("-C", "Lib", "mv", "f", "g")
        try repository.git("-C", "Lib", "commit", "-q", "-m", "renamed")
        #expect(try before.changes(to: contents(of: .workTree)).renames == ["Lib/g": "Lib/f"])
        #expect(try before.changes(to: contents(of: .index)).paths == [])
        try repository.git("add", "Lib")
        #expect(try before.changes(to: contents(of: .index)).paths == ["Lib/f", "Lib/g"])
        try repository.commit()
        #expect(try before.changes(to: contents()).paths == ["Lib/f", "Lib/g"])
    }

    @Test("All files of an added submodule differ")
    func added() throws {
        let before = try contents()
        try begin("New")
        #expect(try before.changes(to: contents(of: .workTree)).paths == [])
        try repository.commit()
        #expect(try before.changes(to: contents()).paths == ["New/f"])
    }

    @Test("A submodule that is not checked out, and a repository that is not a submodule, have no files")
    func notCheckedOut() throws {
        try begin("Other")
        #expect(try contents().paths.sorted() == ["Lib/Inner/f", "Lib/f", "own"])
        try FileManager.default.removeItem(at: repository.url.appendingPathComponent("Lib"))
        #expect(try contents().paths == ["own"])
        #expect(try contents().gaps == [])
    }

    @Test("A submodule without the recorded commit is a gap, unless both versions record that commit")
    func missingCommit() throws {
        let lost = try repository.git("-C", "Lib", "rev-parse", "HEAD")
        let first = try repository.history.commit("HEAD")
        try FileManager.default.removeItem(at: repository.url.appendingPathComponent("Lib"))
        try begin("Lib")
        let error = GitError.missingSubmoduleCommit(lost, path: "Lib", isShallow: false)
        let before = try contents()
        #expect(before.gaps.map(\.path) == ["Lib"] && before.gaps.map(\.error) == [error])
        #expect(throws: error) { try before.requireReadable("Lib/f") }
        #expect(throws: Never.self) { try before.requireReadable("Library/f") }
        let versions = try repository.history.contents(of: .commit(first), and: .index)
        #expect(versions.old.gaps.isEmpty && versions.new.gaps.isEmpty)
        #expect(try repository.history.contents(of: .commit(first), and: .workTree).old.gaps.count == 1)
    }

    @Test("The settings and links of a submodule cannot make another folder its work tree")
    func otherWorkTree() throws {
        let other = try TemporaryRepository()
        try other.commit("secret\n", at: "f")
        try repository.git("-C", "Lib", "config", "core.worktree", other.url.path)
        #expect(try contents().paths == ["own"])
        #expect(try contents().gaps.map(\.path) == ["Lib"])
        try FileManager.default.removeItem(at: repository.url.appendingPathComponent("Lib"))
        try FileManager.default.createSymbolicLink(
            at: repository.url.appendingPathComponent("Lib"), withDestinationURL: other.url)
        #expect(try contents().paths == ["own"])
    }
}
