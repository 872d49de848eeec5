/// The decision about texts whose words do not prove that they are language.
///
/// Three things count: the words of a text, its role, and the texts beside it in a list. The title of a button or an
/// error is language even if its words are not known. A list of names makes notes of the ordinary words in it, such as
/// “Glass” among the sounds of the system; a list of texts makes language of the few words in it that are not known.
struct UnprovenLanguage {
    private let languages: FileLanguages
    private let lists: [Siblings: Kind]

    /// The texts that one declaration hands to the same parameter or property of one type.
    private struct Siblings: Hashable {
        let list: TextList
        let callee: String

        init(_ draft: HardCodedSearch.Draft) {
            list = TextList(draft)
            callee = draft.callee
        }
    }

    private enum Kind {
        /// Two thirds are names.
        case names
        /// More than half are names.
        case mostlyNames
        /// At least three quarters are language.
        case texts
    }

    /// Judges the lists among all candidates, since names such as `WebStorm` need not be accepted themselves.
    init(_ drafts: [HardCodedSearch.Draft], _ languages: FileLanguages) {
        self.languages = languages
        let members = Dictionary(grouping: drafts.filter { !$0.isDirect }, by: Siblings.init)
        lists = members.compactMapValues { drafts in
            // Abbreviations are neither names nor language.
            let telling = drafts.filter { !languages.isAbbreviated($0.prose) }
            let proofs = Dictionary(
                telling.map { ($0.text.text.key, languages.proof(of: $0.text.text.key, $0.prose)) }
            ) { first, _ in first }
            guard proofs.count > 2 else { return nil }
            let names = proofs.values.count { $0 == .none }
            if names * 2 > proofs.count { return names * 3 >= proofs.count * 2 ? .names : .mostlyNames }
            return names * 4 <= proofs.count ? .texts : nil
        }
    }

    /// Returns the candidates, with those that are not language as doubtful.
    func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        drafts.map { draft in
            var draft = draft
            if !draft.text.isDoubtful, !draft.isTranslated, !isLanguage(draft) { draft.text.isDoubtful = true }
            return draft
        }
    }

    private func isLanguage(_ draft: HardCodedSearch.Draft) -> Bool {
        if NameHolders.standsIn(draft.prose) { return true }
        let list = draft.isDirect ? nil : lists[Siblings(draft)]
        switch languages.proof(of: draft.text.text.key, draft.prose) {
        case .sentence: return true
        case .words:
            return list != .names && (list != .mostlyNames || draft.prose.words.count > 1) || isAction(draft)
        case .none: return isOrdinary(draft) && (list == .texts || isAction(draft))
        }
    }

    /// Returns whether a text has the form of words: no code, and not only abbreviations.
    private func isOrdinary(_ draft: HardCodedSearch.Draft) -> Bool {
        !draft.prose.hasDigits && draft.prose.hasPlainWord
            && !draft.prose.words.allSatisfy { NeutralWords.hold($0[...]) }
            && !ProductNames.probablyContains(draft.text.text.key, draft.prose)
    }

    /// Returns whether a text tells what a control does or what went wrong.
    private func isAction(_ draft: HardCodedSearch.Draft) -> Bool {
        if draft.text.position.isError { return true }
        return Self.actions.contains(String(draft.text.position.name.drop { $0 == "." }))
    }

    private static let actions: Set<String> = [
        "Button", "UIAlertAction", "UIAlertController", "UIAction", "UIContextualAction", "UNNotificationAction",
        "alert",
        "confirmationDialog", "actionSheet", "accessibilityHint", "accessibilityAction", "help", "buttonTitle",
        "actionTitle", "cancelTitle", "confirmTitle", "ctaTitle", "primaryButtonTitle", "secondaryButtonTitle",
        "errorText", "errorMessage", "alertMessage", "alertTitle",
    ]
}
