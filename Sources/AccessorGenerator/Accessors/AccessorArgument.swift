import CatalogCore

/// An argument that a key's text takes.
struct AccessorArgument: Hashable, Sendable {
    /// What callers write before it; nil for nothing.
    let label: SwiftIdentifier?
    /// The specifier that takes it, without number and label; nil for the width or precision of another.
    let specifier: FormatSpecifier?
    /// What it is.
    let type: ArgumentType
}

extension AccessorArgument {
    /// Names for arguments inside a function or a pattern, none twice and none that the code round them means.
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
