import SwiftSyntax

/// The names that the declarations of a file refer to.
struct UsedNames {
    /// The names that one declaration refers to.
    private struct Names {
        /// The names in expressions outside of patterns.
        var values: Set<String> = []
        /// The names in patterns.
        var patterns: Set<String> = []
        /// The types outside of expressions.
        var types: Set<String> = []
    }

    /// The names by the index of the declaration in `SourceFacts.contexts`.
    private var names: [Int: Names] = [:]

    /// The facts, in the order of the declarations.
    var facts: [UsedNamesFact] {
        names.sorted { $0.key < $1.key }.map { context, names in
            UsedNamesFact(
                context: context, names: names.values.union(names.patterns).sorted(), types: names.types.sorted(),
                patterns: names.patterns.subtracting(names.values).sorted())
        }
    }

    /// Adds a name in an expression, also one that code refers to through a binding: `name` for `$name`.
    mutating func add(_ reference: DeclReferenceExprSyntax, in context: Int) {
        let name = reference.baseName.text
        let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
        guard let first = bare.utf8.first, !(0x30...0x39).contains(first), bare != "self" else { return }
        if SwitchCases.isPattern(reference) {
            names[context, default: Names()].patterns.insert(bare)
        } else {
            names[context, default: Names()].values.insert(bare)
        }
    }

    /// Adds a type outside of expressions.
    mutating func add(type: String, in context: Int) { names[context, default: Names()].types.insert(type) }
}
