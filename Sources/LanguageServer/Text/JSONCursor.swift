import Foundation

/// The context of an offset inside a string of a JSON text, which may be malformed elsewhere.
package struct JSONCursor: Hashable, Sendable {
    /// The bytes between the quotes; to the end of the line if the closing quote is missing.
    package let content: Range<Int>
    /// Whether the string is, or can become, the name of a member.
    package let isName: Bool
    /// The names of the enclosing members, outermost first.
    ///
    /// For a value, the last name is its own.
    package let names: [String]

    /// Scans the text up to an offset.
    ///
    /// Returns nil if the offset is not inside a string.
    package init?(at offset: Int, in bytes: [UInt8]) {
        var scan = JSONScan(bytes)
        guard let content = scan.string(around: offset) else { return nil }
        self.content = content
        isName = scan.isAtName
        names = scan.names
    }
}

/// A scanner for JSON that tolerates errors.
private struct JSONScan {
    private let bytes: [UInt8]
    private var offset = 0
    private var containers: [Container] = []

    /// An open object or array.
    private struct Container {
        let isObject: Bool
        var name: Range<Int>?
        var isAtValue = false
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether the next string of the innermost container is a name.
    var isAtName: Bool { containers.last.map { $0.isObject && !$0.isAtValue } ?? false }

    /// The names of the open members.
    var names: [String] {
        containers.compactMap { container in
            guard container.isObject, container.isAtValue, let name = container.name else { return nil }
            return Self.decoded(bytes[name])
        }
    }

    private static func decoded(_ content: ArraySlice<UInt8>) -> String {
        let plain = String(decoding: content, as: UTF8.self)
        guard content.contains(UInt8(ascii: "\\")) else { return plain }
        return (try? JSONDecoder().decode(String.self, from: Data("\"\(plain)\"".utf8))) ?? plain
    }

    /// Returns the content of the string that contains an offset.
    mutating func string(around position: Int) -> Range<Int>? {
        while offset < min(position, bytes.count) {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let content = (offset + 1)..<endOfString(from: offset + 1)
                if position <= content.upperBound { return content }
                if isAtName { containers[containers.count - 1].name = content }
                offset = content.upperBound
            case UInt8(ascii: "{"): containers.append(Container(isObject: true))
            case UInt8(ascii: "["): containers.append(Container(isObject: false))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
            case UInt8(ascii: ":"): if !containers.isEmpty { containers[containers.count - 1].isAtValue = true }
            case UInt8(ascii: ","): if !containers.isEmpty { containers[containers.count - 1].isAtValue = false }
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Returns the end of a string: its closing quote or the end of its line.
    private func endOfString(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A, bytes[end] != 0x0D {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end, bytes.count)
    }
}
