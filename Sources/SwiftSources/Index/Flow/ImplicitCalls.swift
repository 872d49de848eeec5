/// Functions that Swift calls implicitly.
enum ImplicitCalls {
    /// Returns whether Swift can call a function, given by its name and labels, implicitly.
    static func mayCall(_ function: String) -> Bool {
        let name = String(function.prefix { $0 != "(" })
        if names.contains(name) || initializers.contains(function) { return true }
        return !(name.first?.isLetter ?? false) && name.first != "_"
    }

    private static let names: Set<String> = [
        "callAsFunction", "subscript", "dynamicallyCall", "appendLiteral", "appendInterpolation", "buildExpression",
        "buildBlock", "buildPartialBlock", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
        "buildLimitedAvailability",
    ]
    private static let initializers: Set<String> = [
        "init(wrappedValue:)", "init(projectedValue:)", "init(stringLiteral:)", "init(unicodeScalarLiteral:)",
        "init(extendedGraphemeClusterLiteral:)", "init(stringInterpolation:)", "init(rawValue:)", "init(from:)",
        "init(coder:)", "init(arrayLiteral:)", "init(dictionaryLiteral:)",
    ]
}
