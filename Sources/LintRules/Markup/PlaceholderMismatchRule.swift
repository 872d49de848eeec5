import CatalogCore
import CatalogLint

/// Finds named placeholders that only the source or only the translation has.
struct PlaceholderMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "placeholder-mismatch",
        category: .markup,
        summary: "placeholders such as {name} or ${name} differ from the source",
        rationale: """
            Code finds and replaces placeholders by name. If a name is translated, mistyped or missing, people see the \
            braces or miss the value. The rule checks {name}, {{name}} and {0}, ${name} of App Intents and App \
            Shortcuts, and Swift’s \\(name) where the source has it. A plural form may leave out one placeholder. A \
            missing parameter of an App Intent is a warning. Placeholders in the address of a link or in a tag count \
            too. One that both texts have, but not equally often, is a note. Double braces around words that \
            translations translate are a note, because code may only show these words in another color: if the comment \
            says so, if the words have a space, or if most languages translate them. Braces around anything other than \
            a name are ignored; other rules check format specifiers such as %@.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts(["en": #""Hello {name}, {count} left""#, "pt-BR": #""Restam {count}, {name}""#]),
            .texts(["en": #""Send ${content} to ${node}""#, "de": #""An ${node} senden: ${content}""#]),
            .texts(["en": #""Hello {{name}}""#, "pt-BR": #""Olá, {{ name }}""#]),
            .texts([
                "en": #""Finish the [setup]({url}).""#, "it": #""Visita {url}.""#, "de": #""<a href='{url}'>Da</a>""#,
            ]),
            .texts(["en": #""Options in the form {opt=val}""#, "pt-BR": #""Opções na forma {opção=valor}""#]),
            .texts(key: "{{vorlage}}", ["en": #""""#, "de": #""{{template}}""#]),
            .texts(["en": #""Between \\begin{list} and \\end{list}""#, "ja": #""リストの中""#]),
        ],
        failing: [
            .texts(["en": #""Hello {name}""#, "pt-BR": #"↓"Olá, {nome}""#, "de": #"↓"Hallo""#]),
            .texts(["en": #""Hi {name}""#, "pt-BR": #"↓"Oi, {name}, {name}!""#]),
            .texts(["en": #""%@ is {{online}}""#, "fr": #"↓"%@ est {{en ligne}}""#]),
            .texts(["en": #""Send ${content}""#, "pt-BR": #"↓"Enviar ${conteúdo}""#]),
            .texts(["en": #""Flag this as %@?""#, "sv": #"↓"Rapportera som {{ report_type }}? %@""#]),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(NamedPlaceholder.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse,
            !unit.text.isBlank, !source.isBlank
        else { return }
        let (wanted, found) = (NamedPlaceholder.all(in: source), NamedPlaceholder.all(in: unit.text))
        guard !wanted.isEmpty || !found.isEmpty else { return }
        let hasInterpolation = wanted.contains(where: \.isInterpolation)
        // `interpolation-leak` reports one that only the translation has.
        let counted = hasInterpolation ? found : found.filter { !$0.isInterpolation }
        let identities = PieceDifference(source: wanted.map(\.identity), translation: counted.map(\.identity))
        guard !identities.isEmpty, !mayLeaveOut(identities, in: unit) else { return }
        let difference = identities.map { identity in
            (counted + wanted).first { $0.identity == identity }?.written ?? identity
        }
        let what: FindingMessage = "\(difference.sentence): \(Quotation.of(unit.text)) for \(Quotation.of(source))"
        let areWords = hasMarkedWords(unit, difference)
        let wordRemedy: FindingMessage = "if code looks for that name, write it as in the source"
        let remedy = areWords ? wordRemedy : remedy(for: difference)
        let message: FindingMessage = remedy.isEmpty ? what : "\(what); \(remedy)"
        findings.add(
            message, at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: areWords ? .note : severity(of: difference))
    }

    /// What to do; empty if that is not certain.
    private func remedy(for difference: PieceDifference) -> FindingMessage {
        if difference.isOnlyOfNumber { return "" }
        return difference.missing.isEmpty
            ? "code may not know that name, and then people see it; remove it"
            : "code looks for that name; write it as in the source"
    }

    /// Whether the braces mark words to translate.
    private func hasMarkedWords(_ unit: UnitContext, _ difference: PieceDifference) -> Bool {
        let comment = unit.entry.entry.comment?.string.lowercased() ?? ""
        if ["bracket", "brace"].contains(where: { comment.contains($0) }) { return true }
        let names = Set(difference.missing)
        guard !names.isEmpty, names.allSatisfy(Self.isWordInDoubleBraces) else { return false }
        return hasPhraseInDoubleBraces(unit.text.string)
            || unit.isBackedByOthers { other in
                other.string.contains("{{")
                    && !NamedPlaceholder.all(in: other).contains { names.contains($0.written) }
            }
    }

    /// Whether a placeholder has double braces around one word in small letters.
    private static func isWordInDoubleBraces(_ placeholder: String) -> Bool {
        placeholder.hasPrefix("{{") && placeholder.hasSuffix("}}")
            && placeholder.dropFirst(2).dropLast(2).allSatisfy { $0.isLetter && !$0.isUppercase }
    }

    /// Whether a text has several words in double braces, which is no name.
    private func hasPhraseInDoubleBraces(_ text: String) -> Bool {
        text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().contains { rest in
            guard let end = rest.firstIndex(of: "}") else { return false }
            let words = rest[..<end].split(separator: " ")
            return words.count > 1 && words.allSatisfy { $0.allSatisfy { $0.isLetter || "'’-".contains($0) } }
        }
    }

    /// A sentence may need a value more or less often than its source.
    ///
    /// A summary of an App Intent may omit a parameter on purpose.
    private func severity(of difference: PieceDifference) -> Severity {
        if difference.isOnlyOfNumber { return .note }
        return difference.added.isEmpty && difference.missing.allSatisfy { $0.hasPrefix("$") } ? .warning : .error
    }

    /// Whether a plural form has its number in words, as in “one day”.
    private func mayLeaveOut(_ difference: PieceDifference, in unit: UnitContext) -> Bool {
        guard case .variation(.plural, let name) = unit.path.steps.last, name != "other" else { return false }
        return difference.added.isEmpty && difference.repeated.isEmpty
            && difference.missing.count + difference.rarer.count == 1
    }
}
