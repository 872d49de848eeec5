/// A format specifier: the part of a text where an argument appears.
public struct FormatSpecifier: Hashable, Sendable {
    /// The argument's number from 1, where it is given as in `%2$@`; nil for one that takes the next argument.
    public let position: Int?
    /// The name of the argument in `%(name)lld`, which Xcode gives to generated symbols and drops when it compiles
    /// (docs/formats.md §5 and §6).
    public let label: String?
    /// The substitution that `%#@name@` refers to (docs/formats.md §2).
    public let substitution: String?
    /// The flags that stand in the text.
    public let flags: FormatFlags
    /// The least number of characters to print.
    public let width: FieldSize?
    /// The number of digits to print; a lone `.` is a precision of 0.
    public let precision: FieldSize?
    /// The length modifier; of several the last one counts, as for Foundation.
    public let length: LengthModifier?
    /// What becomes of the argument; `object` for a substitution.
    public let conversion: FormatConversion
    /// Where the specifier lies in the UTF-8 of the text.
    public let range: ByteRange

    package init(
        position: Int?, label: String?, substitution: String?, flags: FormatFlags, width: FieldSize?,
        precision: FieldSize?, length: LengthModifier?, conversion: FormatConversion, range: ByteRange
    ) {
        self.position = position
        self.label = label
        self.substitution = substitution
        self.flags = flags
        self.width = width
        self.precision = precision
        self.length = length
        self.conversion = conversion
        self.range = range
    }

    /// What the specifier takes, or nil for a substitution, whose definition says it.
    public var argument: ArgumentType? {
        substitution == nil ? conversion.argument(length) : nil
    }

    /// True where a space follows the `%`, as in the `% d` of "100% de": in a text that is never formatted, a percent
    /// sign and the next word.
    public var hasSpaceFlag: Bool { flags.contains(.space) }

    /// The same specifier for the argument with another number, or for the next one.
    public func numbered(_ position: Int?) -> FormatSpecifier {
        FormatSpecifier(
            position: position, label: label, substitution: substitution, flags: flags, width: width,
            precision: precision, length: length, conversion: conversion, range: range)
    }
}

extension FormatSpecifier {
    /// Reads the `formatSpecifier` of a substitution, which has no `%` (docs/formats.md §2): `lld`, `.1f`, `@`.
    ///
    /// Nil for anything that is not one whole specifier, and for one with a position, a label or a `*`: the
    /// substitution has one argument, and its number lies in `argNum`.
    public init?(substitutionType: String) {
        let pieces = FormatString("%" + substitutionType).pieces
        guard pieces.count == 1, case .specifier(let found)? = pieces.first else { return nil }
        guard found.range.count == substitutionType.utf8.count + 1 else { return nil }
        guard found.position == nil, found.label == nil, found.substitution == nil else { return nil }
        guard found.width?.isArgument != true, found.precision?.isArgument != true else { return nil }
        self.init(
            position: nil, label: nil, substitution: nil, flags: found.flags, width: found.width,
            precision: found.precision, length: found.length, conversion: found.conversion,
            range: 0..<substitutionType.utf8.count)
    }
}

extension FormatSpecifier: CustomStringConvertible {
    /// The specifier as one would write it, for messages: `%1$lld`, `%-5.2f`, `%#@days@`.
    ///
    /// Flags come in a fixed order and the label after the position, so this can differ from the text.
    public var spelling: String {
        let position = position.map { "\($0)$" } ?? ""
        let label = label.map { "(\($0))" } ?? ""
        let precision = precision.map { ".\($0.spelling)" } ?? ""
        let start = "%\(position)\(label)\(flags.spelling)\(width?.spelling ?? "")\(precision)\(length?.rawValue ?? "")"
        if let substitution { return "\(start)#@\(substitution)@" }
        return "\(start)\(Character(conversion.rawValue))"
    }

    /// The same as `spelling`.
    public var description: String { spelling }
}
