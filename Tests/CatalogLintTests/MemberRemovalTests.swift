import CatalogCore
import Testing

@testable import CatalogLint

@Suite("Removing members of an object")
struct MemberRemovalTests {
    /// Removes the named members.
    ///
    /// Returns the text after all edits, and after each edit alone.
    private func removing(_ names: [String], from text: String) throws -> (whole: String, single: [String]) {
        let document = try Document(Array(text.utf8))
        let members = document.root.members.filter { names.contains($0.name.string ?? "") }.map(\.range)
        let edits = MemberRemoval(document.bytes).edits(removing: members)
        #expect(edits.count == members.count)
        let whole = try Edit.apply(edits.flatMap { $0 }, to: document.bytes)
        let single = try edits.map { try Edit.apply($0, to: document.bytes) }
        for bytes in [whole] + single { _ = try Document(bytes) }
        return (String(decoding: whole, as: UTF8.self), single.map { String(decoding: $0, as: UTF8.self) })
    }

    private let object = "{\n  \"de\" : { },\n  \"en\" : 1,\n  \"fr\" : { },\n  \"pt-BR\" : { }\n}"

    @Test("A member in the middle is removed with the comma after it")
    func middle() throws {
        #expect(try removing(["fr"], from: object).whole == "{\n  \"de\" : { },\n  \"en\" : 1,\n  \"pt-BR\" : { }\n}")
    }

    @Test("Members at both ends can be removed together or individually")
    func bothEnds() throws {
        let result = try removing(["de", "fr", "pt-BR"], from: object)
        #expect(result.whole == "{\n  \"en\" : 1\n}")
        #expect(result.single[1] == "{\n  \"de\" : { },\n  \"en\" : 1,\n  \"pt-BR\" : { }\n}")
        #expect(result.single[2] == "{\n  \"de\" : { },\n  \"en\" : 1,\n  \"fr\" : { }\n}")
    }

    @Test("Each run of neighbours is removed with its own comma")
    func runs() throws {
        let result = try removing(["a", "b", "d", "e"], from: #"{"a":1,"b":2,"c":3,"d":4,"e":5}"#)
        #expect(result.whole == #"{"c":3}"#)
        #expect(result.single[1] == #"{"a":1,"c":3,"d":4,"e":5}"#)
        #expect(result.single[2] == #"{"a":1,"b":2,"c":3,"e":5}"#)
    }

    @Test("An object that loses all members contains an empty line, as in Xcode")
    func all() throws {
        #expect(try removing(["de", "fr"], from: "{\n  \"de\" : { },\n  \"fr\" : { }\n}").whole == "{\n\n}")
        #expect(try removing(["de", "fr"], from: #"{"de":{},"fr":{}}"#).whole == "{}")
    }

    @Test("The name of a value's member is found behind escaped quotes")
    func escapedName() throws {
        let bytes = Array(#"{ "a \" b" : { } }"#.utf8)
        let member = try #require(MemberRemoval(bytes).member(withValueAt: 13..<16))
        #expect(String(decoding: bytes[member], as: UTF8.self) == #""a \" b" : { }"#)
    }
}
