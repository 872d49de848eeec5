import CatalogCore

/// A scanner for lookups in C, C++ and Objective-C: `NSLocalizedString(@"key", @"comment")` and its variants.
struct MacroLookupScanner {
    /// A lookup.
    struct Lookup: Hashable {
        /// The offset of the key.
        let offset: Int
        /// The key; nil if it is not a literal.
        var key: String?
        var table: String?
        var value: String?
        var comment: String?
    }

    private enum Role { case key, table, bundle, value, comment }

    private let bytes: [UInt8]
    private let names: [String: [Role]]

    init(_ bytes: [UInt8], _ scope: ExtractionScope) {
        self.bytes = bytes
        var names: [String: [Role]] = [:]
        for name in (scope.legacy ? ["NSLocalizedString", "CFCopyLocalizedString"] : []) + scope.routines {
            names[name] = [.key, .comment]
            names["\(name)FromTable"] = [.key, .table, .comment]
            names["\(name)FromTableInBundle"] = [.key, .table, .bundle, .comment]
            names["\(name)WithDefaultValue"] = [.key, .table, .bundle, .value, .comment]
        }
        self.names = names
    }

    /// Returns the lookups in the order of the file.
    func lookups() -> [Lookup] {
        var found: [Lookup] = []
        var offset = 0
        while offset < bytes.count {
            if let end = skipped(at: offset) {
                offset = end
            } else if CName.isStart(bytes[offset]) {
                let end = CName.end(from: offset, in: bytes)
                let name = String(decoding: bytes[offset..<end], as: UTF8.self)
                if let roles = names[name], let open = opening(after: end), !isDefinition(offset) {
                    found.append(lookup(roles, from: open + 1))
                }
                offset = end
            } else {
                offset += 1
            }
        }
        return found
    }

    private func lookup(_ roles: [Role], from start: Int) -> Lookup {
        let arguments = arguments(from: start, limit: roles.count)
        var lookup = Lookup(offset: arguments.first?.offset ?? start)
        for (role, argument) in zip(roles, arguments) {
            switch role {
            case .key: lookup.key = argument.text
            case .table: lookup.table = argument.text
            case .value: lookup.value = argument.text
            case .comment: lookup.comment = argument.text
            case .bundle: break
            }
        }
        return lookup
    }

    /// Returns whether a name is the one that a `#define` gives.
    private func isDefinition(_ offset: Int) -> Bool {
        let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
        let words = String(decoding: Array(line), as: UTF8.self).split { $0 == " " || $0 == "\t" }
        return words == ["#define"] || words == ["#", "define"] || words == ["#undef"]
    }

    // MARK: - Arguments

    private struct Argument {
        let offset: Int
        /// The text of a literal; nil for other expressions.
        let text: String?
    }

    private func arguments(from start: Int, limit: Int) -> [Argument] {
        var found: [Argument] = []
        var offset = start
        while found.count < limit, offset < bytes.count {
            let begin = afterSpace(offset)
            let literal = literal(at: begin)
            let end = argumentEnd(from: literal?.end ?? begin)
            let isWhole = literal.map { afterSpace($0.end) == end } ?? false
            found.append(Argument(offset: begin, text: isWhole ? literal?.text : nil))
            guard end < bytes.count, bytes[end] == UInt8(ascii: ",") else { break }
            offset = end + 1
        }
        return found
    }

    /// Returns the offset of the comma or parenthesis that ends an argument.
    private func argumentEnd(from start: Int) -> Int {
        var depth = 0
        var offset = start
        while offset < bytes.count {
            if let end = skipped(at: offset) {
                offset = end
                continue
            }
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return offset }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: return offset
            default: break
            }
            offset += 1
        }
        return offset
    }

    /// Returns the text of the adjacent literals at an offset: `@"a" @"b"`, `CFSTR("a")`.
    private func literal(at start: Int) -> (text: String, end: Int)? {
        let wrapper = "CFSTR"
        if bytes[start...].starts(with: wrapper.utf8), let open = opening(after: start + wrapper.utf8.count),
            let inner = literal(at: afterSpace(open + 1))
        {
            let end = afterSpace(inner.end)
            return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? (inner.text, end + 1) : nil
        }
        var text: [UInt8] = []
        var end: Int?
        var offset = start
        while offset < bytes.count {
            let quote = bytes[offset] == UInt8(ascii: "@") ? offset + 1 : offset
            guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\""), let close = stringEnd(from: quote) else {
                break
            }
            text += CName.unescaped(bytes[quote + 1..<close - 1])
            end = close
            offset = afterSpace(close)
        }
        return end.map { (String(decoding: text, as: UTF8.self), $0) }
    }

    // MARK: - Tokens

    private func opening(after offset: Int) -> Int? {
        let next = afterSpace(offset)
        return next < bytes.count && bytes[next] == UInt8(ascii: "(") ? next : nil
    }

    /// Returns the first offset from which there is neither white space nor a comment.
    private func afterSpace(_ start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
                offset += 1
            } else if let end = commentEnd(at: offset) {
                offset = end
            } else {
                break
            }
        }
        return offset
    }

    /// Returns the end of a comment, string or character; nil if there is none at the offset.
    private func skipped(at offset: Int) -> Int? {
        switch bytes[offset] {
        case UInt8(ascii: "/"): commentEnd(at: offset)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): stringEnd(from: offset) ?? offset + 1
        default: nil
        }
    }

    private func commentEnd(at offset: Int) -> Int? {
        guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return nil }
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"): return bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            var end = offset + 2
            while end + 1 < bytes.count {
                if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
                end += 1
            }
            return bytes.count
        default: return nil
        }
    }

    /// Returns the offset after the closing quote; nil if the line ends first.
    private func stringEnd(from quote: Int) -> Int? {
        var offset = quote + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            if bytes[offset] == bytes[quote] { return offset + 1 }
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }
}
