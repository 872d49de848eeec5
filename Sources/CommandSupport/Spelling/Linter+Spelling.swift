import XCStringsKit

extension Linter {
    /// The rule that wants to know what dictionaries say.
    private static let rule: RuleID = "spelling"
    /// So many words of a language get suggestions, which take hunspell longer than all the rest.
    private static let suggested = 20

    /// The same, knowing which words of the tables no dictionary has, where the rule on spelling is on.
    ///
    /// - Parameter notes: what could not be told, for a person; added to.
    package func spelled(by workspace: Workspace, notes: inout [String]) async -> Linter {
        let tables = workspace.project.tables.filter { asks(Self.rule, at: $0.path) }
        guard !tables.isEmpty else { return self }
        let hunspell = Hunspell()
        var asked: [LanguageTag: Set<String>] = [:]
        var projectWords = ProjectWords()
        var known: [String: [LanguageTag: Set<String>]] = [:]
        for table in tables {
            let context = TableContext(table, settings: settings(table.path))
            let folder = workspace.folder(of: table.path)
            var own: [LanguageTag: Set<String>] = [:]
            for language in context.languages.keys {
                own[language] = projectWords.words(in: folder, of: language).union(SoftwareWords.all)
            }
            known[table.path] = own
            context.forEachSpelledWord { word, _ in
                let language = word.shown.language
                guard own[language.tag]?.contains(word.string.lowercased()) == false else { return }
                asked[language.canonical, default: []].insert(word.string)
            }
        }
        let (found, unchecked) = await hunspell.misspellings(among: asked, suggesting: Self.suggested)
        if !unchecked.isEmpty {
            let languages = Words.list(unchecked.sorted())
            let sentence = Texts.Lint.noDictionary(rule: Self.rule.name, languages: languages).resolved
            notes.append("\(Texts.Words.note(sentence: sentence))")
        }
        let misspellings = known.mapValues { Misspellings(found).excluding($0) }
        let settings = settings
        return Linter(
            rules: rules, selection: selection,
            settings: { path in
                var own = settings(path)
                own.misspellings = misspellings[path] ?? Misspellings()
                return own
            }, histories: histories, sources: sources)
    }
}

extension Hunspell {
    /// The misspelt words of each language, and the languages that could not be checked.
    fileprivate func misspellings(
        among words: [LanguageTag: Set<String>], suggesting limit: Int
    ) async -> (found: [LanguageTag: [String: [String]]], unchecked: [LanguageTag]) {
        var found: [LanguageTag: [String: [String]]] = [:]
        var unchecked: [LanguageTag] = []
        for (language, words) in words {
            guard let dictionary = dictionary(of: language),
                let unknown = try? await unknown(among: words, in: dictionary)
            else {
                unchecked.append(language)
                continue
            }
            let wanted = Array(unknown.sorted().prefix(limit))
            let suggestions = wanted.isEmpty ? [:] : (try? await suggestions(for: wanted, in: dictionary)) ?? [:]
            found[language] = unknown.reduce(into: [:]) { $0[$1] = Self.best(suggestions[$1] ?? [], for: $1) }
        }
        return (found, unchecked)
    }

    /// The first three, those before all others that differ by accents alone.
    private static func best(_ suggestions: [String], for word: String) -> [String] {
        let plain = Diacritics.stripped(word).lowercased()
        let isAccented = { (other: String) in Diacritics.stripped(other).lowercased() == plain }
        return Array((suggestions.filter(isAccented) + suggestions.filter { !isAccented($0) }).prefix(3))
    }
}
