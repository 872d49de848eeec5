import CatalogCore

/// Functions that convert format specifiers to the syntax of `java.util.Formatter`.
///
/// Every specifier gets an argument number, because Android's tools reject a text with several unnumbered specifiers.
enum JavaSpecifier {
    /// Returns the Java spelling of a specifier; nil if Java has no equivalent.
    static func spelling(of specifier: FormatSpecifier, position: Int) -> String? {
        guard let conversion = conversion(of: specifier.conversion), specifier.substitution == nil,
            let width = digits(specifier.width), let precision = digits(specifier.precision)
        else { return nil }
        let isNumber = "dxXo".contains(conversion)
        let isText = "sc".contains(conversion)
        guard !isNumber || precision.isEmpty, conversion != "c" || precision.isEmpty else { return nil }
        var flags = ""
        if specifier.flags.contains(.leftAligned), !width.isEmpty { flags += "-" }
        if specifier.flags.contains(.plus), !isText, !"xXo".contains(conversion) { flags += "+" }
        if specifier.flags.contains(.alternate) {
            guard "xXo".contains(conversion) else { return nil }
            flags += "#"
        }
        if specifier.flags.contains(.zero), !isText, !width.isEmpty, !flags.contains("-") { flags += "0" }
        return "%\(position)$\(flags)\(width)\(precision.isEmpty ? "" : ".\(precision)")\(conversion)"
    }

    private static func digits(_ size: FieldSize?) -> String? {
        switch size {
        case .literal(let number)?: "\(number)"
        case .argument?: nil
        case nil: ""
        }
    }

    private static func conversion(of conversion: FormatConversion) -> Character? {
        switch conversion {
        case .object, .cString, .utf16String: "s"
        case .decimal, .integer, .uppercaseDecimal, .unsigned, .uppercaseUnsigned: "d"
        case .hexadecimal: "x"
        case .uppercaseHexadecimal: "X"
        case .octal, .uppercaseOctal: "o"
        case .fixed, .uppercaseFixed: "f"
        case .exponent: "e"
        case .uppercaseExponent: "E"
        case .general: "g"
        case .uppercaseGeneral: "G"
        case .hexadecimalFloat: "a"
        case .uppercaseHexadecimalFloat: "A"
        case .character, .utf16Unit: "c"
        case .pascalString, .pointer, .count: nil
        }
    }
}

extension FormatSpecifier {
    /// Returns the Apple spelling of a Java specifier: `%s` becomes `%@`, and `%d` becomes `%lld`.
    static func catalogSpelling(ofJava specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case .cString where specifier.length == nil:
            FormatSpecifier(
                position: specifier.position, label: nil, substitution: nil, flags: specifier.flags,
                width: specifier.width, precision: specifier.precision, length: nil, conversion: .object,
                range: specifier.range
            ).spelling
        case .decimal, .hexadecimal, .uppercaseHexadecimal, .octal:
            specifier.length == nil
                ? FormatSpecifier(
                    position: specifier.position, label: nil, substitution: nil, flags: specifier.flags,
                    width: specifier.width, precision: specifier.precision, length: .longLong,
                    conversion: specifier.conversion, range: specifier.range
                ).spelling : specifier.spelling
        default: specifier.spelling
        }
    }
}
