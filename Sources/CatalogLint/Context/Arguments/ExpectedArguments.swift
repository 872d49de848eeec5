import CatalogCore

/// The arguments that code passes to a text, derived from the key or the source language.
package struct ExpectedArguments: Sendable {
    /// The texts of the key or the source language.
    package let texts: [FormattedText]
    /// The representative text: the text without variations, or else the plural form `other`.
    package let main: FormattedText
    /// The arguments that all the texts take together.
    package let known: TakenArguments
    /// The number of the argument that chooses the plural form: the first numeric argument, or else the first argument.
    package let count: Int?
    /// Whether code passes a number that no source text shows, as for a plural of “Day” and “Days”.
    package let hidesCount: Bool

    /// Derives the arguments from the texts of a key or the source language; nil if there are no texts.
    package init?(_ texts: [FormattedText]) {
        let whole = PartPath.whole.nearest(among: texts.map(\.part.path)).map { texts[$0] }
        guard let main = whole ?? texts.first else { return nil }
        self.texts = texts
        self.main = main
        known = TakenArguments(joining: [main.arguments] + texts.map(\.arguments))
        count = known.list.first(where: \.isNumber)?.position ?? known.list.first?.position
        hidesCount = texts.contains(where: \.isPluralCase) && !known.list.contains(where: \.isNumber)
    }

    /// Whether code passes any arguments.
    package var isFormatted: Bool { !known.isEmpty }

    /// Returns the source text for a part of another language.
    package func counterpart(of path: PartPath) -> FormattedText? {
        path.nearest(among: texts.map(\.part.path)).map { texts[$0] }
    }

    /// Returns the arguments that a text must take, in order of number.
    ///
    /// Arguments that the source does not show are optional. A plural form may omit the number, which
    /// `plural-drops-number` checks. The form `zero` is often a different sentence. The ending of a counted noun, as in
    /// `%lld file%@`, is English.
    package func required(of text: FormattedText, counterpart: FormattedText) -> [TakenArgument] {
        if text.part.path.endsInZero, counterpart.part.path != text.part.path { return [] }
        let hasNumber = counterpart.arguments.list.contains(where: \.isNumber)
        return counterpart.arguments.list.filter { argument in
            argument.isShown && !(text.isPluralCase && argument.position == count)
                && !(hasNumber && argument.uses.allSatisfy { $0.part.isEnding($0.specifier) })
        }
    }
}
