import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts

extension Workspace {
    /// Returns the languages of the project that tags from the command line name in other spellings: `pl_PL` is `pl`.
    ///
    /// A tag that names none or several stays, and so does a code alone, such as `pt`, beside a language with a region or
    /// script, such as `pt-BR`, because a person may mean either.
    package func meant(by tags: [LanguageTag]?) -> [LanguageTag]? {
        let known = known
        return tags?.map { tag in
            guard let language = tag.named(among: known).only else { return tag }
            let isCode = tag.canonical.spelling == tag.language
            return isCode && (language.region != nil || language.script != nil) ? tag : language
        }
    }

    /// Refuses languages that no table has and that are not required.
    ///
    /// Otherwise, a mistyped tag would look like a clean result.
    ///
    /// - Parameter tags: The languages from the command line, or nil if none are given.
    package func requireLanguages(_ tags: [LanguageTag]?) throws(CommandFailure) {
        guard !project.tables.isEmpty else { return }
        let complaints = (tags ?? []).compactMap(complaint)
        if !complaints.isEmpty { throw CommandFailure(complaints.map { .sentence($0) }) }
    }

    /// Refuses unregistered languages that no table has and that are not required.
    ///
    /// Otherwise, a mistyped tag would look like a language without findings.
    package func requireRegistered(_ tags: [LanguageTag]?) throws(CommandFailure) {
        for tag in tags ?? [] where !known.contains(where: { $0.isSameLanguage(as: tag) }) {
            guard let problem = LanguageRegistry.problem(of: tag) else { continue }
            throw CommandFailure(problem.localizedSentence(about: tag))
        }
    }

    /// Whether a tag names a language that no table has and that is hardly a mistyped tag of the project.
    ///
    /// A code alone, such as `pt`, may be meant for the project's `pt-BR`.
    package func isNew(_ tag: LanguageTag) -> Bool {
        guard !known.contains(where: { $0.isSameLanguage(as: tag) }) else { return false }
        let isCode = tag.canonical.spelling == tag.language
        return LanguageRegistry.problem(of: tag) == nil && (!isCode || near(tag).isEmpty)
    }

    /// Returns the reason why a language cannot be started in the project; nil if it can or is already there.
    package func refusal(toStart tag: LanguageTag) -> String? { isNew(tag) ? nil : complaint(about: tag) }

    /// Returns notes about new languages that may be mistyped.
    ///
    /// A tag is doubtful only if it has no region and the project has the same language with a region: `pt` next to
    /// `pt-BR`.
    package func doubts(about tags: [LanguageTag]?) -> [String] {
        guard !project.tables.isEmpty else { return [] }
        let doubtful = (tags ?? []).filter { $0.canonical.spelling == $0.language && !near($0).isEmpty }
        return doubtful.compactMap(complaint).map { Texts.Words.note(sentence: $0).resolved }
    }

    private func complaint(about tag: LanguageTag) -> String? {
        guard !known.contains(where: { $0.isSameLanguage(as: tag) }) else { return nil }
        let near = near(tag).map(\.shown)
        if near.isEmpty, let problem = LanguageRegistry.problem(of: tag) {
            return problem.localizedSentence(about: tag)
        }
        return Texts.Tag.notHere(tag: Quotation.of(tag.spelling)).resolved
            + Words.didYouMean(near.isEmpty ? nil : Words.alternatives(near))
    }

    /// Returns the known languages with the same language code, or else the one with the most similar spelling.
    private func near(_ tag: LanguageTag) -> [LanguageTag] {
        let kin = known.filter { $0.language == tag.language }
        // A two-letter tag is rarely a typing error for another one: “es” is not meant to be “en”.
        if !kin.isEmpty || tag.spelling.utf8.count < 4 { return kin }
        let nearest = Spelling.nearest(to: tag.spelling, in: known.map(\.spelling))
        return known.filter { $0.spelling == nearest }
    }

    /// The languages that tables have, are translated from, or require.
    package var known: [LanguageTag] {
        let settings = lintSettings(requiring: nil)
        var known: [LanguageTag] = []
        for table in project.tables {
            let rules = settings(table.path)
            let source = [table.sourceLanguage ?? rules.sourceLanguage].compactMap { $0 }
            for language in source + table.languages + (rules.requiredLanguages ?? []) where !known.contains(language) {
                known.append(language)
            }
        }
        return known
    }
}
