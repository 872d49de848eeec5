import BinaryPropertyLists

/// A writer for binary property lists that are ordered by name.
///
/// Apple's frameworks write dictionaries in a different order, but read the same contents.
enum BinaryTableWriter {
    /// Returns a file whose root dictionary has these members.
    static func bytes(of members: [CompiledValue.Member]) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        writer.reserveCapacity(2 * members.count + 1)
        _ = writer.add(members)
        return writer.bytes()
    }
}

extension BinaryPropertyListWriter {
    fileprivate mutating func add(_ members: [CompiledValue.Member]) -> Int {
        addDictionary { writer in
            members.map { (writer.add($0.name), writer.add($0.value)) }
        }
    }

    private mutating func add(_ value: CompiledValue) -> Int {
        switch value {
        case .text(let text): add(text)
        case .dictionary(let members): add(members)
        }
    }
}
