import CatalogCore
import CatalogLint
import CatalogRuntime

/// A note on a plural form of a file that serves several plural categories of the language.
public struct FormRemark: Sendable {
    /// The name of the text in the file.
    public let name: String
    /// The language of the translation.
    public let language: LanguageTag
    /// The position in the file.
    public let position: TextPosition
    /// The number of the form in the file.
    public let form: Int
    /// The subject of the note.
    public let kind: Kind

    /// The subject of a note.
    public enum Kind: Hashable, Sendable {
        /// The form is unchanged, and the categories keep their different texts.
        case kept([PluralCategory])
        /// The form is changed, and replaces this text that the category had for itself.
        case replaced(String)
    }
}

extension UnitMatcher {
    /// Returns the note on the plural form of a text; nil if there is nothing to tell.
    func remark(on received: ReceivedUnit) -> FormRemark? {
        guard let form = received.form, let text = received.target, case .part(let key, let part) = received.name,
            let kind = kind(of: form, text, key: key, part: part)
        else { return nil }
        return FormRemark(
            name: received.shownName, language: target, position: received.position, form: form.index, kind: kind)
    }

    private func kind(of form: ReceivedForm, _ text: String, key: String, part: String) -> FormRemark.Kind? {
        guard isUnedited(form, text, of: key) else {
            guard part != form.main.description, let own = present(key, part), !LineEnds.areSame(own, text),
                present(key, form.main.description).map({ LineEnds.areSame($0, own) }) != true
            else { return nil }
            return .replaced(own)
        }
        let texts = form.parts.compactMap { present(key, $0.description) }
        guard part == form.main.description, let first = texts.first,
            !texts.allSatisfy({ LineEnds.areSame($0, first) })
        else { return nil }
        return .kept(form.parts.compactMap(\.pluralCategory))
    }

    /// Returns whether a form has the text of one of the categories that it serves, so that nobody changed it.
    func isUnedited(_ form: ReceivedForm, _ text: String, of key: String) -> Bool {
        ([form.main] + form.parts).contains { part in
            present(key, part.description).map { LineEnds.areSame($0, text) } ?? false
        }
    }

    /// Returns whether a text stands for a plural category that the language can do without, and the table does.
    ///
    /// A form may serve such a category besides its own, as `many` of French for whole millions. Translation systems also
    /// write the text of `other` for it.
    func isNeedless(_ received: ReceivedUnit) -> Bool {
        guard let (key, part) = location(of: received.name), let category = part.pluralCategory,
            received.form.map({ part != $0.main }) == true || filledPlurals.isLikeOther(received),
            present(key, part.description) == nil
        else { return false }
        let rules = PluralRules(language: target)
        return rules.isKnown && !rules.neededCategories.contains(category)
    }

    private func location(of name: ReceivedUnit.Name) -> (key: String, part: PartPath)? {
        switch name {
        case .id(let id): UnitIdentifier.part(of: id).map { ($0.key, $0.part) }
        case .part(let key, let part): PartPath(part).map { (key, $0) }
        }
    }

    /// Handles a text of a plural form that nobody changed, and texts that nobody wrote; nil for all others.
    func outcomeWithoutEdit(_ received: ReceivedUnit) -> Outcome? {
        guard let text = received.target, case .part(let key, let part) = received.name else { return nil }
        let own = present(key, part)
        if let own, LineEnds.areSame(own, text) { return nil }
        if own == nil, received.tellsFinishedOnly, received.state == .needsReview, hasOtherForm(key, PartPath(part)) {
            return .untranslated
        }
        if let form = received.form, isUnedited(form, text, of: key) { return .unchanged }
        guard received.mayBeGuessed else { return nil }
        // The export writes a case as a message of its own only if its text differs from those of the other cases.
        guard let own, let path = PartPath(part) else { return .untranslated }
        let isOwnMessage = !PluralCategory.allCases.contains { category in
            let other = path.parent.plural(category)
            return other != path && present(key, other.description).map { LineEnds.areSame($0, own) } ?? false
        }
        return isOwnMessage ? nil : .untranslated
    }
}
