import CatalogCore

/// An argument with all the places that take it; there is at least one.
package struct TakenArgument: Sendable {
    /// Its number, from 1.
    package let position: Int
    /// The first place that takes it.
    package let first: ArgumentUse
    /// All places that take it.
    package let uses: [ArgumentUse]

    /// The first place that takes it as something else than the places before it, and one of those.
    package var conflict: (use: ArgumentUse, other: ArgumentUse)? {
        for (index, use) in uses.enumerated() {
            if let other = uses[..<index].first(where: { use.difference(from: $0) != nil }) { return (use, other) }
        }
        return nil
    }

    /// The first place where the argument differs from what it is elsewhere.
    package func difference(from other: TakenArgument) -> (use: ArgumentUse, difference: ArgumentType.Difference)? {
        for use in uses { if let difference = use.difference(from: other.first) { return (use, difference) } }
        return nil
    }

    /// Whether the argument is seen; the number of a substitution may do no more than choose its case.
    package let isShown: Bool

    /// Whether the argument is a number.
    package var isNumber: Bool {
        switch first.type {
        case .integer, .floating: true
        case nil: first.role == .substitution
        default: false
        }
    }

    /// The specifier without its number, as in `%lld`.
    package var spelling: String { first.specifier.numbered(nil).spelling }

    /// The specifier with the number of the argument, as in `%1$lld`.
    package var numberedSpelling: String { first.specifier.numbered(position).spelling }
}

/// The arguments of a text by their numbers, with those that its substitutions take.
package struct TakenArguments: Sendable {
    /// The arguments in the order of their numbers.
    package let list: [TakenArgument]
    /// Whether a specifier other than a substitution has a number.
    package let isNumbered: Bool
    /// Whether some specifiers have a number and others have not; substitutions don't count.
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

    /// What several texts take together; the first that takes an argument tells what it is.
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

    /// The argument with a number.
    package subscript(position: Int) -> TakenArgument? { list.first { $0.position == position } }

    /// Whether nothing is taken.
    package var isEmpty: Bool { list.isEmpty }

    /// The numbers below the last that nothing takes.
    package var gaps: [Int] {
        guard let last = list.last?.position, last > list.count else { return [] }
        return (1..<last).filter { self[$0] == nil }
    }
}
