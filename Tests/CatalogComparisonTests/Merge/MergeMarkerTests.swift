import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Markers around conflicts")
struct MergeMarkerTests {
    private static func merge(
        _ base: String, _ ours: String, _ theirs: String, _ markers: ConflictMarkers = ConflictMarkers()
    ) throws -> String {
        let versions = [base, ours, theirs].map { Array("{\n  \"strings\" : {\n\($0)\n  }\n}".utf8) }
        let merged = try CatalogMerge(base: versions[0], ours: versions[1], theirs: versions[2])
            .result(MergeOptions(markers: markers))
        return String(decoding: merged.bytes, as: UTF8.self)
    }

    @Test("They enclose only the leaf, with the line's own indentation and comma")
    func leaf() throws {
        func entry(_ comment: String) -> String {
            "    \"k\" : {\n      \"comment\" : \"\(comment)\",\n      \"shouldTranslate\" : false\n    }"
        }
        #expect(
            try Self.merge(entry("a"), entry("b"), entry("c")) == """
                {
                  "strings" : {
                    "k" : {
                <<<<<<< ours
                      "comment" : "b",
                ||||||| base
                      "comment" : "a",
                =======
                      "comment" : "c",
                >>>>>>> theirs
                      "shouldTranslate" : false
                    }
                  }
                }
                """)
    }

    @Test("At the last member, they enclose the comma before it if one side lacks it")
    func lastMember() throws {
        #expect(
            try Self.merge("    \"a\" : 0,\n    \"b\" : 1", "    \"a\" : 0", "    \"a\" : 0,\n    \"b\" : 2") == """
                {
                  "strings" : {
                <<<<<<< ours
                    "a" : 0
                ||||||| base
                    "a" : 0,
                    "b" : 1
                =======
                    "a" : 0,
                    "b" : 2
                >>>>>>> theirs
                  }
                }
                """)
    }

    @Test("Their length and labels are those that git requests")
    func labels() throws {
        let markers = ConflictMarkers(size: 9, ours: "HEAD", base: "1234", theirs: "topic\nx")
        let text = try Self.merge("\"k\" : 1", "\"k\" : 2", "\"k\" : 3", markers)
        let signs = text.split(separator: "\n").filter { "<|=>".contains($0.first ?? " ") }
        #expect(signs == ["<<<<<<<<< HEAD", "||||||||| 1234", "=========", ">>>>>>>>> topic"])
    }

    @Test("For any conflicting members and any style, selecting a side yields its content")
    func everyPattern() throws {
        var random = SplitMix64(seed: 4)
        for number in 0..<1_500 {
            let versions = Self.versions(using: &random)
            let bytes = try versions.map { try Self.written($0, style: number % 5) }
            let merged = try CatalogMerge(base: bytes[0], ours: bytes[1], theirs: bytes[2]).result()
            if merged.conflicts.isEmpty { continue }
            let text = try ConflictedText(merged.bytes)
            let picks = [text.base ?? [], text.ours, text.theirs]
            for (pick, version) in zip(picks, versions) {
                let found = try #require(try Document(pick).root["strings"])
                for conflict in merged.conflicts {
                    let path = Array(conflict.location.path.dropFirst())
                    let wanted = path.reduce(Optional(version)) { $0?[$1] }
                    let value = path.reduce(Optional(found)) { $0?[$1] }
                    #expect(
                        value.map { DocumentFragment($0) } == wanted, "\(String(decoding: merged.bytes, as: UTF8.self))"
                    )
                }
            }
        }
    }

    /// Returns three versions of an object with up to four optional keys, some with comments.
    private static func versions(using random: inout SplitMix64) -> [DocumentFragment] {
        (0..<3).map { _ in
            let keys = ["a", "b", "c", "d"].filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            return .object(
                keys.map { key in
                    let names = ["comment", "x", "y"].filter { _ in Bool.random(using: &random) }
                    return .init(
                        key, .object(names.map { .init($0, .integer(Int.random(in: 0..<3, using: &random))) }))
                })
        }
    }

    private static func written(_ strings: DocumentFragment, style: Int) throws -> [UInt8] {
        let whole = DocumentFragment.object([.init("strings", strings)])
        let plain = Array(whole.json.utf8)
        switch style {
        case 0: return XcodeForm.bytes(of: try Document(plain))
        case 1: return plain
        case 2: return plain.filter { $0 != 0x0A && $0 != 0x20 }
        case 3: return Array(String(decoding: plain, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
        default: return Array(String(decoding: plain, as: UTF8.self).replacing(",\n", with: "\n ,").utf8)
        }
    }
}

extension DocumentFragment {
    fileprivate subscript(name: String) -> DocumentFragment? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }
}
