import CatalogCore

/// Patterns of which the last that matches decides, as in a `.gitignore`.
public struct PathPatternList: Hashable, Sendable {
    /// What a list says of a path.
    public enum Verdict: Hashable, Sendable {
        /// The last pattern that matches names it.
        case included
        /// The last pattern that matches begins with `!`.
        case excluded
    }

    private let patterns: [PathPattern]

    /// Creates a list from patterns in the order in which they are written.
    public init(_ patterns: [PathPattern]) {
        self.patterns = patterns
    }

    /// Reads a list from the patterns' texts, as a configuration holds them: `{a,b}` means either.
    public init(_ patterns: [String]) throws(GlobError) {
        var read: [PathPattern] = []
        for pattern in patterns {
            read.append(try PathPattern(pattern, allowsBraces: true))
        }
        self.init(read)
    }

    /// Reads the content of a `.gitignore`.
    ///
    /// Comments, empty lines and, as in git, patterns that are not valid match nothing.
    init(ignoreFile bytes: [UInt8]) {
        let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        let lines = bytes[start...].split(separator: UInt8(ascii: "\n"))
        patterns = lines.compactMap { line in
            guard line.first != UInt8(ascii: "#") else { return nil }
            let text = Self.withoutTrailingSpaces(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            return text.isEmpty ? nil : try? PathPattern(text, allowsBraces: false)
        }
    }

    /// Whether the path, a file's and relative to the patterns' folder, is named or lies in a folder that is named.
    public func covers(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "/") && offset > 0 {
            if verdict(on: bytes, in: 0..<offset, isFolder: true) == .included { return true }
        }
        return verdict(on: bytes, in: 0..<bytes.count, isFolder: false) == .included
    }

    /// What the list says of the path in `range` of `bytes`, relative to the patterns' folder; nil for nothing.
    func verdict(on bytes: [UInt8], in range: ByteRange, isFolder: Bool) -> Verdict? {
        let last = patterns.last { $0.matches(bytes, in: range, isFolder: isFolder) }
        return last.map { $0.isNegated ? .excluded : .included }
    }

    /// Drops the spaces at the end that no backslash keeps.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var offset = line.startIndex
        while offset < line.endIndex {
            let isEscape = line[offset] == UInt8(ascii: "\\")
            let isSpace = line[offset] == UInt8(ascii: " ")
            offset = min(offset + (isEscape ? 2 : 1), line.endIndex)
            if !isSpace { end = offset }
        }
        return line[..<end]
    }
}
