/// The format of a journal: a first line; for each file its lengths, path, old bytes and new bytes; a last line.
package enum JournalText {
    private static let first = Array("fitloc journal 1\n".utf8)
    private static let last = Array("end\n".utf8)

    /// Returns the bytes of a journal.
    package static func bytes(of files: [FileChange]) -> [UInt8] {
        var bytes = first
        for file in files {
            let lengths: [Int?] = [file.path.utf8.count, file.old?.count, file.new?.count]
            let line = lengths.map { length in length.map { String($0) } ?? "-" }.joined(separator: " ")
            bytes += "\(line)\n\(file.path)".utf8
            bytes += file.old ?? []
            bytes += file.new ?? []
        }
        return bytes + last
    }

    /// Returns the files of a journal; nil for an incomplete journal or another file.
    package static func files(in bytes: [UInt8]) -> [FileChange]? {
        guard bytes.starts(with: first) else { return nil }
        var rest = bytes[first.count...]
        var files: [FileChange] = []
        while !rest.elementsEqual(last) {
            guard let file = takeFile(from: &rest) else { return nil }
            files.append(file)
        }
        return files
    }

    private static func takeFile(from rest: inout ArraySlice<UInt8>) -> FileChange? {
        guard let lengths = takeLengths(from: &rest), lengths.count == 3, let count = lengths[0],
            let path = take(count, from: &rest).flatMap({ String(validUTF8: $0) })
        else { return nil }
        var texts: [[UInt8]?] = []
        for length in lengths.dropFirst() {
            guard let length else {
                texts.append(nil)
                continue
            }
            guard let text = take(length, from: &rest) else { return nil }
            texts.append(Array(text))
        }
        return FileChange(path: path, old: texts[0], new: texts[1])
    }

    private static func takeLengths(from rest: inout ArraySlice<UInt8>) -> [Int?]? {
        guard let end = rest.prefix(80).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        rest = rest[(end + 1)...]
        guard words.allSatisfy({ $0 == "-" || (Int($0) ?? -1) >= 0 }) else { return nil }
        return words.map { Int($0) }
    }

    private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
