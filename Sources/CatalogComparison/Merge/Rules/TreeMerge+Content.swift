import CatalogCore

/// The merge of values that both sides changed and that cannot be merged member by member.
extension TreeMerge {
    /// Settles a member that both sides changed, if a rule applies.
    ///
    /// - Returns: whether the member is settled or recorded as one conflict; false if its members must be merged.
    mutating func settle(
        _ name: String, _ member: Versions, _ level: MergeLevel, into change: inout ObjectChange
    ) -> Bool {
        if let remover = member.remover, !level.isContainer {
            if level == .entry, settleRemovedEntry(name, member, into: &change) { return true }
            guard member[remover.other]?.isReduction(of: member.base) ?? true, !member.isUsedAgain else { return false }
            take(remover, name, member, into: &change)
            return true
        }
        guard level == .content, let ours = member.ours, let theirs = member.theirs,
            ContentForm(ours) != ContentForm(theirs)
        else { return false }
        settleForms(name, member, (ContentForm(ours), ContentForm(theirs)), into: &change)
        return true
    }

    /// Settles contents of different forms, because a plain text and plural variations cannot be combined.
    private mutating func settleForms(
        _ name: String, _ content: Versions, _ forms: (ours: ContentForm, theirs: ContentForm),
        into change: inout ObjectChange
    ) {
        if forms.ours.isNew != forms.theirs.isNew {
            let side: MergeSide = forms.ours.isNew ? .theirs : .ours
            return settle(name, content, for: side, by: .translatedBeatsNew, into: &change)
        }
        let base = content.base.map { ContentForm($0) }
        if forms.ours.hasSameTexts(as: base) {
            settle(name, content, for: .theirs, by: .valueBeatsState, into: &change)
        } else if forms.theirs.hasSameTexts(as: base) {
            settle(name, content, for: .ours, by: .valueBeatsState, into: &change)
        } else {
            conflict(name, content, into: &change)
        }
    }
}

/// The form of a content: a plain text, a string set, or variations along some axes.
struct ContentForm: Equatable {
    private let kinds: Set<String>
    private let texts: [Unit]

    private struct Unit: Equatable {
        let path: [String]
        let text: DocumentFragment?
        let state: String?
    }

    init(_ content: DocumentValue) {
        let names = content.members.compactMap(\.name.string)
        let axes = content["variations"]?.members.compactMap { $0.name.string.map { "variations.\($0)" } } ?? []
        kinds = Set(names.filter { ["stringUnit", "stringSet"].contains($0) } + axes)
        texts = Self.units(in: content, at: [])
    }

    /// Whether both contents have the same form, regardless of texts.
    static func == (left: ContentForm, right: ContentForm) -> Bool { left.kinds == right.kinds }

    /// Whether all texts have the state `new`.
    var isNew: Bool { !texts.isEmpty && texts.allSatisfy { $0.state == TranslationState.new.spelling } }

    /// Whether a text is new or marked for review.
    var isUnfinished: Bool {
        let states = [TranslationState.new.spelling, TranslationState.needsReview.spelling]
        return texts.contains { $0.state.map(states.contains) ?? false }
    }

    /// Whether the texts equal those of another content, regardless of states.
    func hasSameTexts(as other: ContentForm?) -> Bool {
        guard let other, self == other, texts.count == other.texts.count else { return false }
        return texts.allSatisfy { unit in other.texts.contains { $0.path == unit.path && $0.text == unit.text } }
    }

    private static func units(in value: DocumentValue, at path: [String]) -> [Unit] {
        let text = value["value"] ?? value["values"]
        if let text, text.kind != .object {
            return [Unit(path: path, text: DocumentFragment(text), state: value["state"]?.string)]
        }
        return value.members.flatMap { member in
            units(in: member.value, at: path + [member.name.string ?? ""])
        }
    }
}
