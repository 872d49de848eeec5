import CatalogCore
import CatalogRuntime

/// The languages of a table, prepared to find those that a person means with tags.
package struct MeantLanguages: Sendable {
    private let own: LanguageSet
    private let names: NamedLanguages
    /// The path of the table, for refusals.
    private let path: String

    /// Prepares the languages of a table.
    package init(_ table: EditableTable) {
        own = LanguageSet(table.table.languages)
        names = table.namedLanguages
        path = table.path
    }

    /// Returns the language of the table that a person means with a tag, or the tag itself for a new language.
    ///
    /// - Throws: a refusal if the tag may name several languages of the table.
    package func language(meantBy tag: LanguageTag) throws(ChangeRefusal) -> LanguageTag {
        // A table with several spellings of the language refuses the change later.
        if own.contains(tag) { return tag }
        switch names.language(named: tag) {
        case .one(let language): return language
        case .several(let candidates): throw .severalLanguages(path, tag, candidates)
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
        var tags: [RequestedLocation: LanguageTag] = [:]
        for (text, told) in zip(meant.texts, request.texts) {
            let location = RequestedLocation(text.language, text.part).canonical
            let other = tags.updateValue(told.language, forKey: location)
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
