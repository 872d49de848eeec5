/// The lines in a git attributes file that route files through fitloc.
///
/// The lines follow a comment that names their origin. In an existing file, fitloc first adds one line break, even if
/// the file already ends in one. Removing the lines with this line break restores the original file.
package enum AttributeLines {
    private static let heading = "# Made by `fitloc git install`; `fitloc git uninstall` takes these lines out."

    /// The lines.
    static let lines =
        [heading]
        + ["xcstrings", "strings", "stringsdict"].map {
            "*.\($0) merge=\(GitDrivers.name) diff=\(GitDrivers.name)"
        }

    /// Lines that earlier versions wrote, before they merged legacy tables.
    private static let formerLines = ["strings", "stringsdict"].map { "*.\($0) diff=\(GitDrivers.name)" }

    /// Returns the file with the lines added.
    ///
    /// If the file already has the comment, but not all lines, the complete set replaces the comment and its lines.
    ///
    /// - Parameter bytes: the current file; nil if there is none.
    package static func adding(to bytes: [UInt8]?) -> [UInt8] {
        let block = Array(lines.map { $0 + "\n" }.joined().utf8)
        guard let bytes else { return block }
        guard let known = range(in: bytes) else { return bytes + [newline] + block }
        return isCurrent(bytes[known]) ? bytes : Array(bytes[..<known.lowerBound] + block + bytes[known.upperBound...])
    }

    /// Returns the file without the lines; nil if it would be empty.
    package static func removing(from bytes: [UInt8]) -> [UInt8]? {
        guard var range = range(in: bytes) else { return bytes }
        if range == bytes.startIndex..<bytes.endIndex { return nil }
        // fitloc added the preceding line break, unless the break now ends a line that somebody inserted later.
        let start = range.lowerBound
        let isBlankLine = start == 1 || (start > 1 && bytes[start - 2] == newline)
        if start > 0, range.upperBound == bytes.endIndex || isBlankLine { range = (start - 1)..<range.upperBound }
        return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    }

    private static let newline = UInt8(ascii: "\n")

    private static func isCurrent(_ block: ArraySlice<UInt8>) -> Bool {
        texts(of: block).map(\.text) == lines
    }

    /// Returns the range of the heading and the lines that follow it.
    private static func range(in bytes: [UInt8]) -> Range<Int>? {
        var found: Range<Int>?
        for line in texts(of: bytes[...]) {
            if let block = found {
                guard lines.contains(line.text) || formerLines.contains(line.text) else { return block }
                found = block.lowerBound..<line.range.upperBound
            } else if line.text == heading {
                found = line.range
            }
        }
        return found
    }

    /// Returns the lines with their ranges.
    ///
    /// The ranges include line endings; the texts do not.
    private static func texts(of bytes: ArraySlice<UInt8>) -> [(range: Range<Int>, text: String)] {
        var texts: [(range: Range<Int>, text: String)] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
            let next = min(end + 1, bytes.endIndex)
            let line = bytes[start..<end]
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            texts.append((start..<next, String(decoding: text, as: UTF8.self)))
            start = next
        }
        return texts
    }
}
