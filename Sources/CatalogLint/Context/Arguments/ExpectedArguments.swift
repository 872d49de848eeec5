import CatalogCore

/// The arguments that code passes to a text, as far as the key or the source language shows.
package struct ExpectedArguments: Sendable {
    /// The texts that show it.
    package let texts: [FormattedText]
    /// The one that stands for all: the plain one, else that of `other`.
    package let main: FormattedText
    /// What they take together.
    package let known: TakenArguments
    /// The number that chooses the case where the text is a plural: the first one among the arguments.
    package let count: Int?
    /// Whether code passes a number that no text of the source shows, as for a plural of “Day” and “Days”.
    package let hidesCount: Bool

    /// Reads what a text of the source language or a key shows; nil where there is nothing.
    package init?(_ texts: [FormattedText]) {
        let whole = PartPath.whole.nearest(among: texts.map(\.part.path)).map { texts[$0] }
        guard let main = whole ?? texts.first else { return nil }
        self.texts = texts
        self.main = main
        known = TakenArguments(joining: [main.arguments] + texts.map(\.arguments))
        count = known.list.first(where: \.isNumber)?.position ?? known.list.first?.position
        hidesCount = texts.contains(where: \.isPluralCase) && !known.list.contains(where: \.isNumber)
    }

    /// Whether the text is formatted at all.
    package var isFormatted: Bool { !known.isEmpty }

    /// The text that a part of another language was made from.
    package func counterpart(of path: PartPath) -> FormattedText? {
        path.nearest(among: texts.map(\.part.path)).map { texts[$0] }
    }

    /// The arguments that a text must take, by number.
    ///
    /// What the source does not show either need not appear. A case of a plural may leave out the number, which
    /// `plural-drops-number` looks after, and `zero` is often another sentence altogether.
    package func required(of text: FormattedText, counterpart: FormattedText) -> [TakenArgument] {
        if text.part.path.endsInZero, counterpart.part.path != text.part.path { return [] }
        return counterpart.arguments.list.filter { $0.isShown && !(text.isPluralCase && $0.position == count) }
    }
}
