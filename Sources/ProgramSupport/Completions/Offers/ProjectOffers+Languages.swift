import CatalogCore

extension ProjectOffers {
    /// Returns the project's languages that match the text after the last comma.
    ///
    /// If none matches, returns the widely used languages that match.
    func languages(except given: Swift.Set<String>) async -> [Offer] {
        let comma = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
        let used = given.union(comma.split(separator: ",").map(String.init))
        let rest = typed.dropFirst(comma.count)
        return await fitting(String(rest)).filter { !used.contains($0.tag) }.map {
            Offer($0.tag, behind: start + comma, $0.name)
        }
    }

    /// Returns the widely used languages that the project does not have.
    func newLanguages() async -> [Offer] {
        let present = Swift.Set(await spellings())
        return WidelyUsedLanguage.all.filter { !present.contains($0.tag) }.map { Offer($0.tag, behind: start, $0.name) }
    }

    /// Returns text locations: `LANG` and, after a dot, `LANG.PART`.
    ///
    /// - Parameter ending: The text to add to each location, such as `=`.
    func textLocations(ending: String) async -> [Offer] {
        guard !typed.contains("=") else { return [] }
        let comma = ending.isEmpty ? typed.lastIndex(of: ",").map { typed[...$0] } ?? "" : ""
        let rest = typed.dropFirst(comma.count)
        guard let dot = rest.firstIndex(of: ".") else {
            return await fitting(String(rest)).map {
                Offer($0.tag + ending, behind: start + comma, $0.name, continues: !ending.isEmpty)
            }
        }
        return parts(of: LanguageTag(String(rest[..<dot]))).map {
            Offer("\(rest[...dot])\($0)\(ending)", behind: start + comma, continues: !ending.isEmpty)
        }
    }

    /// Returns `LANG=STATE` offers.
    func statesOfLanguages() async -> [Offer] {
        guard let equals = typed.firstIndex(of: "=") else { return await textLocations(ending: "=") }
        return TranslationState.known.map { Offer($0.spelling, behind: start + typed[...equals]) }
    }

    private func parts(of language: LanguageTag) -> [String] {
        PluralRules(language: language).categories.map { "plural.\($0.rawValue)" }
            + Device.allCases.map { "device.\($0.rawValue)" }
    }

    private func fitting(_ typed: String) async -> [WidelyUsedLanguage] {
        let own = await spellings().filter { $0.hasPrefix(typed) }
        if own.isEmpty { return WidelyUsedLanguage.all.filter { $0.tag.hasPrefix(typed) } }
        return own.map { tag in WidelyUsedLanguage.all.first { $0.tag == tag } ?? WidelyUsedLanguage(tag) }
    }

    /// Returns the languages of all tables as spelled there, source languages first.
    private func spellings() async -> [String] {
        let tables = await tables()
        let sources = tables.compactMap(\.sourceLanguage?.spelling)
        let others = Swift.Set(tables.flatMap(\.languages).map(\.spelling)).subtracting(sources)
        return Swift.Set(sources).sorted() + others.sorted()
    }
}
