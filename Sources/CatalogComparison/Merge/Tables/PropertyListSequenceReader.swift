import CatalogCore
import Foundation
import StringTables

/// Divides the dictionaries of an XML property list into the parts of a merge.
struct PropertyListSequenceReader {
    let bytes: [UInt8]

    /// Returns the parts of a dictionary.
    ///
    /// - Parameter range: the bytes that belong to the dictionary, at least those of its element.
    /// - Throws: `form` if the node is no dictionary, or if something other than comments is between its members.
    func sequence(of node: PropertyListNode, in range: ByteRange) throws(TableVersion.Fault) -> TableSequence {
        guard let members = node.members, let element = node.range else { throw .form }
        guard let inside = XMLElementContent.range(of: element, in: bytes) else {
            return TableSequence(
                opening: bytes[range.lowerBound..<element.lowerBound] + Array("<dict>".utf8), parts: [], gap: [],
                closing: Array("</dict>".utf8) + bytes[element.upperBound..<range.upperBound])
        }
        var reader = GapReader(bytes: bytes, offset: inside.lowerBound)
        var parts: [TablePart] = []
        for member in members {
            guard let key = member.keyRange, let value = member.node.range, reader.offset <= key.lowerBound,
                key.upperBound <= value.lowerBound
            else { throw .form }
            parts += try reader.comments(before: key.lowerBound)
            let part = try part(of: member, key: key, value: value)
            parts.append(part.placed(after: try reader.space(before: key.lowerBound)))
            reader.offset = value.upperBound
        }
        parts += try reader.comments(before: inside.upperBound)
        let gap = try reader.space(before: inside.upperBound)
        return TableSequence(
            opening: bytes[range.lowerBound..<inside.lowerBound], parts: parts.numbered, gap: gap,
            closing: bytes[inside.upperBound..<range.upperBound])
    }

    private func part(
        of member: PropertyListMember, key: ByteRange, value: ByteRange
    ) throws(TableVersion.Fault) -> TablePart {
        let rest = key.upperBound..<value.upperBound
        return TablePart(
            identity: .key(ExactText(member.key), fromLast: 0), key: member.key, gap: [], lead: .none,
            name: .init(bytes: bytes[key], meaning: .string(member.key)),
            value: .init(bytes: bytes[rest], meaning: DocumentFragment(member.node.value)), trail: .none,
            members: member.node.members == nil ? nil : try sequence(of: member.node, in: rest))
    }
}

/// Reads white space and comments between the members of a dictionary.
private struct GapReader {
    let bytes: [UInt8]
    /// The end of what was read.
    var offset: Int

    /// Returns the comments before an offset.
    mutating func comments(before end: Int) throws(TableVersion.Fault) -> [TablePart] {
        var parts: [TablePart] = []
        while true {
            let start = bytes[offset..<end].firstIndex { $0 > 0x20 } ?? end
            guard start < end else { return parts }
            guard bytes[start..<end].starts(with: "<!--".utf8),
                let close = bytes[(start + 4)..<end].firstRange(of: "-->".utf8)
            else { throw .form }
            let text = String(decoding: bytes[(start + 4)..<close.lowerBound], as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            parts.append(
                TablePart(comment: text, bytes: bytes[start..<close.upperBound]).placed(after: bytes[offset..<start]))
            offset = close.upperBound
        }
    }

    /// Returns the white space before an offset.
    mutating func space(before end: Int) throws(TableVersion.Fault) -> ArraySlice<UInt8> {
        defer { offset = end }
        return bytes[offset..<end]
    }
}

extension DocumentFragment {
    /// Creates the content of a property list value, in which the order of members has no meaning.
    init(_ value: PropertyListValue) {
        self =
            switch value {
            case .string(let text): .string(text)
            case .integer(let number): .number(String(number))
            case .real(let number): .number("\(number)")
            case .boolean(let isTrue): .boolean(isTrue)
            case .date(let date): .number("\(date.timeIntervalSinceReferenceDate) s")
            case .data(let bytes): .number(Data(bytes).base64EncodedString())
            case .array(let nodes): .array(nodes.map { DocumentFragment($0.value) })
            case .dictionary(let members):
                .object(
                    members.map { Member($0.key, DocumentFragment($0.node.value)) }
                        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
            }
    }
}
