import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Creating files in folders that are not there")
struct MissingFoldersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func create(_ name: String, creatingFolders: Bool = true) throws {
        try FileReplacer.create(folder.file(name), with: Array("new".utf8), creatingFolders: creatingFolders)
    }

    @Test("Missing folders are made, at any depth, and used when they are there")
    func makesFolders() throws {
        try create("A/B/en.lproj/T.strings")
        try create("A/B/de.lproj/T.strings")
        #expect(try folder.read("A/B/en.lproj/T.strings") == "new")
        #expect(try folder.read("A/B/de.lproj/T.strings") == "new")
    }

    @Test("A file where a folder should be is left alone and named in the error")
    func fileInTheWay() throws {
        try folder.write("A", "mine")
        #expect(throws: FileError.self) { try create("A/T.strings") }
        #expect(try folder.read("A") == "mine")
    }

    @Test("Unless asked, no folder is made")
    func notAsked() throws {
        #expect(throws: FileError.notFound(path: folder.file("A/T.strings"))) {
            try create("A/T.strings", creatingFolders: false)
        }
        #expect(try folder.names() == [])
    }
}
