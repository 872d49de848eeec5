import XCStringsKit

extension Workspace {
    /// Refuses languages that no table has and that none must have: nobody would see that there is nothing to find.
    ///
    /// - Parameter tags: the languages that the command line names; nil where it names none.
    package func requireLanguages(_ tags: [LanguageTag]?) throws(CommandFailure) {
        guard !project.tables.isEmpty else { return }
        let complaints = (tags ?? []).compactMap(complaint)
        if !complaints.isEmpty { throw CommandFailure(complaints.map { .sentence($0) }) }
    }

    /// What may be wrong with languages that are new here.
    ///
    /// Only a bare one is doubted where there are regional ones, `pt` beside `pt-BR`; any other is as it should be.
    package func doubts(about tags: [LanguageTag]?) -> [String] {
        guard !project.tables.isEmpty else { return [] }
        let doubtful = (tags ?? []).filter { $0.canonical.spelling == $0.language && !near($0).isEmpty }
        return doubtful.compactMap(complaint).map { Texts.Words.note(sentence: $0).resolved }
    }

    private func complaint(about tag: LanguageTag) -> String? {
        guard !known.contains(where: { $0.isSameLanguage(as: tag) }) else { return nil }
        let near = near(tag).map(\.spelling)
        if near.isEmpty, let problem = LanguageRegistry.problem(of: tag) {
            return problem.localizedSentence(about: tag)
        }
        return Texts.Tag.notHere(tag: Quotation.of(tag.spelling)).resolved
            + Words.didYouMean(near.isEmpty ? nil : Words.alternatives(near))
    }

    /// The languages here that only script or region tells from another, else the one that is spelled nearly so.
    private func near(_ tag: LanguageTag) -> [LanguageTag] {
        let kin = known.filter { $0.language == tag.language }
        // Of two letters one is never a slip: “es” was not meant to be “en”.
        if !kin.isEmpty || tag.spelling.utf8.count < 4 { return kin }
        let nearest = Spelling.nearest(to: tag.spelling, in: known.map(\.spelling))
        return known.filter { $0.spelling == nearest }
    }

    /// The languages that tables have, are translated from, or must have.
    private var known: [LanguageTag] {
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
