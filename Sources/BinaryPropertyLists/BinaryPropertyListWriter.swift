import CatalogCore

/// A writer for binary property lists, which keep the order in which their objects are added.
///
/// Equal contents give equal bytes, unlike with Foundation, whose dictionaries have a new order in each process. Equal
/// texts are stored once.
package struct BinaryPropertyListWriter {
    private var objects: [Object] = []
    private var texts = TextNumbers()
    /// The approximate number of bytes of all texts.
    private var textSize = 0

    private enum Object {
        case text(String)
        /// A number, date or data in its final form.
        case encoded([UInt8])
        case array([Int])
        case dictionary([(name: Int, value: Int)])
    }

    /// Creates a writer without objects.
    package init() {}

    // MARK: - Objects

    /// Adds a text if needed, and returns its object number.
    package mutating func add(_ text: String) -> Int {
        if let present = texts.number(of: text, orAdding: objects.count) { return present }
        textSize += text.utf8.count + 3
        return append(.text(text))
    }

    /// Makes room for objects that are about to be added.
    package mutating func reserveCapacity(_ count: Int) {
        objects.reserveCapacity(objects.count + count)
        texts.reserveCapacity(count)
    }

    /// Adds an integer, and returns its object number.
    package mutating func add(_ integer: Int64) -> Int {
        // Shorter integers are unsigned.
        let width = integer < 0 ? 8 : Self.width(of: Int(integer))
        var bytes = [0x10 | UInt8(width.trailingZeroBitCount)]
        Self.append(Int(integer), width: width, to: &bytes)
        return append(.encoded(bytes))
    }

    /// Adds a floating-point number, and returns its object number.
    package mutating func add(_ real: Double) -> Int { append(.encoded([0x23] + Self.bytes(of: real))) }

    /// Adds a Boolean value, and returns its object number.
    package mutating func add(_ flag: Bool) -> Int { append(.encoded([flag ? 0x09 : 0x08])) }

    /// Adds a date in seconds since the start of 2001, and returns its object number.
    package mutating func addDate(_ seconds: Double) -> Int { append(.encoded([0x33] + Self.bytes(of: seconds))) }

    /// Adds data, and returns its object number.
    package mutating func add(_ data: [UInt8]) -> Int {
        var bytes: [UInt8] = []
        Self.appendMark(0x40, count: data.count, to: &bytes)
        return append(.encoded(bytes + data))
    }

    /// Adds an array, and returns its object number.
    ///
    /// - Parameter elements: A closure that adds the elements and returns their object numbers.
    package mutating func addArray(_ elements: (inout Self) -> [Int]) -> Int {
        let number = append(.array([]))
        objects[number] = .array(elements(&self))
        return number
    }

    /// Adds a dictionary, and returns its object number.
    ///
    /// - Parameter members: A closure that adds the names, which are texts, and the values, and returns their object
    ///   numbers.
    package mutating func addDictionary(_ members: (inout Self) -> [(name: Int, value: Int)]) -> Int {
        let number = append(.dictionary([]))
        objects[number] = .dictionary(members(&self))
        return number
    }

    private mutating func append(_ object: Object) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    // MARK: - Bytes

    /// Returns the bytes of the file, whose root is the object that was added first.
    package func bytes() -> [UInt8] {
        let width = Self.width(of: objects.count)
        var bytes = Array("bplist00".utf8)
        bytes.reserveCapacity(textSize + objects.count * 12)
        var offsets: [Int] = []
        offsets.reserveCapacity(objects.count)
        for object in objects {
            offsets.append(bytes.count)
            Self.append(object, width: width, to: &bytes)
        }
        let table = bytes.count
        let offsetWidth = Self.width(of: table)
        Self.append(offsets, width: offsetWidth, to: &bytes)
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
        Self.append([objects.count, 0, table], width: 8, to: &bytes)
        return bytes
    }

    private static func append(_ object: Object, width: Int, to bytes: inout [UInt8]) {
        switch object {
        case .encoded(let encoded):
            bytes += encoded
        case .array(let numbers):
            appendMark(0xA0, count: numbers.count, to: &bytes)
            append(numbers, width: width, to: &bytes)
        case .dictionary(let pairs):
            appendMark(0xD0, count: pairs.count, to: &bytes)
            append(pairs.lazy.map(\.name), width: width, to: &bytes)
            append(pairs.lazy.map(\.value), width: width, to: &bytes)
        case .text(let text):
            guard !Self.isASCII(text) else {
                appendMark(0x50, count: text.utf8.count, to: &bytes)
                bytes += text.utf8
                return
            }
            appendMark(0x60, count: text.utf16.count, to: &bytes)
            for unit in text.utf16 {
                bytes.append(UInt8(unit >> 8))
                bytes.append(UInt8(truncatingIfNeeded: unit))
            }
        }
    }

    private static func isASCII(_ text: String) -> Bool {
        var text = text
        // Without an early end, the loop looks at many bytes at a time.
        return text.withUTF8 { $0.reduce(0) { $0 | $1 } < 0x80 }
    }

    /// Appends the kind and length of an object; a length of 15 or more follows as a separate number.
    private static func appendMark(_ kind: UInt8, count: Int, to bytes: inout [UInt8]) {
        guard count >= 15 else { return bytes.append(kind | UInt8(count)) }
        let width = width(of: count)
        bytes += [kind | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)]
        append(count, width: width, to: &bytes)
    }

    /// Returns the number of bytes for a number: 1, 2, 4 or 8.
    private static func width(of value: Int) -> Int {
        switch value {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }

    private static func bytes(of real: Double) -> [UInt8] {
        var bytes: [UInt8] = []
        append(Int(bitPattern: UInt(real.bitPattern)), width: 8, to: &bytes)
        return bytes
    }

    private static func append(_ value: Int, width: Int, to bytes: inout [UInt8]) {
        append(CollectionOfOne(value), width: width, to: &bytes)
    }

    private static func append(_ values: some Collection<Int>, width: Int, to bytes: inout [UInt8]) {
        bytes += [UInt8](unsafeUninitializedCapacity: values.count * width) { buffer, count in
            for value in values {
                for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
                    buffer[count] = UInt8(truncatingIfNeeded: value >> shift)
                    count += 1
                }
            }
        }
    }
}
