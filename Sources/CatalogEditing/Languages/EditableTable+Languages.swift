import CatalogCore
import CatalogRuntime

extension EditableTable {
    /// The languages of the table, its source language and the required languages, each once.
    package var knownLanguages: [LanguageTag] {
        let declared = [sourceLanguage].compactMap { $0 } + (settings.requiredLanguages ?? [])
        var seen = LanguageSet(table.languages)
        return table.languages + declared.filter { seen.insert($0) }
    }

    /// The languages of the table, prepared to find those that tags of another program name.
    package var namedLanguages: NamedLanguages { NamedLanguages(knownLanguages) }

    /// Returns the language of the table that a tag of another program names.
    package func language(named tag: LanguageTag) -> NamedLanguage { tag.named(among: knownLanguages) }

    /// Returns the language of the table that a person means with a tag, or the tag itself for a new language.
    ///
    /// - Throws: a refusal if the tag may name several languages of the table.
    package func language(meantBy tag: LanguageTag) throws(ChangeRefusal) -> LanguageTag {
        // A table with several spellings of the language refuses the change later.
        if table.languages.contains(where: { $0.isSameLanguage(as: tag) }) { return tag }
        switch language(named: tag) {
        case .one(let language): return language
        case .several(let candidates): throw .severalLanguages(table.path, tag, candidates)
        case .none: return tag
        }
    }

    /// Returns texts with the languages of the table that a person means.
    package func meant(_ texts: [TextAssignment]) throws(ChangeRefusal) -> [TextAssignment] {
        var meant: [TextAssignment] = []
        for text in texts { meant.append(TextAssignment(try language(meantBy: text.language), text.part, text.text)) }
        return meant
    }

    /// Returns changes with the languages of the table that a person means.
    package func meant(_ changes: [EntryChange]) throws(ChangeRefusal) -> [EntryChange] {
        var meant: [EntryChange] = []
        for change in changes {
            guard let tag = change.language else {
                meant.append(change)
                continue
            }
            meant.append(change.named(try language(meantBy: tag)))
        }
        return meant
    }

    /// Returns a request with the languages of the table that a person means.
    ///
    /// - Throws: a refusal if a tag may name several languages, or if two tags name the place of one text.
    package func meant(_ request: ChangeRequest) throws(ChangeRefusal) -> ChangeRequest {
        var meant = request
        meant.texts = try self.meant(request.texts)
        meant.states = try self.meant(request.states)
        meant.removals = try self.meant(request.removals)
        var tags: [RequestedPlace: LanguageTag] = [:]
        for (text, told) in zip(meant.texts, request.texts) {
            let place = RequestedPlace(text.language, text.part).canonical
            let other = tags.updateValue(told.language, forKey: place)
            if let other, !other.isSameLanguage(as: told.language) {
                throw .doubledText(request.key, text.language, text.part)
            }
        }
        return meant
    }
}

extension EntryChange {
    /// Returns the change with another language.
    fileprivate func named(_ language: LanguageTag) -> EntryChange {
        switch self {
        case .text(_, let part, let text, let state): .text(language, part, text, state)
        case .fill(_, let part, let text, let state): .fill(language, part, text, state)
        case .state(_, let part, let state, from: let old): .state(language, part, state, from: old)
        case .unset(_, let part): .unset(language, part)
        case .accepted(_, let part, let text): .accepted(language, part, text)
        case .expected(_, let part, let text): .expected(language, part, text)
        case .comment, .shouldTranslate, .extraction: self
        }
    }
}
