import CatalogCore
import StringTables

/// Divides a `.strings` file in the text form into the parts of a merge.
struct StringsSequenceReader {
    private let file: StringsFile
    private let bytes: [UInt8]

    init(_ file: StringsFile) {
        self.file = file
        bytes = file.text.utf8
    }

    /// Returns the parts of the file.
    ///
    /// - Throws: `form` if something other than white space is between them.
    func sequence() throws(TableVersion.Fault) -> TableSequence {
        var trailing: [Int: [StringsComment]] = [:]
        for comment in file.comments {
            if case .trailing(let pair) = comment.attachment { trailing[pair, default: []].append(comment) }
        }
        let pairs = file.pairs.indices.map { part(of: file.pairs[$0], trailing: trailing[$0] ?? []) }
        let loose = file.looseComments.compactMap { comment -> (ByteRange, TablePart)? in
            guard case .orphan = comment.attachment else { return nil }
            return (comment.range, part(of: comment))
        }
        let start = markEnd
        var end = start
        var parts: [TablePart] = []
        for (range, part) in (pairs + loose).sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            parts.append(part.placed(after: try space(end..<range.lowerBound)))
            end = range.upperBound
        }
        return TableSequence(
            opening: bytes[..<start], parts: parts.numbered, gap: try space(end..<bytes.count), closing: [])
    }

    /// The end of byte-order marks that are still in the text.
    private var markEnd: Int {
        var end = 0
        while bytes[end...].starts(with: ByteOrderMark.utf8) { end += ByteOrderMark.utf8.count }
        return end
    }

    private func space(_ range: ByteRange) throws(TableVersion.Fault) -> ArraySlice<UInt8> {
        guard range.lowerBound <= range.upperBound else { throw .form }
        let space = bytes[range]
        guard String(decoding: space, as: UTF8.self).allSatisfy(\.isWhitespace) else { throw .form }
        return space
    }

    private func part(of pair: StringsPair, trailing: [StringsComment]) -> (ByteRange, TablePart) {
        let comments = file.comments[pair.comments]
        let start = comments.first?.range.lowerBound ?? pair.range.lowerBound
        let end = trailing.last?.range.upperBound ?? pair.range.upperBound
        let part = TablePart(
            identity: .key(ExactText(pair.key.string), fromLast: 0), key: pair.key.string, gap: [],
            lead: .init(
                bytes: bytes[start..<pair.range.lowerBound],
                meaning: Self.meaning(of: comments)),
            name: .init(bytes: bytes[pair.key.range], meaning: .string(pair.key.string)),
            value: .init(
                bytes: bytes[pair.key.range.upperBound..<pair.range.upperBound], meaning: .string(pair.text)),
            trail: .init(
                bytes: bytes[pair.range.upperBound..<end], meaning: Self.meaning(of: trailing)),
            members: nil)
        return (start..<end, part)
    }

    private static func meaning(of comments: some Collection<StringsComment>) -> DocumentFragment {
        comments.isEmpty ? .null : .string(comments.map(\.text).joined(separator: "\n"))
    }

    private func part(of comment: StringsComment) -> TablePart {
        TablePart(comment: comment.text, bytes: bytes[comment.range])
    }
}

extension TablePart {
    /// Creates a part for a comment that belongs to no key.
    init(comment text: String, bytes: ArraySlice<UInt8>) {
        self.init(
            identity: .comment(ExactText(text), 0), key: nil, gap: [], lead: .none,
            name: .init(bytes: bytes, meaning: .string(text)), value: .none, trail: .none, members: nil)
    }

    /// Returns the part with the white space before it.
    func placed(after gap: ArraySlice<UInt8>) -> TablePart {
        TablePart(
            identity: identity, key: key, gap: gap, lead: lead, name: name, value: value, trail: trail,
            members: members)
    }
}
