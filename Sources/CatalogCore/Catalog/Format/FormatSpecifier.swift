/// A format specifier: the part of a text where an argument appears.
public struct FormatSpecifier: Hashable, Sendable {
    /// The number of the argument, from 1, as in `%2$@`; nil for the next argument.
    public let position: Int?
    /// The argument name in `%(name)lld`.
    ///
    /// Xcode uses the name in generated symbols and drops it when it compiles (docs/formats.md §5 and §6).
    public let label: String?
    /// The name of the substitution that `%#@name@` refers to (docs/formats.md §2).
    public let substitution: String?
    /// The flags in the text.
    public let flags: FormatFlags
    /// The minimum number of characters to print.
    public let width: FieldSize?
    /// The number of digits to print; a lone `.` is a precision of 0.
    public let precision: FieldSize?
    /// The length modifier; of several, the last one counts, as in Foundation.
    public let length: LengthModifier?
    /// The conversion of the argument; `object` for a substitution.
    public let conversion: FormatConversion
    /// The range of the specifier in the UTF-8 of the text.
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

    /// The type that the specifier takes; nil for a substitution, whose definition gives the type.
    public var argument: ArgumentType? {
        substitution == nil ? conversion.argument(length) : nil
    }

    /// Whether a space follows the `%`.
    ///
    /// In a text that is never formatted, the `% d` of "100% de" is a percent sign and the next word.
    public var hasSpaceFlag: Bool { flags.contains(.space) }

    /// Returns the same specifier for another argument number; nil means the next argument.
    public func numbered(_ position: Int?) -> FormatSpecifier {
        FormatSpecifier(
            position: position, label: label, substitution: substitution, flags: flags, width: width,
            precision: precision, length: length, conversion: conversion, range: range)
    }
}

extension FormatSpecifier {
    /// Creates a specifier from the `formatSpecifier` of a substitution, which has no `%`: `lld`, `.1f`, `@`.
    ///
    /// Returns nil for text that is not a single complete specifier (docs/formats.md §2). Also returns nil for a
    /// specifier with a position, a label or a `*`: a substitution has one argument, and `argNum` gives its number.
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
    /// The normalized spelling of the specifier, for messages: `%1$lld`, `%-5.2f`, `%#@days@`.
    ///
    /// Flags have a fixed order and the label follows the position, so the result can differ from the text.
    public var spelling: String {
        let position = position.map { "\($0)$" } ?? ""
        let label = label.map { "(\($0))" } ?? ""
        let precision = precision.map { ".\($0.spelling)" } ?? ""
        let start = "%\(position)\(label)\(flags.spelling)\(width?.spelling ?? "")\(precision)\(length?.rawValue ?? "")"
        if let substitution { return "\(start)#@\(substitution)@" }
        return "\(start)\(Character(conversion.rawValue))"
    }

    /// Same as `spelling`.
    public var description: String { spelling }
}
