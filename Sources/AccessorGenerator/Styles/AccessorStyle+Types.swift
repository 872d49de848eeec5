import CatalogCore

extension AccessorStyle {
    /// Returns the Swift type of an argument; nil if there is none or it is unknown.
    func type(of argument: AccessorArgument) -> SwiftType? {
        switch self {
        case .portable: Self.portableType(of: argument.type)
        case .apple: argument.specifier.flatMap(Self.xcodeType)
        }
    }

    private static func portableType(of type: ArgumentType) -> SwiftType? {
        switch type {
        case .object: .string
        case .integer: .int
        case .floating: .double
        case .character, .cString, .utf16String, .pascalString, .pointer: nil
        }
    }

    /// Returns the type observed in Xcode's symbols (`docs/formats.md` §6); nil for other specifiers.
    private static func xcodeType(of specifier: FormatSpecifier) -> SwiftType? {
        switch (specifier.conversion, specifier.length) {
        case (.object, nil): .string
        case (.decimal, nil): .int32
        case (.decimal, .longLong): .int
        case (.unsigned, nil): .uint32
        case (.unsigned, .longLong): .uint
        case (.fixed, nil), (.fixed, .long): .double
        default: nil
        }
    }
}
