import CatalogCore

/// The arguments that a localization shows in its texts, directly or through substitutions.
package struct ShownArguments {
    /// The numbers of arguments that a specifier shows.
    package private(set) var direct: Set<Int> = []
    /// The substitutions that show an argument, by argument number.
    package private(set) var substitutions: [Int: Substitution] = [:]
    /// Whether a plural form of a substitution refers to another substitution.
    ///
    /// Argument numbers are not reliable then.
    package private(set) var isNested = false

    private var undefined: Set<Int> = []

    /// Examines all texts of a localization.
    package init(of content: LocalizedContent) {
        for sentence in content.sentences { add(sentence.text, sentence.substitutions) }
    }

    /// Returns whether an argument is shown in any form.
    package func shows(_ position: Int) -> Bool {
        direct.contains(position) || substitutions[position] != nil || undefined.contains(position)
    }

    private mutating func add(_ text: Text, _ known: [Substitution]) {
        guard text.mayHaveSpecifiers else { return }
        let format = FormatString(utf8: text.utf8)
        let arguments = format.arguments { name in
            known.named(name).map { SubstitutionArgument(position: $0.argumentNumber, type: $0.argumentType) }
        }
        for argument in arguments.list {
            for use in argument.uses {
                let name = use.role == .value ? format.specifiers[use.specifier].substitution : nil
                add(argument.position, name: name, known.named(name ?? ""))
            }
        }
    }

    private mutating func add(_ position: Int, name: String?, _ substitution: Substitution?) {
        guard name != nil else {
            direct.insert(position)
            return
        }
        guard let substitution else {
            undefined.insert(position)
            return
        }
        if substitutions[position] == nil { addCases(of: substitution) }
        substitutions[position] = substitution
    }

    /// Adds the arguments that the plural forms of a substitution show by number, as in `%2$@ followers`.
    private mutating func addCases(of substitution: Substitution) {
        for part in substitution.content.parts {
            guard let text = part.unit.value, text.mayHaveSpecifiers else { continue }
            for specifier in FormatString(utf8: text.utf8).specifiers {
                isNested = isNested || specifier.substitution != nil
                if let position = specifier.position { direct.insert(position) }
            }
        }
    }
}

extension Substitution {
    /// The argument type of the substitution's format specifier; nil if the specifier is missing or invalid.
    package var argumentType: ArgumentType? {
        formatSpecifier.flatMap { FormatSpecifier(substitutionType: $0.string) }?.argument
    }

    /// Whether the plural forms show the number, rather than only words that agree with it.
    package var showsNumber: Bool {
        content.parts.contains { part in part.unit.value.map { NumberDisplay($0).showsNumber } ?? false }
    }
}
