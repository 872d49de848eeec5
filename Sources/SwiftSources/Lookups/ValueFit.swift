import XCStringsKit

/// A comparison of the values that code passes with those that a text takes.
struct ValueFit {
    private let types: TypeResolver
    private let owner: String

    init(_ types: TypeResolver, owner: String) {
        self.types = types
        self.owner = owner
    }

    /// Returns a message about values that do not match, or nil if all values of known type match.
    func fault(of values: [TypeHint], _ taken: [ArgumentType]) -> (message: String, limit: Severity)? {
        // The function can pass the elements of an array as separate arguments.
        if values.count == 1, values.contains(where: mayBeArray) { return nil }
        if values.count < taken.count {
            let passed = values.isEmpty ? "none is" : values.count == 1 ? "one is" : "\(values.count) are"
            return ("the text takes \(Self.count(taken.count)), and \(passed) passed", .error)
        }
        for (number, (value, type)) in zip(values, taken).enumerated() {
            guard let name = types.name(of: value, in: owner), let given = Self.kinds[name], !Self.fits(given, type)
            else {
                continue
            }
            return (
                "value \(number + 1) is \(Self.phrase(name)), and the text takes \(Self.phrase(type)) there", .error
            )
        }
        guard values.count > taken.count else { return nil }
        let shown = taken.isEmpty ? "no value" : "only \(Self.count(taken.count))"
        return ("the text takes \(shown), and \(values.count == 1 ? "one is" : "\(values.count) are") passed", .warning)
    }

    /// Returns a count of values in words.
    static func count(_ count: Int) -> String { count == 1 ? "one value" : "\(count) values" }

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

    private static func fits(_ given: Kind, _ taken: ArgumentType) -> Bool {
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

    private static func phrase(_ type: String) -> String {
        ["I", "U"].contains(type.first) ? "an \(type)" : "a \(type)"
    }

    private static func phrase(_ type: ArgumentType) -> String {
        switch type {
        case .object: "an object (`%@`)"
        case .integer: "an integer"
        case .floating: "a floating-point number"
        default: "something else"
        }
    }
}
