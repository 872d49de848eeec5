import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import FileSearch

@Suite("Search of a repository for files that can name keys")
struct RepositorySearchTests {
    private func folder(with files: [String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file) }
        return folder
    }

    private func search(_ folder: TemporaryFolder, limit: Int = 1000) -> RepositorySearch.Result {
        RepositorySearch(endings: ["swift", "m"], limit: limit).files(below: ResolvedPath.resolvedIfThere(folder.path))
    }

    private func names(_ result: RepositorySearch.Result, in folder: TemporaryFolder) -> [String] {
        result.files.compactMap { FolderPath.rest(of: $0, below: ResolvedPath.resolvedIfThere(folder.path)) }
    }

    @Test("Ignored, hidden and third-party files are found; build products are not")
    func files() throws {
        let folder = try folder(with: [
            ".git/HEAD", ".gitignore", "Generated/A.swift", ".hidden/B.swift",
            "Pods/C.m", "DerivedData/D.swift", ".build/E.swift", "node_modules/F.m",
            "App.xcframework/G.m", "App.xctemplate/T.swift", "Model.xcdatamodel/contents", "App/H.swift",
            "App/notes.txt",
        ])
        #expect(
            names(search(folder), in: folder) == [
                ".hidden/B.swift", "App/H.swift", "Generated/A.swift", "Model.xcdatamodel/contents", "Pods/C.m",
            ])
    }

    @Test("A link inside the repository is one place; a link out of it is not followed and named")
    func links() throws {
        let folder = try folder(with: [
            "Repository/.git/HEAD", "Repository/Code/A.swift", "Outside/B.swift",
            "Repository/.build/C.swift",
        ])
        let root = "\(folder.path)/Repository"
        let links = [
            "Shared": "Code", "Loop": ".", "Out": "../Outside", "Built": ".build", "Lost": "../no",
            "Lost.swift": "../no.swift", ".lost.swift": "../no.swift",
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(atPath: "\(root)/\(link)", withDestinationPath: target)
        }
        let found = RepositorySearch(endings: ["swift"]).files(below: ResolvedPath.resolvedIfThere(root))
        #expect(
            found.files.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
                ".build/C.swift", "Code/A.swift",
            ])
        var gaps: [String: RepositorySearch.Gap.Reason] = [:]
        for gap in found.gaps { gaps[String(gap.path.split(separator: "/").last ?? "")] = gap.reason }
        #expect(Set(gaps.keys) == ["Out", "Lost", "Lost.swift"])
        #expect(gaps["Lost"] == .brokenLink)
    }

    @Test("A search that reaches its limit says so")
    func limit() throws {
        let folder = try folder(with: ["A.swift", "B.swift", "C/D.swift"])
        #expect(search(folder, limit: 1).gaps.map(\.reason) == [.tooManyFiles(limit: 1)])
        let small = try self.folder(with: ["A.swift", "B.swift"])
        #expect(search(small, limit: 2).gaps.isEmpty)
        #expect(search(small, limit: 1).gaps.map(\.reason) == [.tooManyFiles(limit: 1)])
    }
}
