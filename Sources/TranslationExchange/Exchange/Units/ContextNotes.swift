import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The lines about a text that help a translator and that the comment of the key does not have.
///
/// They are English, as the comments of most projects are.
struct ContextNotes {
    private let context: TableContext
    /// The language of the translations; nil if the file has several.
    private let language: LanguageFacts?

    init(of table: any StringTable, settings: LintSettings, source: LanguageTag, language: LanguageTag?) {
        var settings = settings
        if settings.sourceLanguage == nil { settings.sourceLanguage = source }
        let context = TableContext(table, settings: settings)
        self.context = context
        self.language = language.map { context.facts(of: $0) }
    }

    /// Returns the lines about a part of a key: its limit, the numbers of a plural form, and the terms in the source text.
    func lines(for entry: Entry, _ part: PartPath, source: String) -> [String] {
        let limit = EntryContext(entry, in: context).lengthLimit.map { "At most \($0) characters." }
        let text = PlainText(source, isLiteral: context.table.isLiteral)
        return [limit, numbers(of: part)].compactMap { $0 } + terms(in: text) + names(in: text)
    }

    private func numbers(of part: PartPath) -> String? {
        guard let language, let category = part.pluralCategory else { return nil }
        let examples = language.plurals.examples(of: category)
        return examples.isEmpty ? nil : "Numbers: \(examples)"
    }

    private func terms(in text: PlainText) -> [String] {
        guard let language else { return [] }
        return context.settings.glossary.compactMap { term in
            let (use, never) = (term.renderings(in: language), term.never(in: language))
            guard !use.isEmpty || !never.isEmpty,
                let source = term.sources.first(where: { !$0.matches(in: text, .words).isEmpty })
            else { return nil }
            let list = { (patterns: [TermPattern]) in patterns.map { "“\($0.spelling)”" }.joined(separator: " or ") }
            let rules = [use.isEmpty ? nil : list(use), never.isEmpty ? nil : "not \(list(never))"].compactMap { $0 }
            return "Glossary: “\(source.spelling)” is \(rules.joined(separator: ", "))."
        }
    }

    private func names(in text: PlainText) -> [String] {
        let names = context.fixedTerms.filter { !$0.matches(in: text, .exact).isEmpty }.map { "“\($0.spelling)”" }
        return names.isEmpty ? [] : ["Not translated: \(names.joined(separator: ", "))."]
    }
}

extension ExchangeUnit.Note {
    /// Returns a note with further lines; nil if there is neither a note nor a line.
    static func joined(_ note: Self?, _ lines: [String]) -> Self? {
        guard !lines.isEmpty else { return note }
        let text = ([note?.text].compactMap { $0 } + lines).joined(separator: "\n")
        return Self(text: text, isGenerated: note?.isGenerated ?? false)
    }
}
