/// Reads one specifier with the leniency of Foundation's own parser.
///
/// It is a loop over single characters without an order among them, because that is what decides which `%` of a real
/// text takes an argument. Of what Foundation reads, only `%[name]@`, an undocumented mark that no catalog holds, is
/// left out.
struct SpecifierParser {
    private let bytes: ArraySlice<UInt8>
    private let start: Int
    private var offset: Int

    private var position: Int?
    private var label: String?
    private var labelStart: Int?
    private var flags: FormatFlags = []
    private var width: FieldSize?
    private var precision: FieldSize?
    private var seenPoint = false
    private var length: LengthModifier?
    private var isOutOfRange = false

    /// Begins at the `%` with the index `start`.
    init(_ bytes: ArraySlice<UInt8>, start: Int) {
        self.bytes = bytes
        self.start = start
        offset = start + 1
    }

    /// Reads up to the conversion, or to where there can be none.
    mutating func parse() -> FormatPiece {
        while offset < bytes.endIndex {
            let byte = bytes[offset]
            if byte == UInt8(ascii: " "), label != nil { break }
            if readNumber(byte) || readSize(byte) || readFlag(byte) || readLength(byte) || readLabel(byte) { continue }
            return end(at: byte)
        }
        return labelProblem ?? problem(.truncated, end: bytes.endIndex)
    }
}

// Each of these moves past what it reads, or returns false.
extension SpecifierParser {
    /// A flag; a zero after the point is a precision instead.
    private mutating func readFlag(_ byte: UInt8) -> Bool {
        guard let flag = FormatFlags(byte) else { return false }
        offset &+= 1
        if flag == .zero, seenPoint {
            setSize(0)
        } else {
            flags.insert(flag)
        }
        return true
    }

    /// A number, which is a position where `$` follows and a size elsewhere.
    private mutating func readNumber(_ byte: UInt8) -> Bool {
        guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) else { return false }
        var number = 0
        while offset < bytes.endIndex, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit <= 9 {
            // Stops growing above every limit, so that no number of digits overflows.
            number = min(number * 10 + Int(digit), Int(Int32.max) + 1)
            offset &+= 1
        }
        if offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "$") {
            offset &+= 1
            setPosition(number)
        } else {
            setSize(number)
        }
        return true
    }

    /// A point or a `*`.
    private mutating func readSize(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"): width = .argument(position: nil)
        case UInt8(ascii: "."):
            seenPoint = true
            if offset + 1 < bytes.endIndex, bytes[offset + 1] == UInt8(ascii: "*") {
                precision = .argument(position: nil)
                offset &+= 1
            } else if precision == nil {
                precision = .literal(0)
            }
        default: return false
        }
        offset &+= 1
        return true
    }

    /// A length modifier, which replaces the one before it, so that `%llld` is `%ld`.
    private mutating func readLength(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "h"): length = isDoubled(byte) ? .char : .short
        case UInt8(ascii: "l"): length = isDoubled(byte) ? .longLong : .long
        case UInt8(ascii: "L"): length = .longDouble
        case UInt8(ascii: "q"): length = .quad
        case UInt8(ascii: "z"): length = .size
        case UInt8(ascii: "t"): length = .pointerDifference
        case UInt8(ascii: "j"): length = .maximum
        default: return false
        }
        offset &+= length == .char || length == .longLong ? 2 : 1
        return true
    }

    /// A label, an identifier in parentheses and nothing else, since text has parentheses too.
    private mutating func readLabel(_ byte: UInt8) -> Bool {
        guard byte == UInt8(ascii: "("), label == nil else { return false }
        let name = bytes[(offset + 1)...].prefix { $0.isWordByte || $0 >= 0x80 }
        guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ")") else { return false }
        labelStart = offset
        label = String(decoding: name, as: UTF8.self)
        offset = name.endIndex + 1
        return true
    }

    private func isDoubled(_ byte: UInt8) -> Bool {
        offset + 1 < bytes.endIndex && bytes[offset + 1] == byte
    }

    /// Gives a number before `$` to the `*` that waits for one, else to the specifier.
    private mutating func setPosition(_ number: Int) {
        if number > Int(Int8.max) { isOutOfRange = true }
        if precision == .argument(position: nil) {
            precision = .argument(position: number)
        } else if width == .argument(position: nil) {
            width = .argument(position: number)
        } else {
            position = number
        }
    }

    /// Sets a width or precision, but leaves a `*`, which takes its argument all the same.
    private mutating func setSize(_ number: Int) {
        if number > Int(Int32.max) { isOutOfRange = true }
        if seenPoint {
            if precision?.isArgument != true { precision = .literal(number) }
        } else if width?.isArgument != true {
            width = .literal(number)
        }
    }
}

// What the specifier comes to.
extension SpecifierParser {
    /// Ends the specifier at the conversion `byte`, or at a character that is none.
    private mutating func end(at byte: UInt8) -> FormatPiece {
        guard byte < 0x80, let conversion = FormatConversion(rawValue: Unicode.Scalar(byte)) else {
            return labelProblem ?? unknownConversion()
        }
        offset &+= 1
        if conversion == .object, flags.contains(.alternate) { return substitution() }
        if isOutOfRange { return problem(.numberOutOfRange, end: offset) }
        if length == .longDouble, case .integer = conversion.argument(nil) {
            return problem(.misusedLength, end: offset)
        }
        return .specifier(specifier(conversion, substitution: nil))
    }

    /// Reads the rest of a `%#@name@`, whose name must be of ASCII letters, digits and `_` to be found at run time.
    private mutating func substitution() -> FormatPiece {
        let name = bytes[offset...].prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
        let word = name.prefix { $0.isWordByte }
        guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "@") else {
            return problem(.unterminatedSubstitution, end: word.endIndex)
        }
        offset = name.endIndex + 1
        let text = String(decoding: name, as: UTF8.self)
        guard !word.isEmpty, word.count == name.count else {
            return problem(.invalidSubstitutionName(text), end: offset)
        }
        if isOutOfRange { return problem(.numberOutOfRange, end: offset) }
        flags.remove(.alternate)
        return .specifier(specifier(.object, substitution: text))
    }

    private func specifier(_ conversion: FormatConversion, substitution: String?) -> FormatSpecifier {
        FormatSpecifier(
            position: position, label: label, substitution: substitution, flags: flags, width: width,
            precision: precision, length: length, conversion: conversion, range: range(to: offset))
    }

    /// What looked like a label was text in parentheses if no conversion follows it at once: the `(` ends it then.
    private var labelProblem: FormatPiece? {
        labelStart.map { problem(.unknownConversion("("), end: $0 + 1) }
    }

    private func unknownConversion() -> FormatPiece {
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
            return problem(.unknownConversion("\u{FFFD}"), end: offset + 1)
        }
        return problem(.unknownConversion(Character(scalar)), end: offset + UTF8.width(scalar))
    }

    /// A problem; a number out of range goes before any other, because it stops the program.
    private func problem(_ kind: FormatProblem.Kind, end: Int) -> FormatPiece {
        .invalid(FormatProblem(kind: isOutOfRange ? .numberOutOfRange : kind, range: range(to: end)))
    }

    private func range(to end: Int) -> ByteRange {
        start - bytes.startIndex..<end - bytes.startIndex
    }
}

extension UInt8 {
    /// An ASCII letter, digit or `_`.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
