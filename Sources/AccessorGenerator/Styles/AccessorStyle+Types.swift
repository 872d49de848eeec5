import CatalogCore

extension AccessorStyle {
    /// The type that an argument has in Swift; nil where there is none, or none that is known.
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

    /// The types that Xcode was seen to give (`docs/formats.md` §6); those of other specifiers are not known.
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
