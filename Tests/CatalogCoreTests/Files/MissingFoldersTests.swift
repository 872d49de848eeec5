import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Creating files in missing folders")
struct MissingFoldersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func create(_ name: String, creatingFolders: Bool = true) throws {
        try FileReplacer.create(folder.file(name), with: Array("new".utf8), creatingFolders: creatingFolders)
    }

    @Test("Missing folders are created at any depth, and existing ones are used")
    func makesFolders() throws {
        try create("A/B/en.lproj/T.strings")
        try create("A/B/de.lproj/T.strings")
        #expect(try folder.read("A/B/en.lproj/T.strings") == "new")
        #expect(try folder.read("A/B/de.lproj/T.strings") == "new")
    }

    @Test("A file in place of a folder stays unchanged and is named in the error")
    func fileInTheWay() throws {
        try folder.write("A", "mine")
        #expect(throws: FileError.self) { try create("A/T.strings") }
        #expect(try folder.read("A") == "mine")
    }

    @Test("Without the option, no folder is created")
    func notAsked() throws {
        #expect(throws: FileError.notFound(path: folder.file("A/T.strings"))) {
            try create("A/T.strings", creatingFolders: false)
        }
        #expect(try folder.names() == [])
    }
}
