import CatalogCore

/// A converter of values to the parameter types of an accessor.
struct ArgumentConverter {
    private let types: TypeResolver
    private let owner: String

    init(_ types: TypeResolver, owner: String) {
        self.types = types
        self.owner = owner
    }

    /// Returns the code of a value, converted to the type of a parameter.
    ///
    /// - Parameter isInterpolated: Whether the value comes from an interpolated literal, which accepts any type.
    ///
    /// - Throws: `AccessorAdoption.Reason.type` if the value cannot be converted.
    func code(
        _ code: String, _ hint: TypeHint, as type: ArgumentType, isInterpolated: Bool
    ) throws(AccessorAdoption.Reason) -> String {
        let name = types.name(of: hint, in: owner)
        // An interpolation accepts a value of any type. This includes an optional, although the code usually unwraps it
        // first under the same name.
        let isShown = isInterpolated && type == .object
        if isShown, types.isOptional(hint, in: owner) { return "\"\\(\(code))\"" }
        guard let name else { return isShown ? "\"\\(\(code))\"" : code }
        let kind = Self.kinds[name] ?? .none
        switch (type, kind) {
        case (.integer, .integer): return name == "Int" ? code : "Int(\(code))"
        case (.floating, .floating): return ["Double", "TimeInterval"].contains(name) ? code : "Double(\(code))"
        case (.object, .text): return code
        case (.object, _) where isShown && !Self.views.contains(name): return "\"\\(\(code))\""
        default: throw .type(code: code, type: name)
        }
    }

    /// The category of a value's type, for the choice of a conversion.
    private enum Kind {
        case text, integer, floating, none
    }

    private static let kinds: [String: Kind] = [
        "String": .text, "Int": .integer, "Int64": .integer, "Int32": .integer, "Int16": .integer, "Int8": .integer,
        "UInt": .integer, "UInt64": .integer, "UInt32": .integer, "UInt16": .integer, "UInt8": .integer,
        "Double": .floating, "Float": .floating, "CGFloat": .floating, "TimeInterval": .floating,
    ]

    /// Types that SwiftUI accepts in a text but that a string cannot represent.
    private static let views: Set<String> = ["Text", "Image", "AttributedString"]
}
