import Foundation
import TestSupport
import Testing

@testable import CatalogRuntime

@Suite("Lists of old keys")
struct LegacyKeysTests {
    @Test("A literal has keys with and without a replacement, and the first of several counts")
    func literal() {
        let keys: LegacyKeys = ["HOME": "home.title", "SAMPLE": nil, "HOME": "other"]
        #expect(keys.successor(of: "HOME") == .key("home.title"))
        #expect(keys.successor(of: "SAMPLE") == .nothing)
        #expect(keys.successor(of: "home.title") == nil)
    }

    @Test(
        "The columns old and key are read in any order, with each separator, line end and a byte order mark",
        arguments: [
            "old,key,note\nHOME,home.title,\nSAMPLE,,data\n",
            "\u{FEFF}key;old\r\nhome.title;HOME\r\n;SAMPLE",
            "note\told\tkey\n\n\tHOME\thome.title\n\tSAMPLE\t",
            "\"old\",\"key\"\n\"HOME\",\"home.title\"\n\"SAMPLE\",\"\"\n",
            "old,key\nHOME,home.title\nSAMPLE",
        ])
    func columns(text: String) throws {
        let keys = try LegacyKeys(csv: text)
        #expect(keys.successor(of: "HOME") == .key("home.title"))
        #expect(keys.successor(of: "SAMPLE") == .nothing)
        #expect(keys.successor(of: "old") == nil && keys.successor(of: "") == nil)
    }

    @Test("Quotes keep separators, quotes and line ends of a key")
    func quotes() throws {
        let keys = try LegacyKeys(csv: "old,key,note\n\"Hi, \"\"%@\"\"\n\",hello,\"a, b\"\nBye,bye,\n")
        #expect(keys.successor(of: "Hi, \"%@\"\n") == .key("hello"))
        #expect(keys.successor(of: "Bye") == .key("bye"))
    }

    @Test("A file without the columns, or with an open quote, is an error with its line")
    func errors() {
        for text in ["", "HOME,home.title\n", "old,new\nHOME,home.title\n"] {
            #expect(throws: LegacyKeysError.noColumns) { try LegacyKeys(csv: text) }
        }
        #expect(throws: LegacyKeysError.unclosedQuote(line: 3)) {
            try LegacyKeys(csv: "old,key\nHOME,home.title\n\"BYE,bye\n")
        }
    }

    @Test("A file is read from disk")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("keys.csv", "old,key\nHOME,home.title\n")
        let keys = try LegacyKeys(contentsOf: URL(fileURLWithPath: path))
        #expect(keys.successor(of: "HOME") == .key("home.title"))
        #expect(throws: (any Error).self) { try LegacyKeys(contentsOf: URL(fileURLWithPath: path + ".none")) }
    }
}
