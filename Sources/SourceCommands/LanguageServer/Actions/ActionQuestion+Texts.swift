import CatalogCore
import CatalogEditing
import CatalogLint
import InterfaceTexts
import LanguageServer
import LintRules
import TranslationFilling

extension ActionQuestion {
    /// Returns the actions that change the state of a language's texts, as `fitloc set --state` does.
    func states(at location: EntryLocation, _ tables: LoadedTables) throws -> [CodeAction] {
        let table = tables.editable(tables.workspace.project.tables[location.table])
        guard table.isCatalog, let language = location.language else { return [] }
        return [TranslationState.translated, .needsReview].compactMap { state in
            let title = Texts.Lsp.mark(language: language.shown, state: state.spelling)
            let change = KeyChange(
                location.entry.key.string,
                .change([.state(language, nil, state, from: nil)], marksTranslations: false))
            return action(title.resolved, .refactor, [change], to: table)
        }
    }

    /// The maximum number of languages to offer; `fitloc fill` covers all.
    private static let offeredLanguages = 8

    /// Returns the actions that fill a missing text from finished translations, as `fitloc fill --from memory` does.
    func fillings(at location: EntryLocation, _ tables: LoadedTables) async throws -> [CodeAction] {
        let workspace = tables.workspace
        let table = workspace.project.tables[location.table]
        let languages = openLanguages(at: location, of: table, tables).prefix(Self.offeredLanguages)
        guard !languages.isEmpty, let memory = await view.memory.value() else { return [] }
        let filler = Filler([.source(MemorySource(memory))], rules: .standard)
        let key = location.entry.key.string
        var actions: [CodeAction] = []
        for language in languages {
            try Task.checkCancellation()
            let plan = await filler.plan(
                [table], of: workspace.project, settings: workspace.lintSettings(requiring: [language]),
                isWanted: { $0.isSpelled(as: key) })
            for filled in plan.resultWithoutServices().tables {
                let text = filled.filled.first.map { Quotation.of($0.text) } ?? ""
                let title = Texts.Lsp.fill(language: language.shown, text: text)
                let made = action(title.resolved, .quickFix, filled.changes, to: filled.table)
                actions += [made].compactMap { $0 }
            }
        }
        return actions
    }

    /// Returns the required languages in which a key has no finished text.
    ///
    /// If the cursor is in the texts of a language, returns at most this language.
    private func openLanguages(
        at location: EntryLocation, of table: any StringTable, _ tables: LoadedTables
    ) -> [LanguageTag] {
        guard location.entry.shouldTranslate else { return [] }
        let wanted = tables.settings(table.path).requiredLanguages ?? table.languages
        let open = wanted.filter { language in
            guard table.sourceLanguage?.isSameLanguage(as: language) != true else { return false }
            let parts = location.entry.localization(language)?.content.parts ?? []
            return parts.isEmpty || parts.contains { ($0.unit.value?.isEmpty ?? true) || $0.unit.state == .new }
        }
        guard let language = location.language else { return open }
        return open.filter { $0.isSameLanguage(as: language) }
    }
}
