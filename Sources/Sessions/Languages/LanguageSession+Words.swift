import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts

extension LanguageSession {
    /// Returns the message about a changed table.
    static func sentence(on change: LanguageChange, _ plan: LanguagePlan, in table: EditableTable) -> String {
        let paths = plan.files.filter { $0.new == nil || table.isCatalog }.map { VisibleText.path($0.path) }
        let location = table.isCatalog ? VisibleText.path(table.path) : paths.joined(separator: ", ")
        let count = plan.keyCount
        let sentence =
            switch change {
            case .add(let language) where table.isCatalog:
                Texts.Language.added(language: language.canonical.shown, path: location, count: count)
            case .add(let language):
                Texts.Language.addedFile(
                    language: language.canonical.shown,
                    path: plan.files.map { VisibleText.path($0.path) }.joined(separator: ", "))
            case .remove(let language): Texts.Language.removed(language: language.shown, path: location, count: count)
            case .rename(let old, let new):
                Texts.Language.renamed(old: old.shown, new: new.shown, path: location, count: count)
            }
        return sentence.resolved
    }

    /// Returns hints about related settings and the next step.
    func hints(on change: LanguageChange) -> [String] {
        guard !options.output.isQuiet else { return [] }
        var hints = ConfiguredLanguages(workspace).hints(on: change)
        if project == nil, let path = ProjectRegions.path(around: options.paths) {
            hints.append(Texts.Language.project(argument: ShellWord.quoted(path)).resolved)
        }
        if case .add(let language) = change, !options.isDryRun {
            let option = "--language \(language.canonical.shown)"
            let command = ["fitloc fill"] + options.paths.map(ShellWord.quoted) + [option]
            hints.append(Texts.Language.next(command: command.joined(separator: " ")).resolved)
        }
        return hints
    }
}

extension LanguageChange {
    /// The language to add, or the new tag of a renamed language.
    package var newLanguage: LanguageTag? {
        switch self {
        case .add(let language), .rename(_, to: let language): language
        case .remove: nil
        }
    }

    /// The language to remove, or the old tag of a renamed language.
    var oldLanguage: LanguageTag? {
        switch self {
        case .remove(let language), .rename(let language, to: _): language
        case .add: nil
        }
    }

    /// The name of the change in reports.
    var operation: String {
        switch self {
        case .add: "add_language"
        case .remove: "remove_language"
        case .rename: "rename_language"
        }
    }

    /// Returns the entry for the JSON report.
    func item(path: String, table: String?) -> ChangeReport.Change {
        let language = oldLanguage ?? newLanguage?.canonical
        return ChangeReport.Change(
            operation: operation, destination: oldLanguage == nil ? nil : newLanguage?.spelling, table: table,
            path: path, language: language?.spelling)
    }
}
