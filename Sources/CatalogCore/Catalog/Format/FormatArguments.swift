/// The facts about the argument of a substitution, from its definition.
public struct SubstitutionArgument: Hashable, Sendable {
    /// The position of the argument, `argNum`; nil if outside 1 to 127.
    public let position: Int?
    /// The type that the `formatSpecifier` takes.
    public let type: ArgumentType?

    /// Creates the facts about a substitution.
    public init(position: Int?, type: ArgumentType?) {
        self.position = (1...Int(Int8.max)).contains(position ?? 0) ? position : nil
        self.type = type
    }
}

/// The arguments that a format string takes.
public struct FormatArguments: Hashable, Sendable {
    /// The arguments, ordered by number and without duplicates.
    public let list: [FormatArgument]
    /// Whether some specifiers have a number and others do not, as in `%1$@ %@`, where both take the first argument.
    ///
    /// Substitutions are ignored: Xcode numbers them when it compiles (docs/formats.md §5), so `%@ %2$#@items@` is
    /// valid.
    public let mixesNumberedAndBare: Bool

    /// The numbers below the highest that no specifier takes, such as 2 in `%1$@ %3$@`.
    ///
    /// Foundation reads arguments in sequence by the types in the text. It cannot skip a number without a type, so
    /// number 3 gets the second argument. A number above three times the number of specifiers makes the whole text
    /// empty.
    public var gaps: [Int] {
        var gaps: [Int] = []
        var next = 1
        for argument in list {
            gaps.append(contentsOf: next..<argument.position)
            next = argument.position + 1
        }
        return gaps
    }

    /// The arguments that are used with different types.
    public var conflicts: [FormatArgument] { list.filter(\.hasConflict) }

    /// The argument with a number; nil if no specifier takes it.
    public subscript(position position: Int) -> FormatArgument? {
        list.first { $0.position == position }
    }
}

extension FormatString {
    /// The arguments by number; a substitution takes the next argument, like a specifier without a number.
    public var arguments: FormatArguments { arguments { _ in nil } }

    /// Returns the arguments by number.
    ///
    /// A specifier without a number takes the next argument, counted over the specifiers without a number. Each `*`
    /// takes an argument before its specifier. `%%`, `%arg` and invalid pieces take none.
    ///
    /// - Parameter substitution: Returns the facts about the substitution with a name; nil if unknown.
    public func arguments(_ substitution: (String) -> SubstitutionArgument?) -> FormatArguments {
        var counter = ArgumentCounter()
        for (index, specifier) in specifiers.enumerated() {
            counter.take(specifier.width, of: index, as: .width)
            counter.take(specifier.precision, of: index, as: .precision)
            if let name = specifier.substitution {
                let known = substitution(name)
                counter.take(
                    specifier.position ?? known?.position, .init(specifier: index, role: .value, type: known?.type))
            } else {
                counter.note(specifier.position)
                counter.take(specifier.position, .init(specifier: index, role: .value, type: specifier.argument))
            }
        }
        return counter.arguments
    }
}

/// Assigns arguments to specifiers.
private struct ArgumentCounter {
    private var uses: [Int: [FormatArgument.Use]] = [:]
    private var next = 1
    private var seenNumbered = false
    private var seenBare = false

    package var arguments: FormatArguments {
        FormatArguments(
            list: uses.sorted { $0.key < $1.key }.map { FormatArgument(position: $0.key, uses: $0.value) },
            mixesNumberedAndBare: seenNumbered && seenBare)
    }

    /// Records whether a specifier has a number.
    mutating func note(_ position: Int?) {
        if position == nil { seenBare = true } else { seenNumbered = true }
    }

    mutating func take(_ size: FieldSize?, of specifier: Int, as role: FormatArgument.Role) {
        guard case .argument(let position)? = size else { return }
        note(position)
        take(position, .init(specifier: specifier, role: role, type: .integer(bits: 32, isSigned: true)))
    }

    mutating func take(_ position: Int?, _ use: FormatArgument.Use) {
        uses[position ?? next, default: []].append(use)
        if position == nil { next += 1 }
    }
}
