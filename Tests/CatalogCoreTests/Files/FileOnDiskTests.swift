import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("The file to which a path leads")
struct FileOnDiskTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("A/one.strings", "1")
    }

    private func file(_ path: String) -> FileOnDisk { FileOnDisk(folder.file(path)) }

    @Test("Dots and links lead to the same file")
    func links() throws {
        try folder.link("B", to: "A")
        try folder.link("two.strings", to: "A/one.strings")
        for path in ["A/./one.strings", "A/../A/one.strings", "B/one.strings", "two.strings"] {
            #expect(file(path) == file("A/one.strings"))
        }
        #expect(file("B/new.strings") == file("A/new.strings"))
        #expect(Set(["A/one.strings", "B/one.strings", "two.strings"].map(file)).count == 1)
    }

    @Test("macOS's second path of the data volume is recognized")
    func dataVolume() {
        #expect(ResolvedPath.withoutDataVolume("/System/Volumes/Data/Users/a") == "/Users/a")
        for path in ["/System/Volumes/Data", "/System/Volumes/Database/a", "/Users/a"] {
            #expect(ResolvedPath.withoutDataVolume(path) == nil)
        }
    }

    #if os(Linux)
        @Test("Hard links are two files, unless their names differ only in case or Unicode form")
        func hardLinks() throws {
            for name in ["hard.strings", "ONE.strings"] {
                try FileManager.default.linkItem(atPath: folder.file("A/one.strings"), toPath: folder.file("A/\(name)"))
            }
            #expect(file("A/hard.strings") != file("A/one.strings"))
            #expect(file("A/ONE.strings") == file("A/one.strings"))
        }

        @Test(
            "Names that differ only in case or Unicode form are two files on most volumes",
            arguments: [
                ("T.strings", "t.strings"), ("\u{E9}.strings", "e\u{301}.strings"),
            ])
        func spellings(first: String, second: String) throws {
            #expect(file("A/\(first)") != file("A/\(second)"))
            try folder.write("A/\(first)", "1")
            try folder.write("A/\(second)", "2")
            #expect(file("A/\(first)") != file("A/\(second)"))
            #expect(Set([first, second].map { file("A/\($0)") }).count == 2)
        }
    #endif

    @Test("A link that leads nowhere is a file of its own")
    func broken() throws {
        try folder.link("broken", to: "missing")
        #expect(file("broken") == file("broken"))
        #expect(file("broken") != file("missing"))
    }
}
