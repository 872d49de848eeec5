import CatalogCore

/// An argument of a key's text.
struct AccessorArgument: Hashable, Sendable {
    /// The argument label; nil for none.
    let label: SwiftIdentifier?
    /// The format specifier without position and label; nil for the width or precision of another specifier.
    let specifier: FormatSpecifier?
    /// The type of the argument.
    let type: ArgumentType
}

extension AccessorArgument {
    /// Returns unique names for arguments inside a function or pattern.
    ///
    /// The names differ from those in `taken`, which the surrounding code uses.
    static func names(of arguments: [AccessorArgument], avoiding taken: Set<SwiftIdentifier>) -> [SwiftIdentifier] {
        var used = taken
        return arguments.enumerated().map { index, argument in
            if let label = argument.label, !label.isKeyword, used.insert(label).inserted { return label }
            var name = SwiftIdentifier("arg\(index + 1)") ?? "argument"
            while !used.insert(name).inserted { name = name.escaped }
            return name
        }
    }
}
