import TestSupport
import Testing

@testable import CatalogCore

@Suite("The boundary for written files")
struct WriteBoundaryTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project/a")
        try folder.write("other/b")
        try folder.link("project/in", to: "a")
        try folder.link("project/out", to: "../other/b")
        try folder.link("project/away", to: "../other")
        try folder.link("project/nowhere", to: "../other/new")
        return folder
    }

    @Test(
        "Existing and new paths in the folder are inside",
        arguments: ["project", "project/a", "project/in", "project/new", "project/new/x", "other/../project/a"])
    func inside(name: String) throws {
        let folder = try folder()
        #expect(ResolvedPath.leads(folder.file(name), into: folder.file("project")))
    }

    @Test(
        "Paths that lead out are outside: by themselves, by dots, by a link, or by a dangling link",
        arguments: [
            "other/b", "project/../other/b", "project/out", "project/away/b", "project/away/new", "project/nowhere",
            "project/new/../../other/b", "projects", "project2/x", "",
        ])
    func outside(name: String) throws {
        let folder = try folder()
        #expect(!ResolvedPath.leads(folder.file(name), into: folder.file("project")))
    }

    @Test("A path that is too long for the system is outside")
    func tooLong() throws {
        let folder = try folder()
        let long = folder.file("project/" + String(repeating: "a/", count: 50_000) + "x")
        #expect(ResolvedPath.target(of: long) == nil)
        #expect(!ResolvedPath.leads(long, into: folder.file("project")))
    }

    @Test("Without a boundary, every path is allowed; with one, the error has both paths")
    func check() throws {
        let folder = try folder()
        let path = folder.file("other/b")
        try WriteBoundary.check(path)
        let project = folder.file("project")
        #expect(throws: FileError.outside(path: path, folder: project)) {
            try WriteBoundary.$folder.withValue(project) { try WriteBoundary.check(path) }
        }
    }
}
