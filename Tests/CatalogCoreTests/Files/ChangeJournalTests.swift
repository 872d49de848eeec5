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

    @Test("A written journal can be read; a truncated one is not a journal")
    func text() {
        let bytes = JournalText.bytes(of: Self.files)
        #expect(JournalText.files(in: bytes) == Self.files)
        for count in 0..<bytes.count { #expect(JournalText.files(in: Array(bytes.prefix(count))) == nil) }
    }

    @Test("A change that has begun is completed: files are replaced, removed and created")
    func finished() throws {
        try leave(JournalText.bytes(of: Self.files))
        try folder.write("a.strings", "new")
        #expect(JournalRecovery.folders(above: [folder.file("x/a.strings")]) == [folder.path])
        let found = try JournalRecovery.inspect(folder.path)
        #expect(found?.behind == [folder.file("b.strings"), folder.file("c.strings")])
        #expect(try JournalRecovery.finish(in: folder.path) == found)
        #expect(try folder.names() == ["a.strings", "c.strings"])
        #expect(try folder.read("c.strings") == "\nend\n")
    }

    @Test("A change that has not begun is discarded, as is a truncated journal", arguments: [0, 9])
    func notBegun(missing: Int) throws {
        try leave(JournalText.bytes(of: Self.files).dropLast(missing))
        #expect(try JournalRecovery.finish(in: folder.path) == nil)
        #expect(try folder.names() == ["a.strings", "b.strings"])
        #expect(try folder.read("a.strings") == "old")
    }

    @Test("A change of a running program is not reported; no journal remains, and a single file needs none")
    func living() throws {
        let path = folder.path
        try ChangeJournal.keep(in: path) { recorder in
            try recorder.record([(folder.file("a.strings"), Array("old".utf8), [])])
            #expect(try folder.read(JournalFile.name) == "")
            try recorder.record([
                (folder.file("a.strings"), Array("old".utf8), []), (folder.file("b.strings"), Array("old".utf8), []),
            ])
            try folder.write("a.strings", "")
            #expect(try JournalRecovery.inspect(path) == nil)
        }
        #expect(try folder.names() == ["a.strings", "b.strings"])
    }

    @Test("The folder for several files is the parent of their language folders")
    func commonFolder() throws {
        try folder.makeFolder("App/en.lproj")
        let files = ["App/en.lproj/T.strings", "App/en.lproj/T.stringsdict"].map { folder.file($0) }
        #expect(ChangeJournal.commonFolder(of: files) == folder.file("App"))
        #expect(ChangeJournal.commonFolder(of: files + [folder.file("L.xcstrings")]) == folder.path)
    }
}
