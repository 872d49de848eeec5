import Testing

@Suite("Folders of the kit")
struct KitFoldersTests {
    @Test("Operations do not use one another, and nothing lower uses them")
    func operations() throws {
        let found = KitFolders.violations(in: try SourceFile.all())
        #expect(found == [])
    }

    @Test("A type of another operation, of a neighbour or of a higher folder is found")
    func findsUses() {
        let files = [
            SourceFile(path: "XCStringsKit/Listing/Listing.swift", text: "public struct Listing {}\nstruct Row {}\n"),
            SourceFile(path: "XCStringsKit/Format/Form.swift", text: "enum Form { static let all = Listing() }\n"),
            SourceFile(path: "XCStringsKit/Legacy/Table.swift", text: "final class Table { var row: Row? }\n"),
            SourceFile(path: "XCStringsKit/Lint/Linter.swift", text: "struct Linter { var table: Table } // Listing\n"),
            SourceFile(path: "CommandSupport/Workspace/Work.swift", text: "struct Work { var row: Row }\n"),
        ]
        #expect(
            KitFolders.violations(in: files) == [
                "XCStringsKit/Format/Form.swift uses Listing of Listing",
                "XCStringsKit/Legacy/Table.swift uses Row of Listing",
            ])
    }
}
