import TestSupport
import Testing

@testable import VersionHistory

@Suite("Reading a version with the help of another")
struct SharedMembersTests {
    private static func catalog(_ entries: [String], version: String = "1.0") -> [UInt8] {
        let head = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        return Array((head + entries.joined(separator: ",\n") + "\n  },\n  \"version\" : \"\(version)\"\n}\n").utf8)
    }

    private static func entry(_ key: String, _ text: String) -> String {
        "    \"\(key)\" : { \"localizations\" : { \"en\" : \(InlineTables.unit(text)) } }"
    }

    private static let entries = (0..<9).map { entry("k\($0)", "Text \($0)") }

    /// Compares a version that was read with the help of another version to the same version read alone.
    private func expectSame(_ bytes: [UInt8], like other: [UInt8], isShared: Bool? = nil) throws {
        let first = try #require(FileVersion(other, format: .catalog))
        let (shared, alone) = (SharedMembers(of: bytes, like: first), FileVersion(bytes, format: .catalog))
        if let isShared { #expect((shared != nil) == isShared) }
        guard let shared else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        let expected = try #require(alone, "read, though it is broken: \(text)")
        #expect(shared.end == expected.end, "\(text)")
        #expect(shared.members.map { Array($0.key) } == expected.members.map { Array($0.key) }, "\(text)")
        #expect(shared.members.map(\.digest) == expected.members.map(\.digest), "\(text)")
        #expect(shared.members.map(\.range) == expected.members.map(\.range), "\(text)")
    }

    @Test("Changed, added and removed keys at the beginning, in the middle and at the end")
    func edits() throws {
        let whole = Self.catalog(Self.entries)
        for index in Self.entries.indices {
            var (changed, gone, more) = (Self.entries, Self.entries, Self.entries)
            changed[index] = Self.entry("k\(index)", "Another text")
            gone.remove(at: index)
            more.insert(Self.entry("new", "New"), at: index)
            for entries in [changed, gone, more] {
                try expectSame(Self.catalog(entries), like: whole, isShared: true)
                try expectSame(whole, like: Self.catalog(entries), isShared: true)
            }
        }
        try expectSame(Self.catalog(Self.entries.reversed()), like: whole)
        try expectSame(Self.catalog(Self.entries + [Self.entry("last", "Last")]), like: whole, isShared: true)
        try expectSame(whole, like: whole, isShared: true)
    }

    @Test("Versions that differ outside of the keys are read completely")
    func otherDifferences() throws {
        try expectSame(
            Self.catalog(Self.entries, version: "1.1"), like: Self.catalog(Self.entries), isShared: false)
        try expectSame(Self.catalog([]), like: Self.catalog(Self.entries))
        try expectSame(Self.catalog(Self.entries), like: Self.catalog([]), isShared: false)
    }

    @Test("Missing and superfluous commas, and entries that close the object, are detected")
    func broken() throws {
        let whole = Self.catalog(Self.entries)
        let closing = #"    "x" : { } }, "other" : { "y" : { }"#
        let hidden = #"    "x" : { } }, "sourceLanguage" : "en", "other" : { "y" : { }"#
        for extra in [closing, hidden] {
            var entries = Self.entries
            entries.insert(extra, at: 4)
            try expectSame(Self.catalog(entries), like: whole, isShared: false)
        }
        try expectSame(Self.catalog(Self.entries + [""]), like: whole, isShared: false)
        try expectSame(Self.catalog([""] + Self.entries), like: whole, isShared: false)
    }

    @Test("Versions with random changes are read correctly, or not at all", arguments: 1...6)
    func randomBytes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let whole = Self.catalog(Self.entries)
        let signs = Array("{}[]\",: \\nk0".utf8)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let location = Int.random(in: bytes.indices, using: &random)
                let sign = signs.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[location] = sign
                case 1: bytes.insert(sign, at: location)
                case 2: bytes.remove(at: location)
                default:
                    let end = Int.random(in: location...min(location + 90, bytes.count), using: &random)
                    let piece = Array(bytes[location..<end])
                    bytes.insert(contentsOf: piece, at: Int.random(in: bytes.indices, using: &random))
                }
            }
            try expectSame(bytes, like: whole)
        }
    }

    @Test("git's output can arrive in pieces of any size", arguments: 1...40)
    func pieces(size: Int) {
        let answer = Array("aa blob 5\nhe\nlo\nbb missing\ncc blob 0\n\ndd tree 2\nxy\nee blob 1\nz\n".utf8)
        var reader = ObjectReader()
        var objects: [[UInt8]?] = []
        for start in stride(from: 0, to: answer.count, by: size) {
            reader.add(answer[start..<min(start + size, answer.count)]) { objects.append($0) }
        }
        #expect(objects == [Array("he\nlo".utf8), nil, [], nil, [UInt8(ascii: "z")]])
    }
}
