import CatalogCore
import CatalogLint

/// A comparison of the values that code passes with those that a text takes.
struct PassedValueComparison {
    private let types: TypeResolver
    private let owner: String

    init(_ types: TypeResolver, owner: String) {
        self.types = types
        self.owner = owner
    }

    /// Returns the message about values that do not match; nil if all values of known type match.
    ///
    /// - Parameter mayPassArray: Whether a function receives the values and may pass on each element of an array as a
    ///   separate argument.
    func mismatch(
        of values: [TypeHint], _ taken: [ArgumentType], mayPassArray: Bool = true
    ) -> (message: FindingMessage, limit: Severity)? {
        if mayPassArray, values.count == 1, values.contains(where: mayBeArray) { return nil }
        if values.count < taken.count { return (Self.message(taken: taken.count, passed: values.count), .error) }
        for (number, (value, type)) in zip(values, taken).enumerated() {
            guard let name = types.name(of: value, in: owner), let given = Self.kinds[name], !Self.matches(given, type)
            else {
                continue
            }
            return ("value \(number + 1) has the type \(name), but the text takes \(Self.phrase(type)) there", .error)
        }
        guard values.count > taken.count else { return nil }
        return (Self.message(taken: taken.count, passed: values.count), .warning)
    }

    /// Returns the message about code that passes more or fewer values than the text takes.
    static func message(taken: Int, passed: Int) -> FindingMessage {
        let given: FindingMessage =
            passed == 0
            ? "the code passes none" : passed == 1 ? "the code passes one" : "the code passes \(passed)"
        if taken == 0 { return "the text takes no values, but \(given)" }
        return taken == 1 ? "the text takes one value, but \(given)" : "the text takes \(taken) values, but \(given)"
    }

    private func mayBeArray(_ value: TypeHint) -> Bool {
        switch types.type(of: value, in: owner) {
        case nil, .array?, .tuple?, .dictionary?: true
        case .name(let name)?: Self.kinds[name] == nil
        }
    }

    /// The category of a value's type that determines its format specifier.
    private enum Kind {
        case object, integer, floating
    }

    private static func matches(_ given: Kind, _ taken: ArgumentType) -> Bool {
        switch taken {
        case .object: given == .object
        case .integer: given == .integer
        case .floating: given == .floating
        default: true
        }
    }

    private static let kinds: [String: Kind] = [
        "String": .object, "NSString": .object, "Int": .integer, "Int64": .integer, "Int32": .integer,
        "Int16": .integer,
        "Int8": .integer, "UInt": .integer, "UInt64": .integer, "UInt32": .integer, "UInt16": .integer,
        "UInt8": .integer, "NSInteger": .integer, "Double": .floating, "Float": .floating, "CGFloat": .floating,
        "TimeInterval": .floating, "NSNumber": .object,
    ]

    private static func phrase(_ type: ArgumentType) -> FindingMessage {
        switch type {
        case .object: "an object (`%@`)"
        case .integer: "an integer"
        case .floating: "a floating-point number"
        default: "something else"
        }
    }
}
