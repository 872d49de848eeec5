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

    private static func file(_ name: String, _ old: String?, _ new: String?) -> FileChange {
        FileChange(path: name, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
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
        #expect(JournalText.files(in: Array("fitloc journal 1\n3 -1 -\na.bend\n".utf8)) == nil)
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

    @Test("A journal that names one file twice is refused and kept, and changes nothing", arguments: [true, false])
    func twice(isLeft: Bool) throws {
        try folder.makeFolder("de.lproj")
        try folder.link("DE.lproj", to: "de.lproj")
        if isLeft { try folder.write("de.lproj/a.strings", "old") }
        let files = [Self.file("DE.lproj/a.strings", nil, "old"), Self.file("de.lproj/a.strings", "old", nil)]
        try leave(JournalText.bytes(of: files))
        let error = FileError.recordedTwice(path: journal, file: "DE.lproj/a.strings")
        #expect(throws: error) { try JournalRecovery.finish(in: folder.path) }
        #expect(throws: error) { try JournalRecovery.inspect(folder.path) }
        #expect(FileReader.isFile(folder.file("de.lproj/a.strings")) == isLeft)
        #expect(FileReader.isFile(journal))
    }

    @Test("A change that names one file twice is refused before it begins, and leaves no journal")
    func changedTwice() throws {
        try folder.link("c.strings", to: "a.strings")
        let changes: [FileChange] = [
            FileChange(path: folder.file("c.strings"), old: nil, new: Array("old".utf8)),
            FileChange(path: folder.file("a.strings"), old: Array("old".utf8), new: nil),
        ]
        #expect(
            throws: FileError.sameFile(path: folder.file("a.strings"), other: folder.file("c.strings"))
        ) {
            try ChangeJournal.keep(changes) { Issue.record("the change began") }
        }
        #expect(try folder.names() == ["a.strings", "b.strings", "c.strings"])
    }

    @Test("A change that fails after its first file keeps the journal; one that fails before keeps none")
    func failed() throws {
        struct Failure: Error {}
        let changes = ["a.strings", "b.strings"].map {
            FileChange(path: folder.file($0), old: Array("old".utf8), new: Array("new".utf8))
        }
        #expect(throws: Failure.self) { try ChangeJournal.keep(changes) { throw Failure() } }
        #expect(try folder.names() == ["a.strings", "b.strings"])
        #expect(throws: Failure.self) {
            try ChangeJournal.keep(changes) {
                try folder.write("a.strings", "new")
                throw Failure()
            }
        }
        #expect(try JournalRecovery.finish(in: folder.path)?.behind == [folder.file("b.strings")])
        #expect(try folder.read("b.strings") == "new")
        #expect(try folder.names() == ["a.strings", "b.strings"])
    }

    @Test("If a file cannot be read, the journal remains, and the next program completes the change")
    func unreadable() throws {
        try leave(JournalText.bytes(of: Self.files))
        try folder.write("a.strings", "new")
        // A file above the limit cannot be read, by any user. This one occupies no space on the disk.
        let large = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("b.strings")))
        try large.truncate(atOffset: UInt64(FileReader.defaultLimit) + 1)
        try large.close()
        #expect(throws: FileError.self) { try JournalRecovery.finish(in: folder.path) }
        #expect(try folder.names().contains(JournalFile.name))
        try folder.write("b.strings", "old")
        #expect(try JournalRecovery.finish(in: folder.path) != nil)
        #expect(try folder.names() == ["a.strings", "c.strings"])
    }

    @Test("A file that has become a folder counts as changed, so nothing is completed")
    func folderInPlaceOfFile() throws {
        try leave(JournalText.bytes(of: Self.files))
        try folder.write("a.strings", "new")
        try FileManager.default.removeItem(atPath: folder.file("b.strings"))
        try folder.makeFolder("b.strings")
        let outcome = try JournalRecovery.finish(in: folder.path)
        #expect(outcome?.changed == [folder.file("b.strings")])
        #expect(try folder.names() == ["a.strings", "b.strings"])
    }

    @Test("A journal names no file by a null byte before the extension")
    func nullByte() throws {
        let files = [Self.file("a.strings", "old", "new"), Self.file("Makefile\0.strings", nil, "all:\n")]
        try leave(JournalText.bytes(of: files))
        try folder.write("a.strings", "new")
        #expect(try JournalRecovery.finish(in: folder.path) == nil)
        #expect(try folder.names() == ["a.strings", "b.strings"])
    }

    @Test("A change of a running program is not reported; no journal remains, and a single file needs none")
    func living() throws {
        let path = folder.path
        try ChangeJournal.keep(in: path) { recorder in
            let files = ["a.strings", "b.strings"].map {
                FileChange(path: folder.file($0), old: Array("old".utf8), new: [])
            }
            try recorder.record([files[0]])
            #expect(try folder.read(JournalFile.name) == "")
            try recorder.record(files)
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
