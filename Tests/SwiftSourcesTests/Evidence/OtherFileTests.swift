import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Searching files of other types")
struct OtherFileTests {
    private func mentions(_ key: String, in bytes: [UInt8]) throws -> [Mention] {
        Mentions(of: [ExactText(key)], in: [try OtherFile(path: "App/A.plist", bytes: bytes)]).of(key)
    }

    private func binary(_ list: Any) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    @Test("UTF-16 of either byte order is decoded")
    func wideText() throws {
        let units = Array("\u{FEFF}<string>home.title</string>".utf16)
        let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        #expect(try mentions("home.title", in: little).count == 1)
        #expect(try mentions("home.title", in: big).count == 1)
    }

    @Test("An invalid UTF-8 byte does not hide other texts")
    func otherEncodings() throws {
        #expect(try mentions("home.title", in: [0xE1] + Array("\"home.title\"".utf8)).count == 1)
    }

    @Test("Texts and names in a binary property list are found at any depth")
    func binaryLists() throws {
        let bytes = try binary(["Root": ["PreferenceSpecifiers": [["Title": "home.title"], 1, true]]])
        #expect(try mentions("home.title", in: bytes).map(\.position) == [.start])
        #expect(try mentions("Title", in: bytes).count == 1)
        #expect(try mentions("home", in: bytes).isEmpty)
    }

    @Test("A truncated binary property list is an error, not a file without keys")
    func brokenList() throws {
        let bytes = try binary(["Title": "home.title"]).dropLast(8)
        let reason = "could not be read: binary property list: its last 32 bytes contradict the file"
        #expect(throws: UnreadFile(path: "A.plist", reason: reason)) {
            try OtherFile(path: "A.plist", bytes: Array(bytes))
        }
    }

    @Test("A file that exceeds the limit, a folder and a missing file are reported with the reason")
    func unread() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Main.storyboard", "<document/>")
        #expect(throws: UnreadFile(path: path, reason: "is larger than 10 bytes and was not read")) {
            try OtherFile(reading: path, limit: 10)
        }
        #expect(throws: UnreadFile(path: folder.path, reason: "could not be read: is a folder, not a file")) {
            try OtherFile(reading: folder.path)
        }
        #expect(throws: UnreadFile(path: "\(path)x", reason: "could not be read: no such file or folder")) {
            try OtherFile(reading: "\(path)x")
        }
    }
}
