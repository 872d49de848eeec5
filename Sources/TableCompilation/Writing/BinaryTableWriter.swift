import CatalogCore

/// A writer for binary property lists that are ordered by name, so that equal tables give equal bytes.
///
/// Apple's frameworks write dictionaries in a different order, but read the same contents.
struct BinaryTableWriter {
    private var objects: [Object] = []
    private var numbers: [ExactText: Int] = [:]

    /// An object of the file: a text, or the object numbers of names and values.
    private enum Object {
        case text(String)
        case dictionary([(name: Int, value: Int)])
    }

    /// Returns a file whose root dictionary has these members.
    static func bytes(of members: [CompiledValue.Member]) -> [UInt8] {
        var writer = BinaryTableWriter()
        _ = writer.number(of: .dictionary(members))
        return writer.bytes
    }

    /// Returns the number of the object for a value, and adds the object if needed; each text is stored once.
    private mutating func number(of value: CompiledValue) -> Int {
        switch value {
        case .text(let text): return number(of: text)
        case .dictionary(let members):
            let number = objects.count
            objects.append(.dictionary([]))
            var pairs: [(name: Int, value: Int)] = []
            pairs.reserveCapacity(members.count)
            for member in members { pairs.append((self.number(of: member.name), self.number(of: member.value))) }
            objects[number] = .dictionary(pairs)
            return number
        }
    }

    private mutating func number(of text: String) -> Int {
        if let number = numbers[ExactText(text)] { return number }
        let number = objects.count
        numbers[ExactText(text)] = number
        objects.append(.text(text))
        return number
    }

    // MARK: - Bytes

    private var bytes: [UInt8] {
        let width = Self.width(of: objects.count)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        offsets.reserveCapacity(objects.count)
        for object in objects {
            offsets.append(bytes.count)
            Self.append(object, width: width, to: &bytes)
        }
        let table = bytes.count
        let offsetWidth = Self.width(of: table)
        for offset in offsets { Self.append(offset, width: offsetWidth, to: &bytes) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
        for number in [objects.count, 0, table] { Self.append(number, width: 8, to: &bytes) }
        return bytes
    }

    private static func append(_ object: Object, width: Int, to bytes: inout [UInt8]) {
        switch object {
        case .dictionary(let pairs):
            appendMark(0xD0, count: pairs.count, to: &bytes)
            for pair in pairs { append(pair.name, width: width, to: &bytes) }
            for pair in pairs { append(pair.value, width: width, to: &bytes) }
        case .text(let text):
            guard text.utf8.contains(where: { $0 >= 0x80 }) else {
                appendMark(0x50, count: text.utf8.count, to: &bytes)
                bytes += text.utf8
                return
            }
            appendMark(0x60, count: text.utf16.count, to: &bytes)
            for unit in text.utf16 { append(Int(unit), width: 2, to: &bytes) }
        }
    }

    /// Appends the kind and length of an object; a length of 15 or more follows as a separate number.
    private static func appendMark(_ kind: UInt8, count: Int, to bytes: inout [UInt8]) {
        guard count >= 15 else { return bytes.append(kind | UInt8(count)) }
        let width = width(of: count)
        bytes += [kind | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)]
        append(count, width: width, to: &bytes)
    }

    /// Returns the number of bytes for a number: 1, 2, 4 or 8.
    private static func width(of number: Int) -> Int {
        switch number {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }

    private static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
        for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
