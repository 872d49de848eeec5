import CatalogCore
import TestSupport
import Testing

@testable import FileSearch

@Suite("Files that are read because of other files")
struct RelatedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/values/strings.xml")
        try folder.write("Outside/strings.xml")
    }

    private func isThere(_ name: String) throws -> Bool {
        try RelatedFile.isThere(folder.file("App/\(name)"), below: folder.file("App"))
    }

    @Test("A file or a symlink inside the project is found")
    func inside() throws {
        try folder.link("App/link.xml", to: "values/strings.xml")
        #expect(try isThere("values/strings.xml"))
        #expect(try isThere("link.xml"))
    }

    @Test("A missing file or a folder is no file")
    func missing() throws {
        #expect(try !isThere("values/other.xml"))
        #expect(try !isThere("values"))
    }

    @Test("A file in the same repository is inside the project")
    func repository() throws {
        try folder.makeFolder(".git")
        try folder.link("App/link.xml", to: "../Outside/strings.xml")
        #expect(try isThere("link.xml"))
    }

    @Test("A symlink out of the project is refused, whether of the file or of its folder")
    func outside() throws {
        try folder.link("App/link.xml", to: "../Outside/strings.xml")
        try folder.link("App/values-de", to: "../Outside")
        let target = folder.file("Outside/strings.xml")
        for name in ["link.xml", "values-de/strings.xml"] {
            #expect(throws: FileError.leadsOut(path: folder.file("App/\(name)"), target: target)) {
                try isThere(name)
            }
        }
    }

    @Test("A symlink to a missing file is refused")
    func broken() throws {
        try folder.link("App/link.xml", to: "nothing")
        #expect(throws: FileError.brokenLink(path: folder.file("App/link.xml"))) { try isThere("link.xml") }
    }
}
