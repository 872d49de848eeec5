import CatalogCore

/// A parser for ICU messages with arguments, plurals, selects and quoting by apostrophes.
struct ICUParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    private static let deepest = 8
    private static let quote = UInt8(ascii: "'")
    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")
    private static let hash = UInt8(ascii: "#")

    /// Parses a message.
    static func message(_ text: String) throws(MessageProblem) -> [ICUNode] {
        var parser = ICUParser(bytes: Array(text.utf8))
        let nodes = try parser.message(inPlural: false)
        guard parser.offset == parser.bytes.count else { throw .syntax }
        return nodes
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Parses up to the end, or to the brace that closes a case.
    private mutating func message(inPlural: Bool) throws(MessageProblem) -> [ICUNode] {
        var nodes: [ICUNode] = []
        var letters: [UInt8] = []
        func flush() {
            if !letters.isEmpty { nodes.append(.text(String(decoding: letters, as: UTF8.self))) }
            letters = []
        }
        while offset < bytes.count, bytes[offset] != Self.close {
            let byte = bytes[offset]
            switch byte {
            case Self.quote: letters += quoted(inPlural: inPlural)
            case Self.open:
                flush()
                nodes.append(try argument(inPlural: inPlural))
            case Self.hash where inPlural:
                flush()
                nodes.append(.number)
                offset += 1
            default:
                letters.append(byte)
                offset += 1
            }
        }
        flush()
        return nodes
    }

    /// Parses the text after an apostrophe.
    ///
    /// Two apostrophes in a row mean one apostrophe. A single apostrophe before a syntax character quotes the text up
    /// to the next single apostrophe. Any other apostrophe is literal.
    private mutating func quoted(inPlural: Bool) -> [UInt8] {
        offset += 1
        guard offset < bytes.count else { return [Self.quote] }
        let next = bytes[offset]
        if next == Self.quote {
            offset += 1
            return [Self.quote]
        }
        guard next == Self.open || next == Self.close || (next == Self.hash && inPlural) else { return [Self.quote] }
        var letters: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == Self.quote {
                guard offset < bytes.count, bytes[offset] == Self.quote else { return letters }
                offset += 1
            }
            letters.append(byte)
        }
        return letters
    }

    // MARK: - Arguments

    private mutating func argument(inPlural: Bool) throws(MessageProblem) -> ICUNode {
        offset += 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw .syntax }
        let name = word()
        guard !name.isEmpty else { throw .syntax }
        if take(Self.close) { return .argument(name) }
        guard take(UInt8(ascii: ",")) else { throw .syntax }
        switch word() {
        case "plural":
            guard take(UInt8(ascii: ",")) else { throw .syntax }
            return .plural(name, try cases(inPlural: true))
        case "select":
            guard take(UInt8(ascii: ",")) else { throw .syntax }
            return .select(name, try cases(inPlural: inPlural))
        case "number", "date", "time":
            while offset < bytes.count, bytes[offset] != Self.close, bytes[offset] != Self.open { offset += 1 }
            guard take(Self.close) else { throw .syntax }
            return .argument(name)
        default: throw .syntax
        }
    }

    private mutating func cases(inPlural: Bool) throws(MessageProblem) -> [ICUCase] {
        var cases: [ICUCase] = []
        while !take(Self.close) {
            let selector = (take(UInt8(ascii: "=")) ? "=" : "") + word()
            guard !selector.isEmpty, selector != "=", take(Self.open) else { throw .syntax }
            cases.append(ICUCase(selector: selector, message: try message(inPlural: inPlural)))
            guard take(Self.close), cases.dropLast().allSatisfy({ $0.selector != selector }) else { throw .syntax }
        }
        guard cases.contains(where: { $0.selector == "other" }) else { throw .syntax }
        return cases
    }

    private mutating func word() -> String {
        skipSpace()
        let letters = bytes[offset...].prefix { $0.isASCIIWord || $0 >= 0x80 }
        offset += letters.count
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] == 0x20 || 0x9...0xD ~= bytes[offset] { offset += 1 }
    }
}
