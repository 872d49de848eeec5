import Foundation

/// A document as Xcode writes it (`docs/formats.md` §1).
///
/// Members in Xcode's order, doubled ones beside each other in the order met; two spaces a level, a space on both sides
/// of the colon; no byte-order mark, LF; a newline at the end only if there was one.
public struct XcodeForm {
    private let storage: DocumentStorage
    private var output: [UInt8] = []

    private init(_ document: Document) {
        storage = document.storage
        output.reserveCapacity(document.bytes.count)
    }

    /// The bytes that Xcode would write for `document`; of a file of zero bytes, none.
    public static func bytes(of document: Document) -> [UInt8] {
        guard !document.isEmpty else { return [] }
        var writer = XcodeForm(document)
        writer.write(0, level: 0)
        if let last = document.bytes.last, last == 0x0A || last == 0x0D { writer.output.append(0x0A) }
        return writer.output
    }

    private mutating func write(_ index: Int, level: Int) {
        let node = storage.tape[index]
        switch node.kind {
        case .object: writeObject(index, level: level)
        case .array: writeArray(index, level: level)
        case .string: writeString(index)
        case .nothing, .null, .true, .false, .number: output += storage.bytes[node.range]
        }
    }

    private mutating func writeObject(_ index: Int, level: Int) {
        let end = Int(storage.tape[index].next)
        output.append(UInt8(ascii: "{"))
        if end == index + 1 {
            output.append(0x0A)
        } else if isOrdered(index) {
            var name = index + 1
            while name < end {
                writeMember(name, isFirst: name == index + 1, level: level + 1)
                name = Int(storage.tape[name + 1].next)
            }
        } else {
            for (place, name) in orderedNames(of: index).enumerated() {
                writeMember(name, isFirst: place == 0, level: level + 1)
            }
        }
        startLine(level: level)
        output.append(UInt8(ascii: "}"))
    }

    private mutating func writeMember(_ name: Int, isFirst: Bool, level: Int) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        startLine(level: level)
        writeString(name)
        output.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: " ")])
        write(name + 1, level: level)
    }

    private mutating func writeArray(_ index: Int, level: Int) {
        let end = Int(storage.tape[index].next)
        var element = index + 1
        output.append(UInt8(ascii: "["))
        if element == end { output.append(0x0A) }
        while element < end {
            startLine(level: level + 1)
            write(element, level: level + 1)
            element = Int(storage.tape[element].next)
            if element < end { output.append(UInt8(ascii: ",")) }
        }
        startLine(level: level)
        output.append(UInt8(ascii: "]"))
    }

    private mutating func startLine(level: Int) {
        output.append(0x0A)
        for _ in 0..<(2 * level) { output.append(0x20) }
    }

    /// Only a string with escapes has to be written anew.
    private mutating func writeString(_ index: Int) {
        let node = storage.tape[index]
        guard node.traits.contains(.escaped) else {
            output += storage.bytes[node.range]
            return
        }
        output.append(UInt8(ascii: "\""))
        JSONText.append(JSONText.decodeUTF8(storage.bytes[storage.contents(index)]), to: &output)
        output.append(UInt8(ascii: "\""))
    }

    // MARK: - Order

    /// Whether an object's members are in Xcode's order; in most files all are.
    private func isOrdered(_ index: Int) -> Bool {
        let end = Int(storage.tape[index].next)
        var name = index + 1
        while true {
            let following = Int(storage.tape[name + 1].next)
            guard following < end else { return true }
            if compare(name, following) == .orderedDescending { return false }
            name = following
        }
    }

    /// The tape indices of an object's names in Xcode's order; those of one place as they are in the file.
    private func orderedNames(of index: Int) -> [Int] {
        let names = DocumentValue(storage: storage, index: index).members.map(\.name.index)
        return names.sorted {
            let result = compare($0, $1)
            return result == .orderedSame ? $0 < $1 : result == .orderedAscending
        }
    }

    private func compare(_ left: Int, _ right: Int) -> ComparisonResult {
        let isEscaped = storage.tape[left].traits.union(storage.tape[right].traits).contains(.escaped)
        if !isEscaped,
            let result = XcodeOrder.compare(storage.bytes, storage.contents(left), storage.contents(right))
        {
            return result
        }
        return XcodeOrder.compare(
            DocumentValue(storage: storage, index: left).string ?? "",
            DocumentValue(storage: storage, index: right).string ?? "")
    }
}
