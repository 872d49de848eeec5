import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// A trial of the changes to a key in one language that drops the refused ones.
///
/// A form that the table cannot take, such as a plural category that the language does not have, does not prevent the
/// import of the others.
struct FormTrial {
    /// A change that is skipped, with the reason.
    struct Skipped {
        let unit: ReceivedUnit
        let reason: SkippedUnit.Reason
    }

    /// The changes that can be made.
    private(set) var taken: ImportDraft.Language
    private(set) var skipped: [Skipped] = []
    /// The number of forms that the language does not use and whose text is that of `other`.
    private(set) var needlessCount = 0
    private var refusedParts: [PartPath] = []
    private let key: ImportDraft.Key
    private let trial: ChangeTrial
    /// The texts of the table by part, as the table spells them.
    private let present: [PartPath: String]
    /// The new texts by part.
    private let new: [PartPath: String]

    /// - Parameters:
    ///   - refusal: The reason to refuse all changes together; nil if they are possible.
    ///   - present: The texts that the table has in the language.
    init(
        _ language: ImportDraft.Language, of key: ImportDraft.Key, refusal: ChangeRefusal?, trial: ChangeTrial,
        present: [PartPath: String]
    ) {
        taken = language
        self.key = key
        self.trial = trial
        self.present = present
        new = language.texts
        var refusal = refusal
        while let reason = refusal {
            drop(reason)
            dropDependents()
            refusal = taken.changes.isEmpty ? nil : trial.refusal(of: key.change(in: [taken]))
        }
    }

    /// Drops the changes that a refusal is about, or all if it does not tell.
    private mutating func drop(_ refusal: ChangeRefusal) {
        let concerned = taken.changes.indices.filter { refusal.concerns(taken.changes[$0].part) }
        for index in (concerned.isEmpty ? Array(taken.changes.indices) : concerned).reversed() {
            let change = taken.changes[index]
            if let part = change.part { refusedParts.append(part) }
            let unit = taken.remove(at: index)
            if isNeedless(change, refusal) {
                needlessCount += 1
            } else {
                skipped.append(Skipped(unit: unit, reason: .refused(refusal.about(change.part), key: key.name)))
            }
        }
    }

    /// Drops the new forms of plurals whose `other` was refused, because a plural without it cannot be shown.
    private mutating func dropDependents() {
        for index in taken.changes.indices.reversed() {
            guard let part = taken.changes[index].part, part.pluralCategory != nil else { continue }
            let other = part.parent.plural(.other)
            guard other != part, refusedParts.contains(other), present[other] == nil else { continue }
            skipped.append(Skipped(unit: taken.remove(at: index), reason: .otherFormRefused))
        }
    }

    /// Returns whether a form is one that the language does not use, and says the same as `other`.
    ///
    /// Translation systems write all categories for every language.
    private func isNeedless(_ change: EntryChange, _ refusal: ChangeRefusal) -> Bool {
        guard case .pluralCategory = refusal, case .text(_, let part, let text, _) = change else { return false }
        let other = part.parent.plural(.other)
        return [present[other], new[other]].contains { $0?.utf8.elementsEqual(text.utf8) == true }
    }
}

extension ImportDraft.Language {
    /// The new texts by part.
    fileprivate var texts: [PartPath: String] {
        var texts: [PartPath: String] = [:]
        for case .text(_, let part, let text, _) in changes { texts[part] = text }
        return texts
    }

    /// Removes a change and returns its unit.
    fileprivate mutating func remove(at index: Int) -> ReceivedUnit {
        changes.remove(at: index)
        return units.remove(at: index)
    }
}

extension ChangeRefusal {
    /// Returns whether the refusal is about a part and not about other parts of the same text.
    fileprivate func concerns(_ part: PartPath?) -> Bool {
        switch self {
        case .findings(let texts): texts.contains { $0.part == part }
        case .pluralCategory(let category, _, _): part?.pluralCategory == category
        case .noLocationForPart(_, _, let refused, _): part == refused
        default: false
        }
    }

    /// Returns the refusal with only the findings about a part, if it has any.
    fileprivate func about(_ part: PartPath?) -> ChangeRefusal {
        guard case .findings(let texts) = self else { return self }
        let own = texts.filter { $0.part == part }
        return own.isEmpty ? self : .findings(own)
    }
}
