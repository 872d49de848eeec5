/// A parser for one format specifier that accepts what Foundation's own parser accepts.
///
/// The parser loops over single characters and requires no order. That leniency decides which `%` of a real text takes
/// an argument. The parser omits one form that Foundation accepts: `%[name]@`, which is undocumented and does not occur
/// in catalogs.
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

    /// Creates a parser for the specifier whose `%` is at index `start`.
    init(_ bytes: ArraySlice<UInt8>, start: Int) {
        self.bytes = bytes
        self.start = start
        offset = start + 1
    }

    /// Parses up to the conversion, or up to the first character that cannot belong to a specifier.
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

// Each `read` method consumes the characters that it accepts; if it accepts none, it returns false.
extension SpecifierParser {
    /// Reads a flag; a zero after the point is a precision instead.
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

    /// Reads a number: a position if `$` follows, otherwise a size.
    private mutating func readNumber(_ byte: UInt8) -> Bool {
        guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) else { return false }
        var number = 0
        while offset < bytes.endIndex, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit <= 9 {
            // Capped just above the highest limit, so that a long number cannot overflow.
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

    /// Reads a point or a `*`.
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

    /// Reads a length modifier, which replaces an earlier one: `%llld` means `%ld`.
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

    /// Reads a label.
    ///
    /// A label must be an identifier in parentheses, because plain text has parentheses too.
    private mutating func readLabel(_ byte: UInt8) -> Bool {
        guard byte == UInt8(ascii: "("), label == nil else { return false }
        let name = bytes[(offset + 1)...].prefix { $0.isASCIIWord || $0 >= 0x80 }
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

    /// Assigns a number before `$` to a `*` without a position, otherwise to the specifier.
    private mutating func setPosition(_ argument: Int) {
        if argument > Int(Int8.max) { isOutOfRange = true }
        if precision == .argument(position: nil) {
            precision = .argument(position: argument)
        } else if width == .argument(position: nil) {
            width = .argument(position: argument)
        } else {
            position = argument
        }
    }

    /// Sets the width or precision, unless a `*` has already set it.
    private mutating func setSize(_ size: Int) {
        if size > Int(Int32.max) { isOutOfRange = true }
        if seenPoint {
            if precision?.isArgument != true { precision = .literal(size) }
        } else if width?.isArgument != true {
            width = .literal(size)
        }
    }
}

// Results of the parser.
extension SpecifierParser {
    /// Ends the specifier at `byte`, which is a conversion or a character that cannot belong to the specifier.
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

    /// Reads the rest of `%#@name@`.
    ///
    /// Foundation finds the name at run time only if it consists of ASCII letters, digits and `_`.
    private mutating func substitution() -> FormatPiece {
        let name = bytes[offset...].prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
        let word = name.prefix { $0.isASCIIWord }
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

    /// The problem for a label without a conversion; nil if there was no label.
    ///
    /// Such a label is text in parentheses, so the specifier ends at the `(`.
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

    /// Returns a problem; a number out of range takes precedence, because it stops the program.
    private func problem(_ kind: FormatProblem.Kind, end: Int) -> FormatPiece {
        .invalid(FormatProblem(kind: isOutOfRange ? .numberOutOfRange : kind, range: range(to: end)))
    }

    private func range(to end: Int) -> ByteRange {
        start - bytes.startIndex..<end - bytes.startIndex
    }
}
