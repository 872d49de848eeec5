import Foundation
import TestSupport
import Testing

@Suite("Submodules")
struct SubmoduleTests {
    private static let path = "Lib/\(WrittenCatalog.name)"
    private static let nothing = "No catalogs or tables have changed.\n"
    private static let oneKey = "No findings in 1 changed key of 1 file.\n"
    private static let user = "git config user.email a@example.com && git config user.name A"

    /// Returns a repository with the submodule `Lib`, which also has a catalog with the keys `a` and `z`.
    private func repository() async throws -> Repository {
        let repository = try await Repository()
        try await repository.run("git clone -q . ../lib")
        try await repository.run("git -c protocol.file.allow=always submodule add -q ../lib Lib")
        try await repository.run("(cd Lib && \(Self.user)) && git add -A && git commit -qm submodule")
        return repository
    }

    private func addKey(to repository: Repository, at path: String = Self.path) throws {
        try repository.write(["a": "A", "b": "B", "z": "Z"], to: path)
    }

    @Test("A submodule at its recorded commit has no changes")
    func unchanged() async throws {
        let repository = try await repository()
        for command in ["diff", "diff HEAD", "diff HEAD -- Lib"] {
            #expect(try await repository.run("fitloc \(command)") == "No differences.\n")
        }
        for command in ["lint --since HEAD", "lint --staged"] {
            #expect(try await repository.run("fitloc \(command)") == Self.nothing)
        }
    }

    @Test("Its changes since the recorded commit are found in the work tree, in the index and between commits")
    func changed() async throws {
        let repository = try await repository()
        let difference = """
            \(Self.path)
              b
                added
                  + en  B

            1 change in 1 key

            """
        try addKey(to: repository)
        #expect(try await repository.run("fitloc diff") == difference)
        #expect(try await repository.run("fitloc lint --since HEAD") == Self.oneKey)
        #expect(try await repository.run("fitloc lint --staged") == Self.nothing)
        try await repository.run("git -C Lib commit -qam b && git add Lib")
        #expect(try await repository.run("fitloc diff") == difference)
        #expect(try await repository.run("fitloc lint --staged") == Self.oneKey)
        try await repository.run("git commit -qm b")
        #expect(try await repository.run("fitloc diff HEAD~1 HEAD") == difference)
        #expect(try await repository.run("fitloc diff") == "No differences.\n")
    }

    @Test("If its repository lacks the recorded commit, a command that needs the commit ends with status 2")
    func missingCommit() async throws {
        let repository = try await repository()
        let commit = try await repository.run("git -C Lib rev-parse HEAD").dropLast()
        try await repository.run("rm -rf Lib .git/modules && git init -q Lib && cp \(WrittenCatalog.name) Lib/")
        try await repository.run("cd Lib && \(Self.user) && git add -A && git commit -qm other")
        let error =
            "error: the submodule Lib does not have the commit \(commit) that the compared version records; "
            + "run `git fetch` in its folder\n"
        #expect(try await repository.run("fitloc diff", status: 2) == error)
        #expect(try await repository.run("fitloc lint --since HEAD", status: 2) == error)
        #expect(try await repository.run("fitloc diff -- \(WrittenCatalog.name)") == "No differences.\n")
        try await repository.run("git -C Lib rm -q \(WrittenCatalog.name)")
        #expect(try await repository.run("fitloc diff") == "No differences.\n")
    }

    @Test("In the hook of a linked work tree, git reads the submodule and not the repository of the hook")
    func hook() async throws {
        let repository = try await repository()
        try repository.work.write("#!/bin/sh\nexec fitloc lint --staged\n", to: ".git/hooks/pre-commit")
        try await repository.run("chmod +x .git/hooks/pre-commit && git worktree add -q ../tree")
        try await repository.run("cd ../tree && git -c protocol.file.allow=always submodule -q update --init")
        let said = try await repository.run("cd ../tree && git commit -q --allow-empty -m empty")
        #expect(said.contains(Self.nothing))
        try addKey(to: repository, at: "../tree/\(Self.path)")
        try await repository.run("cd ../tree/Lib && \(Self.user) && git commit -qam b")
        #expect(try await repository.run("cd ../tree && git commit -qam b").contains(Self.oneKey))
    }

    @Test("The files of a repository that is not a submodule are untracked, so they are new")
    func otherRepository() async throws {
        let repository = try await Repository()
        try await repository.run("git clone -q . Other")
        #expect(try await repository.run("git status --porcelain") == "?? Other/\n")
        #expect(try await repository.run("fitloc diff").hasSuffix("2 changes in 2 keys\n"))
        try await repository.run("echo Other >> .git/info/exclude")
        #expect(try await repository.run("fitloc diff") == "No differences.\n")
    }
}
