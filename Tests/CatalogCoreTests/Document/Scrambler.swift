import TestSupport

@testable import CatalogCore

/// A type that rewrites a document with the same meaning: without white space, with members in random order and
/// unnecessary escapes.
struct Scrambler {
    private(set) var random: SplitMix64

    init(random: SplitMix64) {
        self.random = random
    }

    /// Returns the rewritten bytes.
    ///
    /// A trailing newline is kept, as the formatter does.
    mutating func scramble(_ document: Document) -> [UInt8] {
        Array((text(of: document.root, in: document) + (document.bytes.last == 0x0A ? "\n" : "")).utf8)
    }

    private mutating func text(of value: DocumentValue, in document: Document) -> String {
        switch value.kind {
        case .object:
            var members: [String] = []
            for member in shuffled(Array(value.members)) {
                members.append(quoted(member.name) + ":" + text(of: member.value, in: document))
            }
            return "{" + members.joined(separator: ",") + "}"
        case .array:
            var elements: [String] = []
            for element in value.elements { elements.append(text(of: element, in: document)) }
            return "[" + elements.joined(separator: ",") + "]"
        case .string:
            return quoted(value)
        case .nothing, .null, .boolean, .number:
            return String(decoding: document.bytes[value.range], as: UTF8.self)
        }
    }

    /// Shuffles members, but keeps the order of members with the same name, because only their order distinguishes
    /// them.
    private mutating func shuffled(_ members: [DocumentMember]) -> [DocumentMember] {
        var queues = Dictionary(grouping: members) { $0.name.string ?? "" }.mapValues { $0[...] }
        return members.shuffled(using: &random).compactMap { queues[$0.name.string ?? ""]?.popFirst() }
    }

    private mutating func quoted(_ value: DocumentValue) -> String {
        var text = "\""
        for scalar in (value.string ?? "").unicodeScalars { text += written(scalar) }
        return text + "\""
    }

    private mutating func written(_ scalar: Unicode.Scalar) -> String {
        if scalar == "/" { return "\\/" }
        let mustBeEscaped = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        guard mustBeEscaped || Int.random(in: 0..<8, using: &random) == 0 else { return String(scalar) }
        return String(scalar).utf16.map { escape($0) }.joined()
    }

    private mutating func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
