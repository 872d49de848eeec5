import CatalogCore

/// The texts that code itself has in several languages, such as one for each case of an enumeration of languages.
struct OwnTranslations {
    /// The declarations with such texts; short texts beside them show no language.
    private let declarations: Set<String>
    /// The branches of conditional expressions with a text in one language and the next in another:
    /// `isJapanese ? "はい" : "Yes please"`.
    private var pairs: Set<CodeLocation> = []

    /// Finds the places that get texts in three languages or more, or by the codes of languages.
    init(_ drafts: [HardCodedSearch.Draft], _ languages: KnownLanguages, _ file: SourceFile) {
        let sites = Dictionary(grouping: drafts, by: TextList.init)
        let found = sites.filter {
            Set($0.value.compactMap { languages.written(in: $0.prose) }).count > 2 || Self.isInSeveralScripts($0.value)
        }
        declarations = Set(found.keys.map(\.declaration)).union(TranslationsInCode.declarations(in: file))
        for (first, second) in zip(drafts, drafts.dropFirst()) {
            guard first.isChoice, second.isChoice, TextList(first) == TextList(second),
                let language = languages.written(in: first.prose), let other = languages.written(in: second.prose),
                language != other
            else { continue }
            pairs.formUnion([first.text.location, second.text.location])
        }
    }

    /// Returns whether texts have two scripts that belong to one language each, and Latin letters.
    ///
    /// A short text in Latin letters does not show its language, and Japanese has the letters of Chinese too.
    private static func isInSeveralScripts(_ drafts: [HardCodedSearch.Draft]) -> Bool {
        let scripts = Set(drafts.map { KnownLanguages.script(of: $0.prose) })
        return scripts.contains(nil) && scripts.subtracting([nil, "zh"]).count > 1
    }

    /// Returns the candidates, with such texts as doubtful.
    func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        guard !declarations.isEmpty || !pairs.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if declarations.contains(draft.declaration) || pairs.contains(draft.text.location) {
                draft.text.isDoubtful = true
            }
            return draft
        }
    }
}
