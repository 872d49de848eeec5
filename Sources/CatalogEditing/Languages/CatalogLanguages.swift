import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Removes or renames a language in a catalog, without a check of its texts.
struct CatalogLanguages {
    let table: EditableTable

    func removing(_ language: LanguageTag) throws(ChangeRefusal) -> LanguagePlan {
        let spellings = table.spellings(of: language)
        var strings = ObjectChange()
        for (key, localizations) in entries(with: spellings) {
            let gone = localizations.filter { spellings.contains($0.language) }
            strings.change(key) { entry in
                guard gone.count < localizations.count else { return entry.remove("localizations") }
                entry.change("localizations") { all in for text in gone { all.remove(text.language.spelling) } }
            }
        }
        return try plan(strings)
    }

    func renaming(_ old: LanguageTag, to new: LanguageTag) throws(ChangeRefusal) -> LanguagePlan {
        let spellings = table.spellings(of: old)
        if spellings.count > 1 { throw .severalSpellings(table.path, old.canonical, spellings) }
        guard let spelling = spellings.first, spelling != new else { return LanguagePlan() }
        var strings = ObjectChange()
        var conflicts: [String] = []
        for (key, localizations) in entries(with: [spelling]) {
            let texts = localizations.filter { $0.language == spelling }
            let others = localizations.filter { $0.language != spelling && $0.language.isSameLanguage(as: new) }
            guard let other = others.first else {
                strings.change(key) { $0.change("localizations") { $0.rename(spelling.spelling, to: new.spelling) } }
                continue
            }
            let isSame = texts.allSatisfy { DocumentFragment($0.content) == DocumentFragment(other.content) }
            guard isSame, others.count == 1 else {
                conflicts.append(key)
                continue
            }
            strings.change(key) { $0.change("localizations") { $0.remove(spelling.spelling) } }
        }
        guard conflicts.isEmpty else { throw .languageConflict(new, path: table.path, keys: conflicts) }
        return try plan(strings, source: table.table.sourceLanguage == spelling ? new : nil)
    }

    private func entries(with languages: [LanguageTag]) -> [(key: String, localizations: [Localization])] {
        var found: [(key: String, localizations: [Localization])] = []
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            guard entry.localizations.contains(where: { languages.contains($0.language) }) else { return }
            found.append((entry.key.string, entry.localizations))
        }
        return found
    }

    private func plan(_ strings: ObjectChange, source: LanguageTag? = nil) throws(ChangeRefusal) -> LanguagePlan {
        guard let document = table.table.document, let file = table.files.first, !document.isEmpty,
            !strings.isEmpty || source != nil
        else { return LanguagePlan() }
        var change = ObjectChange()
        if let source { change.set("sourceLanguage", to: .string(source.spelling)) }
        if !strings.isEmpty { change.change("strings") { $0 = strings } }
        let new = try table.bytes(of: document, making: change)
        return LanguagePlan([.init(path: file.path, old: file.bytes, new: new)], keyCount: strings.count)
    }
}
