import CatalogCore

/// One line of a `.gitignore`, or one pattern of a configuration that is read the same way.
///
/// Without a slash, or with one only at its end, it names a file or folder at any depth; any other slash ties it to
/// the folder that the pattern belongs to. A slash at the end restricts it to folders, `!` in front takes back what
/// an earlier pattern matched.
public struct PathPattern: Hashable, Sendable {
    /// Whether the pattern began with `!`.
    public let isNegated: Bool
    private let isForFoldersOnly: Bool
    private let isForNames: Bool
    private let glob: GlobPattern

    /// Reads a pattern from its text, without any white space around it being dropped.
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

    /// Whether the pattern means the path in `range` of `bytes`, relative to the pattern's folder.
    package func matches(_ bytes: [UInt8], in range: ByteRange, isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly else { return false }
        guard isForNames else { return glob.matches(bytes, in: range) }
        let slash = bytes[range].lastIndex(of: UInt8(ascii: "/"))
        return glob.matches(bytes, in: (slash.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound)
    }
}
