import XCStringsKit

/// Makes values fit what an accessor takes.
struct ArgumentFit {
    private let types: TypeResolver
    private let owner: String

    init(_ types: TypeResolver, owner: String) {
        self.types = types
        self.owner = owner
    }

    /// The code of a value as an accessor takes it.
    ///
    /// - Parameter isInterpolated: whether the value stood in a literal, which shows whatever it is.
    /// - Throws: what keeps it from fitting.
    func code(
        _ code: String, _ hint: TypeHint, as type: ArgumentType, isInterpolated: Bool
    ) throws(AccessorAdoption.Reason) -> String {
        let name = types.name(of: hint, in: owner)
        // In a literal anything may stand. What is declared as optional is mostly unwrapped there under the same name.
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

    /// What a value is, as far as that matters to an accessor.
    private enum Kind {
        case text, integer, floating, none
    }

    private static let kinds: [String: Kind] = [
        "String": .text, "Int": .integer, "Int64": .integer, "Int32": .integer, "Int16": .integer, "Int8": .integer,
        "UInt": .integer, "UInt64": .integer, "UInt32": .integer, "UInt16": .integer, "UInt8": .integer,
        "Double": .floating, "Float": .floating, "CGFloat": .floating, "TimeInterval": .floating,
    ]

    /// What SwiftUI shows within a text, and a string cannot hold.
    private static let views: Set<String> = ["Text", "Image", "AttributedString"]
}
