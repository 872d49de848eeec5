import CatalogCore

/// A collector of the arguments that a text and the plural forms of its substitutions take.
///
/// It numbers the arguments as `FormatString.arguments` does.
struct ArgumentCollector {
    package let substitutions: [FormattedSubstitution]
    private(set) var uses: [Int: [ArgumentUse]] = [:]
    /// The arguments that appear in the text, including those shown by `%arg`.
    private(set) var shown: Set<Int> = []
    private(set) var seenNumbered = false
    private(set) var seenBare = false
    private var next = 1
    private var visited: Set<String> = []

    init(substitutions: [FormattedSubstitution]) {
        self.substitutions = substitutions
    }

    mutating func read(_ part: FormattedPart) {
        for specifier in part.specifiers {
            takeSizes(of: specifier, in: part)
            if let name = specifier.substitution {
                takeSubstitution(name, by: specifier, in: part)
            } else {
                note(specifier.position)
                take(specifier.position, by: specifier, specifier.argument, as: .value, in: part)
            }
        }
    }

    private mutating func takeSubstitution(_ name: String, by specifier: FormatSpecifier, in part: FormattedPart) {
        let found = substitutions.last { $0.name == name }
        let number = specifier.position ?? found?.position
        let position = number ?? next
        take(number, by: specifier, found?.specifier?.argument, as: .substitution, in: part)
        guard let found, visited.insert(name).inserted else { return }
        if found.cases.contains(where: { !$0.format.substitutionArguments.isEmpty }) { shown.insert(position) }
        for part in found.cases { readCase(part, of: position) }
    }

    /// Reads a plural form of a substitution.
    ///
    /// The first specifier without a number stands for the argument of the substitution. Legacy tables work this way
    /// (docs/formats.md §4). Some catalogs use such a specifier in place of `%arg`.
    private mutating func readCase(_ part: FormattedPart, of position: Int) {
        var isOwnSeen = false
        for specifier in part.specifiers {
            if let name = specifier.substitution {
                takeSubstitution(name, by: specifier, in: part)
            } else if let number = specifier.position {
                take(number, by: specifier, specifier.argument, as: .value, in: part)
            } else if !isOwnSeen {
                isOwnSeen = true
                take(position, by: specifier, specifier.argument, as: .value, in: part)
            }
        }
    }

    private mutating func note(_ position: Int?) {
        if position == nil { seenBare = true } else { seenNumbered = true }
    }

    private mutating func takeSizes(of specifier: FormatSpecifier, in part: FormattedPart) {
        for case .argument(let position)? in [specifier.width, specifier.precision] {
            note(position)
            take(position, by: specifier, .integer(bits: 32, isSigned: true), as: .size, in: part)
        }
    }

    private mutating func take(
        _ position: Int?, by specifier: FormatSpecifier, _ type: ArgumentType?, as role: ArgumentUse.Role,
        in part: FormattedPart
    ) {
        let use = ArgumentUse(specifier: specifier, type: type, role: role, part: part)
        uses[position ?? next, default: []].append(use)
        if role != .substitution { shown.insert(position ?? next) }
        if position == nil { next += 1 }
    }
}
