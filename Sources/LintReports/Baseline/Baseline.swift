import CatalogCore

/// A list of findings that are accepted for now, so that only new findings are reported.
public struct Baseline: Sendable {
    /// The file of the baseline, for the locations of its entries.
    public let file: TableFile
    /// The entries, in file order.
    public let entries: [Entry]

    /// An accepted finding.
    public struct Entry: Sendable {
        /// The fingerprint of the finding.
        public let fingerprint: FindingFingerprint
        /// The range of the entry in the file.
        public let range: ByteRange
    }

    /// Returns a baseline that accepts findings, with one line for each distinct finding, sorted.
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
