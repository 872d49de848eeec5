import CatalogCore
import CatalogLint
import InterfaceTexts

extension Linter {
    /// The rule that needs misspelled words.
    private static let rule: RuleID = "spelling"
    /// The maximum number of words per language to get suggestions for.
    ///
    /// Searching for suggestions is much slower than checking.
    private static let suggested = 20

    /// Returns a linter that knows the misspelled words of each table for which the spelling rule is on.
    ///
    /// - Parameter notes: The list to which unchecked languages are added.
    package func spelled(by workspace: Workspace, notes: inout [String]) async -> Linter {
        var unread: [FileError] = []
        return await spelled(by: workspace, notes: &notes, unread: &unread)
    }

    /// Returns a linter that knows the misspelled words of each table for which the spelling rule is on.
    ///
    /// - Parameters:
    ///   - notes: The list to which unchecked languages are added.
    ///   - unread: The list to which word lists of the project are added that must not be read.
    package func spelled(by workspace: Workspace, notes: inout [String], unread: inout [FileError]) async -> Linter {
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
        unread += projectWords.failures
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
    /// Returns the misspelled words of each language with suggestions, and the languages that could not be checked.
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

    /// Returns the first three suggestions, preferring those that differ from the word only in accents.
    private static func best(_ suggestions: [String], for word: String) -> [String] {
        let plain = Diacritics.stripped(word).lowercased()
        let isAccented = { (other: String) in Diacritics.stripped(other).lowercased() == plain }
        return Array((suggestions.filter(isAccented) + suggestions.filter { !isAccented($0) }).prefix(3))
    }
}
