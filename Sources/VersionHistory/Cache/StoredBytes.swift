import CatalogCore

/// Writes numbers and texts, small numbers in few bytes and each text once.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []
    private var texts: [String: Int] = [:]
    /// The texts in the order in which they were met.
    private(set) var order: [String] = []

    mutating func add(_ number: Int) {
        var rest = UInt64(number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(digest: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: digest >> shift)) }
    }

    /// Adds the number of a text; 0 for none.
    mutating func add(_ text: String?) {
        guard let text else { return add(0) }
        add(number(of: text) + 1)
    }

    private mutating func number(of text: String) -> Int {
        // `==` takes two spellings of one character for equal, so that the bytes have to be looked at as well.
        if let known = texts[text], order[known].isSpelled(as: text) { return known }
        texts[text] = order.count
        order.append(text)
        return order.count - 1
    }

    /// The texts, then what was written.
    var packed: [UInt8] {
        var head = ByteWriter()
        head.add(order.count)
        for text in order {
            head.add(text.utf8.count)
            head.bytes += text.utf8
        }
        return head.bytes + bytes
    }
}

/// Reads what ``ByteWriter`` wrote; nil as soon as something cannot be so.
struct ByteReader {
    private var rest: ArraySlice<UInt8>
    private var texts: [String] = []

    init?(_ packed: ArraySlice<UInt8>) {
        rest = packed
        guard let count = number(), count <= packed.count else { return nil }
        texts.reserveCapacity(count)
        for _ in 0..<count {
            guard let length = number(), length <= rest.count else { return nil }
            texts.append(String(decoding: rest.prefix(length), as: UTF8.self))
            rest = rest.dropFirst(length)
        }
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number() -> Int? {
        var (number, shift) = (UInt64(0), UInt64(0))
        while let byte = rest.popFirst() {
            guard shift < 63 else { return nil }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(exactly: number) }
            shift += 7
        }
        return nil
    }

    mutating func digest() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A text; the inner nil where there was none.
    package mutating func text() -> String?? {
        guard let number = number(), number <= texts.count else { return nil }
        return .some(number == 0 ? nil : texts[number - 1])
    }

    /// A list whose length stands before it.
    mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
        // Every element takes a byte at least.
        guard let count = number(), count <= rest.count else { return nil }
        var list: [Element] = []
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            list.append(next)
        }
        return list
    }
}
