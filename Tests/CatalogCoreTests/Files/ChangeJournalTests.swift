import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("The journal of a change to several files")
struct ChangeJournalTests {
    private let folder: TemporaryFolder
    private let journal: String

    init() throws {
        folder = try TemporaryFolder()
        journal = folder.file(JournalFile.name)
        for name in ["a.strings", "b.strings"] { try folder.write(name, "old") }
    }

    private static func file(_ name: String, _ old: String?, _ new: String?) -> JournaledFile {
        JournaledFile(path: name, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
    }

    private static let files = [
        file("a.strings", "old", "new"), file("b.strings", "old", nil), file("c.strings", nil, "\nend\n"),
    ]

    private func leave(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: journal))
    }

    @Test("What was written is read again; whatever is missing at the end makes it no journal")
    func text() {
        let bytes = JournalText.bytes(of: Self.files)
        #expect(JournalText.files(in: bytes) == Self.files)
        for count in 0..<bytes.count { #expect(JournalText.files(in: Array(bytes.prefix(count))) == nil) }
    }

    @Test("A change that was begun is finished: files are replaced, removed and made")
    func finished() throws {
        try leave(JournalText.bytes(of: Self.files))
        try folder.write("a.strings", "new")
        #expect(JournalRepair.folders(above: [folder.file("x/a.strings")]) == [folder.path])
        let found = try JournalRepair.inspect(folder.path)
        #expect(found?.behind == [folder.file("b.strings"), folder.file("c.strings")])
        #expect(try JournalRepair.finish(in: folder.path) == found)
        #expect(try folder.names() == ["a.strings", "c.strings"])
        #expect(try folder.read("c.strings") == "\nend\n")
    }

    @Test("A change that was not begun is forgotten, and so is a journal that is cut off", arguments: [0, 9])
    func notBegun(missing: Int) throws {
        try leave(JournalText.bytes(of: Self.files).dropLast(missing))
        #expect(try JournalRepair.finish(in: folder.path) == nil)
        #expect(try folder.names() == ["a.strings", "b.strings"])
        #expect(try folder.read("a.strings") == "old")
    }

    @Test("While its writer lives, a change is no finding; at the end nothing is left, and a single file needs no note")
    func living() throws {
        let path = folder.path
        try ChangeJournal.keep(in: path) { recorder in
            try recorder.record([(folder.file("a.strings"), Array("old".utf8), [])])
            #expect(try folder.read(JournalFile.name) == "")
            try recorder.record([
                (folder.file("a.strings"), Array("old".utf8), []), (folder.file("b.strings"), Array("old".utf8), []),
            ])
            try folder.write("a.strings", "")
            #expect(try JournalRepair.inspect(path) == nil)
        }
        #expect(try folder.names() == ["a.strings", "b.strings"])
    }

    @Test("The folder of several files is the one above those of the languages")
    func commonFolder() throws {
        try folder.makeFolder("App/en.lproj")
        let files = ["App/en.lproj/T.strings", "App/en.lproj/T.stringsdict"].map { folder.file($0) }
        #expect(ChangeJournal.commonFolder(of: files) == folder.file("App"))
        #expect(ChangeJournal.commonFolder(of: files + [folder.file("L.xcstrings")]) == folder.path)
    }
}
