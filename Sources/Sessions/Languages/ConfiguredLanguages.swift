import CatalogCore
import CatalogEditing
import InterfaceTexts
import Workspaces

/// The language settings of a project's configurations.
struct ConfiguredLanguages {
    private let configurations: [Configuration]

    init(_ workspace: Workspace) {
        let all = workspace.project.tables.compactMap { workspace.configuration(of: $0.path) }
        var seen: Set<String> = []
        configurations = all.filter { seen.insert($0.path).inserted }
    }

    /// Returns hints for changes to the configured languages that should accompany a change to the tables.
    ///
    /// The user makes these changes, because the configuration's order and comments must be preserved.
    func hints(on change: LanguageChange) -> [String] {
        configurations.flatMap { sourceHints(on: change, in: $0) + listHints(on: change, in: $0) }
    }

    /// Returns a hint if the change renames the source language that a configuration names.
    private func sourceHints(on change: LanguageChange, in configuration: Configuration) -> [String] {
        guard let source = configuration.sourceLanguage, let old = change.oldLanguage, source.isSameLanguage(as: old),
            let new = change.newLanguage, !new.isSameLanguage(as: old)
        else { return [] }
        return [
            Texts.Language.configuredSource(
                place: VisibleText.path(configuration.file.path), old: source.shown, new: new.canonical.shown
            ).resolved
        ]
    }

    private func listHints(on change: LanguageChange, in configuration: Configuration) -> [String] {
        guard let languages = configuration.languages else { return [] }
        let lists = { (language: LanguageTag) in languages.contains { $0.isSameLanguage(as: language) } }
        var hints: [String] = []
        if let old = change.oldLanguage, languages.contains(where: { $0.spelling == old.spelling }) || lists(old),
            change.newLanguage.map({ !$0.isSameLanguage(as: old) }) ?? true
        {
            hints.append(
                Texts.Language.listed(place: VisibleText.path(configuration.file.path), language: old.shown).resolved
            )
        }
        if let new = change.newLanguage, !lists(new) {
            hints.append(
                Texts.Language.unlisted(place: VisibleText.path(configuration.file.path), language: new.canonical.shown)
                    .resolved)
        }
        return hints
    }
}
