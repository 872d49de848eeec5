import CatalogCore

/// A list of path patterns, of which the last match decides, as in a `.gitignore`.
public struct PathPatternList: Hashable, Sendable {
    /// The result of matching a path.
    public enum Verdict: Hashable, Sendable {
        /// The last matching pattern includes the path.
        case included
        /// The last matching pattern begins with `!`.
        case excluded
    }

    private let patterns: [PathPattern]

    /// Creates a list from patterns in the order in which they are written.
    public init(_ patterns: [PathPattern]) {
        self.patterns = patterns
    }

    /// Parses the patterns of a configuration, in which `{a,b}` matches either alternative.
    public init(_ patterns: [String]) throws(GlobError) {
        var read: [PathPattern] = []
        for pattern in patterns {
            read.append(try PathPattern(pattern, allowsBraces: true))
        }
        self.init(read)
    }

    /// Parses the content of a `.gitignore`.
    ///
    /// As in git, comments, empty lines and invalid patterns match nothing.
    ///
    /// - Parameter foldsCase: Whether the patterns are for paths in small letters (`ASCIIFolding`).
    init(ignoreFile bytes: [UInt8], foldsCase: Bool = false) {
        let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        let text = foldsCase ? ASCIIFolding.folded(pattern: bytes[start...]) : bytes[start...]
        let lines = text.split(separator: UInt8(ascii: "\n"))
        patterns = lines.compactMap { line in
            guard line.first != UInt8(ascii: "#") else { return nil }
            let text = Self.withoutTrailingSpaces(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            return text.isEmpty ? nil : try? PathPattern(text, allowsBraces: false)
        }
    }

    /// Returns whether the patterns include a file or one of its folders; `path` is relative to the folder of the
    /// patterns.
    public func covers(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "/") {
            if verdict(on: bytes, in: 0..<offset, isFolder: true) == .included { return true }
        }
        return verdict(on: bytes, in: 0..<bytes.count, isFolder: false) == .included
    }

    /// Returns the verdict on the path in `range` of `bytes`, relative to the folder of the patterns; nil without a
    /// match.
    func verdict(on bytes: [UInt8], in range: ByteRange, isFolder: Bool) -> Verdict? {
        let last = patterns.last { $0.matches(bytes, in: range, isFolder: isFolder) }
        return last.map { $0.isNegated ? .excluded : .included }
    }

    /// Returns the line without trailing spaces, except escaped ones.
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
