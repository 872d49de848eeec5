import CatalogCore

/// A line of a `.gitignore`, or a pattern of a configuration with the same syntax.
///
/// A pattern without a slash, other than at its end, matches a file or folder at any depth. Any other slash makes the
/// pattern relative to its folder. A slash at the end restricts the pattern to folders. A `!` at the start excludes
/// what an earlier pattern matched.
public struct PathPattern: Hashable, Sendable {
    /// Whether the pattern begins with `!`.
    public let isNegated: Bool
    private let isForFoldersOnly: Bool
    private let isForNames: Bool
    private let glob: GlobPattern

    /// Parses a pattern, including any whitespace around it.
    public init(_ text: String, allowsBraces: Bool = false) throws(GlobError) {
        try self.init(Array(text.utf8)[...], allowsBraces: allowsBraces)
    }

    init(_ text: ArraySlice<UInt8>, allowsBraces: Bool) throws(GlobError) {
        var text = text
        isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        isForFoldersOnly = text.last == UInt8(ascii: "/")
        if isForFoldersOnly { text.removeLast() }
        isForNames = !text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        glob = try GlobPattern(Array(text), over: .path, allowsBraces: allowsBraces)
    }

    /// Returns whether the pattern matches the path in `range` of `bytes`, relative to the folder of the pattern.
    package func matches(_ bytes: [UInt8], in range: ByteRange, isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly else { return false }
        guard isForNames else { return glob.matches(bytes, in: range) }
        let slash = bytes[range].lastIndex(of: UInt8(ascii: "/"))
        return glob.matches(bytes, in: (slash.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound)
    }
}
