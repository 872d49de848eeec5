import CatalogCore

/// Findings that are accepted for now: only new ones are reported.
public struct Baseline: Sendable {
    /// The file that it was read from, for the places of its entries.
    public let file: TableFile
    /// The entries, in the order of the file.
    public let entries: [Entry]

    /// A finding that is accepted.
    public struct Entry: Sendable {
        /// What it is about.
        public let fingerprint: FindingFingerprint
        /// Where the file says so.
        public let range: ByteRange
    }

    /// The bytes of a baseline that accepts findings: a line each, sorted, none twice.
    public static func bytes(accepting fingerprints: some Sequence<FindingFingerprint>) -> [UInt8] {
        let lines = Set(fingerprints).sorted().map { "    " + $0.line }.joined(separator: ",\n")
        let list = lines.isEmpty ? "[]" : "[\n\(lines)\n  ]"
        return Array("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
    }
}

extension FindingFingerprint {
    fileprivate var line: String {
        var members = [("rule", rule.name), ("path", path)]
        if let key { members.append(("key", key)) }
        if let language { members.append(("language", language.spelling)) }
        if !part.isEmpty { members.append(("part", part)) }
        let text = members.map { "\"\($0.0)\": \(DocumentFragment.string($0.1).json)" }.joined(separator: ", ")
        return "{\(text)}"
    }
}
