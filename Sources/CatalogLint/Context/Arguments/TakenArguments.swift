import CatalogCore

/// An argument with all of its uses; there is at least one.
package struct TakenArgument: Sendable {
    /// The number of the argument, starting at 1.
    package let position: Int
    /// The first use of the argument.
    package let first: ArgumentUse
    /// All uses of the argument.
    package let uses: [ArgumentUse]

    /// The first use whose type differs from an earlier use, together with that earlier use.
    package var conflict: (use: ArgumentUse, other: ArgumentUse)? {
        guard uses.count > 1 else { return nil }
        // Uses of one kind differ from the same others, so that thousands of them cost one comparison each.
        var kinds: Set<ArgumentUse.ComparedKind> = []
        var earlier: [ArgumentUse] = []
        for use in uses where kinds.insert(use.comparedKind).inserted {
            if let other = earlier.first(where: { use.difference(from: $0) != nil }) { return (use, other) }
            earlier.append(use)
        }
        return nil
    }

    /// Returns the first use that differs from another text's use of the argument.
    package func difference(from other: TakenArgument) -> (use: ArgumentUse, difference: ArgumentType.Difference)? {
        for use in uses { if let difference = use.difference(from: other.first) { return (use, difference) } }
        return nil
    }

    /// Whether the argument is visible.
    ///
    /// The number of a substitution may only choose a plural form.
    package let isShown: Bool

    /// Whether the argument is a number.
    package var isNumber: Bool { first.type?.isNumber ?? (first.role == .substitution) }

    /// The specifier without its number, as in `%lld`.
    package var spelling: String { first.specifier.numbered(nil).spelling }

    /// The specifier with the number of the argument, as in `%1$lld`.
    package var numberedSpelling: String { first.specifier.numbered(position).spelling }
}

/// The arguments of a text by number, including those that its substitutions take.
package struct TakenArguments: Sendable {
    /// The arguments in order of number.
    package let list: [TakenArgument]
    /// Whether a specifier other than a substitution has a number.
    package let isNumbered: Bool
    /// Whether some specifiers have numbers and others do not.
    ///
    /// Substitutions do not count.
    package let mixesNumberedAndBare: Bool

    package init(of part: FormattedPart, substitutions: [FormattedSubstitution]) {
        guard !part.specifiers.isEmpty else {
            self.init([:], shown: [], isNumbered: false, isBare: false)
            return
        }
        var collector = ArgumentCollector(substitutions: substitutions)
        collector.read(part)
        self.init(
            collector.uses, shown: collector.shown, isNumbered: collector.seenNumbered, isBare: collector.seenBare)
    }

    /// Combines the arguments of several texts.
    ///
    /// The first text that takes an argument determines its type.
    package init(joining all: [TakenArguments]) {
        var uses: [Int: [ArgumentUse]] = [:]
        for argument in all.flatMap(\.list) { uses[argument.position, default: []] += argument.uses }
        self.init(
            uses, shown: Set(all.flatMap(\.list).filter(\.isShown).map(\.position)),
            isNumbered: all.contains(where: \.isNumbered), isBare: false)
    }

    private init(_ uses: [Int: [ArgumentUse]], shown: Set<Int>, isNumbered: Bool, isBare: Bool) {
        list = uses.sorted { $0.key < $1.key }.compactMap { position, uses in
            uses.first.map {
                TakenArgument(position: position, first: $0, uses: uses, isShown: shown.contains(position))
            }
        }
        self.isNumbered = isNumbered
        mixesNumberedAndBare = isNumbered && isBare
    }

    /// Returns the argument with a number.
    package subscript(position: Int) -> TakenArgument? {
        let index = list.partitioningIndex { $0.position >= position }
        return index < list.count && list[index].position == position ? list[index] : nil
    }

    /// Whether the text takes no arguments.
    package var isEmpty: Bool { list.isEmpty }

    /// The unused numbers below the last one.
    package var gaps: [Int] {
        guard let last = list.last?.position, last > list.count else { return [] }
        return (1..<last).filter { self[$0] == nil }
    }
}
