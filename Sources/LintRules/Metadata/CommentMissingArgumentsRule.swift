import CatalogCore
import CatalogLint

/// Finds comments that do not explain all arguments.
struct CommentMissingArgumentsRule: EntryRule {
    static let description = RuleDescription(
        id: "comment-missing-arguments",
        category: .metadata,
        summary: "a comment does not explain an argument of the text",
        rationale: """
            A translator who does not know what replaces `%@` guesses gender, case and word order. Name each specifier \
            in the comment (`%1$@ is the name`), or describe the argument. For a single argument it is enough that the \
            comment mentions a number, a name, a date or the like. `missing-comment` reports keys without a comment.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .entry,
        passing: [
            .entries(
                """
                    "home.hi" : { "comment" : "Greeting. %@ is the first name.", \(text("Hi, %@")) },
                    "home.days" : { "comment" : "Number of days", \(text("%lld days")) },
                    "home.done" : { "comment" : "The arguments are the days done and those planned.",
                      \(text("%lld of %lld")) },
                    "home.week" : { "comment" : "Below the days. done is how many are trained, %(total)lld all.",
                      \(text("%(done)lld of %(total)lld")) },
                    "home.rest" : { \(text("Rest %@")) },
                    "home.off" : { "comment" : "Discount", \(text("100% off")) }
                """)
        ],
        failing: [
            .entries(
                """
                    "home.hi" : { "comment" : ↓"Greeting on the first screen", \(text("Hi, %@")) },
                    "home.done" : { "comment" : ↓"Progress. %lld is how many are done.", \(text("%lld of %lld")) },
                    "home.by" : { "comment" : ↓"%2$@ is the trainer", \(text("%1$@ by %2$@")) }
                """)
        ]
    )

    private static func text(_ value: String) -> String {
        "\"localizations\" : { \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } } }"
    }

    static let interest: EntryTraits = .percent

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.kind == .code, entry.isTranslatable, let comment = entry.entry.comment,
            let said = CommentWords(comment)
        else { return }
        let arguments = Self.arguments(of: entry)
        guard !arguments.isEmpty else { return }
        let unsaid = Self.unexplained(arguments, by: said).map(\.spelling)
        guard let first = unsaid.first else { return }
        let quoted = Quotation.of(comment)
        findings.add(
            unsaid.count == 1
                ? "the comment does not say what \(Quotation.of(first)) is: \(quoted)"
                : "the comment does not say what \(WordList.of(unsaid.map { Quotation.of($0) })) are: \(quoted)",
            at: comment.location)
    }

    /// The specifiers of the source text by argument, each as it is written first.
    private static func arguments(of entry: EntryContext) -> [FormatSpecifier] {
        let parts = entry.sourceParts.filter { !$0.path.isInSubstitution }
        let part = PartPath.whole.nearest(among: parts.map(\.path)).map { parts[$0] }
        guard let text = part?.unit.value ?? (entry.source == nil ? entry.entry.key : nil) else { return [] }
        let format = FormatString(utf8: text.utf8)
        guard !format.specifiers.contains(where: \.hasSpaceFlag) else { return [] }
        return format.arguments.list.compactMap { argument in
            argument.uses.first { $0.role == .value }.map { format.specifiers[$0.specifier] }
        }
    }

    private static func unexplained(
        _ arguments: [FormatSpecifier], by comment: CommentWords
    ) -> [FormatSpecifier] {
        // A comment mentions a named argument by its name.
        let unnamed = arguments.filter { !(($0.label ?? $0.substitution).map(comment.names) ?? false) }
        return unnamed.isEmpty ? [] : unspecified(arguments, by: comment).filter(unnamed.contains)
    }

    /// The arguments that the comment mentions neither by a specifier nor in another way.
    private static func unspecified(
        _ arguments: [FormatSpecifier], by comment: CommentWords
    ) -> [FormatSpecifier] {
        let words = Set(comment.words)
        if !words.isDisjoint(with: speakingOfArguments) || comment.text.contains(where: { "{\\".contains($0) }) {
            return []
        }
        if (1...arguments.count).allSatisfy({ words.contains(String($0)) }) { return [] }
        let named = FormatString(comment.text).specifiers
        if named.isEmpty {
            let isPlain = arguments.count == 1 && !words.isDisjoint(with: speakingOfOne)
            let ordered = arguments.count > 1 && words.count { ordinals.contains($0) } >= arguments.count
            return isPlain || ordered ? [] : arguments
        }
        if named.contains(where: { $0.position != nil }) {
            let positions = Set(named.compactMap(\.position))
            return arguments.enumerated().filter { !positions.contains($0.offset + 1) }.map(\.element)
        }
        let count = named.count + words.count { ordinals.contains($0) }
        return count >= arguments.count ? [] : Array(arguments.dropFirst(count))
    }

    private static let speakingOfArguments: Set<String> = [
        "argument", "arguments", "parameter", "parameters", "placeholder", "placeholders", "variable", "variables",
        "specifier", "specifiers", "token", "tokens", "param", "params", "both", "argumento", "argumentos",
        "parâmetro", "parâmetros", "variável", "variáveis",
    ]
    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "1st", "2nd", "3rd", "4th", "one", "other", "latter", "former",
        "primeiro", "primeira", "segundo", "segunda", "terceiro", "terceira",
    ]
    private static let speakingOfOne: Set<String> = [
        "number", "count", "name", "names", "date", "time", "amount", "total", "value", "title", "duration", "price",
        "percentage", "percent", "version", "size", "length", "quantity", "many", "days", "minutes", "hours", "weeks",
        "seconds", "url", "path", "email", "username", "reason", "error", "description", "message", "list", "weight",
        "distance", "level", "id", "identifier", "index", "numbers", "número", "nome", "data", "hora",
        "valor", "quantidade", "duração", "quantos", "quantas", "mensagem", "versão", "interpolated",
    ]
}
