import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Recording changes of files")
struct ChangeRecordTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the record of the changes that an operation makes.
    private func record(limit: Int = 100, _ operation: () throws -> Void) rethrows -> ChangeRecord {
        let record = ChangeRecord(currentFolder: folder.path, limit: limit)
        try ChangeRecord.$current.withValue(record, operation: operation)
        return record
    }

    private func create(_ name: String, _ text: String) throws {
        try FileReplacer.create(folder.file(name), with: Array(text.utf8), overwriting: true)
    }

    @Test("Several changes of a file are one, from its first contents to its last")
    func combines() throws {
        let a = try folder.write("a", "1")
        let record = try record {
            try create("a", "2")
            try create("b", "1")
            try create("a", "3")
        }
        #expect(
            record.changes == [
                FileChange(path: a, old: Array("1".utf8), new: Array("3".utf8)),
                FileChange(path: folder.file("b"), old: nil, new: Array("1".utf8)),
            ])
    }

    @Test("A file that has its first contents again has not changed")
    func unchanged() throws {
        try folder.write("a", "1")
        let record = try record {
            try create("a", "2")
            try create("a", "1")
        }
        #expect(record.hasChanges)
        #expect(record.changes == [])
    }

    @Test("Relative paths become absolute")
    func relative() {
        let record = record(limit: 100) {
            ChangeRecord.current?.add(FileChange(path: "a", old: nil, new: []))
        }
        #expect(record.changes?.map(\.path) == [folder.file("a")])
    }

    @Test("Beyond the limit, no change is kept, nor is a later one")
    func limit() throws {
        let record = try record(limit: 5) {
            try create("a", "1")
            try create("b", "12345")
            try create("c", "")
        }
        #expect(record.hasChanges)
        #expect(record.changes == nil)
    }

    @Test("A file whose former contents cannot be read is replaced, and no change is kept")
    func unreadable() throws {
        let path = try folder.write("large", "")
        #expect(truncate(path, off_t(FileReader.defaultLimit + 1)) == 0)
        let record = try record {
            try create("a", "1")
            try create("large", "2")
            try create("b", "1")
        }
        #expect(try folder.read("large") == "2")
        #expect(record.hasChanges)
        #expect(record.changes == nil)
    }
}
