/// The lines in a file of git's attributes that say which files go through fitloc.
///
/// They stand below a comment that names who made them. In a file that was there before, one line break is put in front
/// of them, whether it ends the last line or leaves a blank one: taking it out again gives back the file as it was.
package enum AttributeLines {
    private static let heading = "# Made by `fitloc git install`; `fitloc git uninstall` takes these lines out."

    /// The lines.
    ///
    /// Legacy tables are merged line by line, as they are written; their differences are shown by keys as well, which
    /// those in UTF-16 and the binary ones would have no lines for.
    static let lines = [
        heading, "*.xcstrings merge=\(GitDrivers.name) diff=\(GitDrivers.name)", "*.strings diff=\(GitDrivers.name)",
        "*.stringsdict diff=\(GitDrivers.name)",
    ]

    /// The file with the lines; where some of them are missing they are made whole where they stand.
    ///
    /// - Parameter bytes: nil where there is no file.
    package static func adding(to bytes: [UInt8]?) -> [UInt8] {
        let block = Array(lines.map { $0 + "\n" }.joined().utf8)
        guard let bytes else { return block }
        guard let known = range(in: bytes) else { return bytes + [newline] + block }
        return isCurrent(bytes[known]) ? bytes : Array(bytes[..<known.lowerBound] + block + bytes[known.upperBound...])
    }

    /// The file without the lines; nil where nothing else is in it.
    package static func removing(from bytes: [UInt8]) -> [UInt8]? {
        guard var range = range(in: bytes) else { return bytes }
        if range == bytes.startIndex..<bytes.endIndex { return nil }
        // The line break in front is ours, save where it has come to end a line that others follow.
        let start = range.lowerBound
        let isBlankLine = start == 1 || (start > 1 && bytes[start - 2] == newline)
        if start > 0, range.upperBound == bytes.endIndex || isBlankLine { range = (start - 1)..<range.upperBound }
        return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    }

    private static let newline = UInt8(ascii: "\n")

    private static func isCurrent(_ block: ArraySlice<UInt8>) -> Bool {
        texts(of: block).map(\.text) == lines
    }

    /// Where the heading stands, and those of the lines that follow it.
    private static func range(in bytes: [UInt8]) -> Range<Int>? {
        var found: Range<Int>?
        for line in texts(of: bytes[...]) {
            if let block = found {
                guard lines.contains(line.text) else { return block }
                found = block.lowerBound..<line.range.upperBound
            } else if line.text == heading {
                found = line.range
            }
        }
        return found
    }

    /// The lines with their ends, as they stand and without what ends them.
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
