/// What is known of a substitution from its definition.
public struct SubstitutionArgument: Hashable, Sendable {
    /// The number of its argument, `argNum`; numbers outside 1 to 127 count as none.
    public let number: Int?
    /// What its `formatSpecifier` takes.
    public let type: ArgumentType?

    /// Creates what is known of a substitution.
    public init(number: Int?, type: ArgumentType?) {
        self.number = (1...Int(Int8.max)).contains(number ?? 0) ? number : nil
        self.type = type
    }
}

/// The arguments that a format string takes.
public struct FormatArguments: Hashable, Sendable {
    /// The arguments in the order of their numbers; none twice.
    public let list: [FormatArgument]
    /// True where some specifiers have a number and others don't, as in `%1$@ %@`: both take the first argument.
    ///
    /// Substitutions don't count: Xcode numbers them when it compiles (docs/formats.md §5), and `%@ %2$#@items@` is
    /// healthy.
    public let mixesNumberedAndBare: Bool

    /// The numbers below the last that nothing takes, as the 2 of `%1$@ %3$@`.
    ///
    /// Foundation reads arguments one after another by the types in the text, so that a number without a type is not
    /// skipped: the 3 gets the second argument. A number above three times the specifiers empties the whole text.
    public var gaps: [Int] {
        var gaps: [Int] = []
        var next = 1
        for argument in list {
            gaps.append(contentsOf: next..<argument.position)
            next = argument.position + 1
        }
        return gaps
    }

    /// The arguments that are taken as different things.
    public var conflicts: [FormatArgument] { list.filter(\.hasConflict) }

    /// The argument with a number, if something takes it.
    public subscript(position position: Int) -> FormatArgument? {
        list.first { $0.position == position }
    }
}

extension FormatString {
    /// The arguments by number, substitutions taking the next one like any specifier without a number.
    public var arguments: FormatArguments { arguments { _ in nil } }

    /// The arguments by number, with what `substitution` tells of the substitutions by their names.
    ///
    /// A specifier without a number takes the next argument, counted over those without a number only, and each `*`
    /// takes one before it; `%%`, `%arg` and what is invalid take none.
    public func arguments(_ substitution: (String) -> SubstitutionArgument?) -> FormatArguments {
        var counter = ArgumentCounter()
        for (index, specifier) in specifiers.enumerated() {
            counter.take(specifier.width, of: index, as: .width)
            counter.take(specifier.precision, of: index, as: .precision)
            if let name = specifier.substitution {
                let known = substitution(name)
                counter.take(
                    specifier.position ?? known?.number, .init(specifier: index, role: .value, type: known?.type))
            } else {
                counter.note(specifier.position)
                counter.take(specifier.position, .init(specifier: index, role: .value, type: specifier.argument))
            }
        }
        return counter.arguments
    }
}

/// Hands out the numbers of arguments.
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

    /// Remembers whether a specifier has a number.
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
