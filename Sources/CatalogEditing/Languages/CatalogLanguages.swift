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
        for (_, key, localizations) in entries(with: spellings) {
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
        for (index, key, localizations) in entries(with: [spelling]) {
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
            try requireAll(of: spelling, in: other.language, ofEntryAt: index)
            strings.change(key) { $0.change("localizations") { $0.remove(spelling.spelling) } }
        }
        guard conflicts.isEmpty else { throw .languageConflict(new, path: table.path, keys: conflicts) }
        return try plan(strings, source: table.table.sourceLanguage == spelling ? new : nil)
    }

    /// Throws a refusal if a localization has anything, such as an unknown member, that another one lacks.
    private func requireAll(
        of old: LanguageTag, in new: LanguageTag, ofEntryAt index: Int
    ) throws(ChangeRefusal) {
        guard let catalog = table.table as? Catalog,
            let all = catalog.member(at: index).value["localizations"],
            let old = all[old.spelling], let other = all[new.spelling], let range = Self.excess(of: old, over: other)
        else { return }
        throw .contentsLost(new, location: table.location(TableLocation(file: 0, range: range)))
    }

    /// Returns the range of the first member of a value that another value lacks; nil if it has all of them.
    private static func excess(of value: DocumentValue, over other: DocumentValue) -> ByteRange? {
        if value.isSame(as: other) { return nil }
        guard value.kind == .object, other.kind == .object else { return value.range }
        for member in value.members {
            guard let name = member.name.string, let counterpart = other[name] else { return member.range }
            if let range = excess(of: member.value, over: counterpart) { return range }
        }
        return nil
    }

    private typealias FoundEntry = (index: Int, key: String, localizations: [Localization])

    private func entries(with languages: [LanguageTag]) -> [FoundEntry] {
        var found: [FoundEntry] = []
        var index = 0
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            if entry.localizations.contains(where: { languages.contains($0.language) }) {
                found.append((index, entry.key.string, entry.localizations))
            }
            index += 1
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
