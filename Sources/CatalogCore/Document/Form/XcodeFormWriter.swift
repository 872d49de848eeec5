import Foundation

/// A writer of a document in Xcode's form.
struct XcodeFormWriter<Output: XcodeFormOutput> {
    private let storage: DocumentStorage
    private(set) var output: Output

    /// - Parameter document: A document that is not empty.
    init(_ document: Document, to output: Output) {
        storage = document.storage
        self.output = output
    }

    /// Writes the document.
    mutating func write() {
        write(0, level: 0)
        if let last = storage.bytes.last, last == 0x0A || last == 0x0D { output.append(0x0A) }
    }

    private mutating func write(_ index: Int, level: Int) {
        let node = storage.tape[index]
        switch node.kind {
        case .object: writeObject(index, level: level)
        case .array: writeArray(index, level: level)
        case .string: writeString(index)
        case .nothing, .null, .true, .false, .number: output.append(partAt: node.range)
        }
    }

    private mutating func writeObject(_ index: Int, level: Int) {
        let end = Int(storage.tape[index].next)
        output.append(UInt8(ascii: "{"))
        if end == index + 1 {
            output.append(0x0A)
        } else if isOrdered(index) {
            var name = index + 1
            while name < end, !output.isRefuted {
                writeMember(name, isFirst: name == index + 1, level: level + 1)
                name = Int(storage.tape[name + 1].next)
            }
        } else {
            for (position, name) in orderedNames(of: index).enumerated() where !output.isRefuted {
                writeMember(name, isFirst: position == 0, level: level + 1)
            }
        }
        startLine(level: level)
        output.append(UInt8(ascii: "}"))
    }

    private mutating func writeMember(_ name: Int, isFirst: Bool, level: Int) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        startLine(level: level)
        writeString(name)
        output.append(UInt8(ascii: " "))
        output.append(UInt8(ascii: ":"))
        output.append(UInt8(ascii: " "))
        write(name + 1, level: level)
    }

    private mutating func writeArray(_ index: Int, level: Int) {
        let end = Int(storage.tape[index].next)
        var element = index + 1
        output.append(UInt8(ascii: "["))
        if element == end { output.append(0x0A) }
        while element < end, !output.isRefuted {
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

    /// Writes a string; only a string with escapes has to be encoded again.
    private mutating func writeString(_ index: Int) {
        let node = storage.tape[index]
        guard node.traits.contains(.escaped) else {
            output.append(partAt: node.range)
            return
        }
        var encoded = [UInt8(ascii: "\"")]
        JSONText.append(JSONText.decodeUTF8(storage.bytes[storage.contents(index)]), to: &encoded)
        output.append(encoded + [UInt8(ascii: "\"")])
    }

    // MARK: - Order

    /// Returns whether the members of an object are in Xcode's order, as they are in most files.
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

    /// Returns the tape indices of the names of an object in Xcode's order; equal names keep their file order.
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
