import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A matcher that decides how to import each translation in one language.
struct UnitMatcher {
    /// The result for one translation.
    enum Outcome {
        /// The table already has the translation.
        case unchanged
        /// There is no translation.
        case untranslated
        /// The table keeps its text, because nobody translated the one in the file.
        case kept(KeptText.Reason)
        /// The table lacks the key.
        case unknownKey
        /// The table must be changed.
        case change(key: String, EntryChange)
        /// The translation is skipped.
        case skip(SkippedUnit.Reason)
    }

    /// A translation with all that the import needs to know of it.
    struct Judgement {
        /// The translation, with the name that the table knows.
        let unit: ReceivedUnit
        let outcome: Outcome
        let remark: FormRemark?
        /// The text that the table and the file will have in common, if that was asked.
        let agreed: AgreedText?
    }

    let table: EditableTable
    private let source: LanguageTag
    let target: LanguageTag
    let index: UnitIndex
    private let locations: [[UInt8]: Int]
    private let doubledKeys: Set<[UInt8]>
    private let interface: InterfaceTexts
    let filledPlurals: FilledPlurals
    let base: BaseTexts?
    let settings: ImportSettings

    /// - Parameters:
    ///   - units: The texts of the table in the target language.
    ///   - doubledKeys: The keys that the table has more than once.
    ///   - filledPlurals: The plurals of the file that have a text.
    ///   - base: The texts of the table as it was exported; nil if unknown.
    init(
        _ table: EditableTable, _ units: TableUnits, locations: [[UInt8]: Int], doubledKeys: Set<[UInt8]>,
        source: LanguageTag, target: LanguageTag, filledPlurals: FilledPlurals, interface: InterfaceTexts,
        base: BaseTexts?, settings: ImportSettings
    ) {
        self.base = base
        self.settings = settings
        self.table = table
        self.filledPlurals = filledPlurals
        self.interface = interface
        self.source = source
        self.target = target
        self.locations = locations
        index = UnitIndex(units)
        self.doubledKeys = doubledKeys
    }

    /// Judges a translation; nil if it stands for a plural category that the language can do without.
    func judgement(of received: ReceivedUnit, notesAgreement: Bool) -> Judgement? {
        guard !isNeedless(received) else { return nil }
        let unit = named(received)
        let outcome = outcome(of: unit)
        return Judgement(
            unit: unit, outcome: outcome, remark: remark(on: unit),
            agreed: notesAgreement ? agreement(on: unit, after: outcome) : nil)
    }

    func outcome(of received: ReceivedUnit) -> Outcome {
        if let problem = received.problem {
            guard case .part(let key, _) = received.name, problem.dependsOnKey else { return .skip(.message(problem)) }
            // If the table lacks the key, its arguments are unknown, and the message may be correct.
            return .skip(entry(key) == nil ? .unknownKey : .message(problem))
        }
        if let fault = received.fault { return .skip(.fault(fault)) }
        if let outcome = outcome(ofTableText: received) { return outcome }
        if let outcome = outcomeWithoutEdit(received) { return outcome }
        if let unit = index.unit(received.name) { return outcome(of: received, for: unit) }
        if table.isCatalog, case .id(let id) = received.name, let outcome = outcome(of: received, legacy: id) {
            return outcome
        }
        if let unit = unitThatIsNotThere(received.name) { return outcome(of: received, for: unit) }
        if isUneditedSinceExport(received) { return .unchanged }
        guard let reason = reasonForAbsence(of: received.name) else { return .unknownKey }
        if received.isExcluded, case .notTranslated = reason { return .unchanged }
        // An untranslated text is not reported as skipped, because nothing is lost.
        return received.target?.isEmpty == false ? .skip(reason) : .untranslated
    }

    /// Returns a unit with the name that the table knows.
    ///
    /// A file may give a name besides its own id. A plural with one text for all numbers is the plain text that the
    /// table has.
    func named(_ received: ReceivedUnit) -> ReceivedUnit {
        if received.form?.isUniform == true, case .part(let key, let part) = received.name,
            let path = PartPath(part), present(key, part) == nil, present(key, path.parent.description) != nil
        {
            return received.named(.part(key: key, path.parent.description))
        }
        guard let other = received.otherID, case .id(let id) = received.name, index.unit(received.name) == nil,
            entry(id) == nil
        else { return received }
        var unit = received.named(.id(other))
        unit.tellsNoState = true
        return unit
    }

    /// Returns the text that the table has at a part; nil if there is none.
    func present(_ key: String, _ part: String) -> String? { index.unit(.part(key: key, part))?.target }

    /// Returns whether the table has texts of a key in other parts than this one and the cases of the same plural.
    ///
    /// `msgmerge` fills the parts of the source text with guesses where a translation has other parts.
    func hasOtherForm(_ key: String, _ part: PartPath?) -> Bool {
        let parts = entry(key)?.localization(target)?.content.parts.filter { $0.unit.value != nil } ?? []
        let isOfSamePlural = { (other: PartPath) in
            part?.pluralCategory != nil && other.pluralCategory != nil && other.parent == part?.parent
        }
        return !parts.isEmpty && !parts.contains { $0.path == part || isOfSamePlural($0.path) }
    }

    private func outcome(of received: ReceivedUnit, for unit: ExchangeUnit) -> Outcome {
        let isEmptyForm = received.target?.isEmpty != false && unit.target?.isEmpty == false
        if isEmptyForm, filledPlurals.hasText(beside: received) { return .skip(.emptyForm) }
        guard let text = received.target, !text.isEmpty || unit.target?.isEmpty == false else { return .untranslated }
        guard let part = unit.part else {
            return LineEnds.areSame(text, unit.source) ? .unchanged : .skip(.variableName)
        }
        if isOnlyKey(text, of: unit, part) { return .unchanged }
        if let present = unit.target, NoBreakSpaces.areSame(text, as: present) {
            return outcome(ofSameText: received, for: unit, part)
        }
        if received.isExcluded { return .skip(.excluded) }
        let isMarked = received.state == .new
        if isMarked || received.tellsNoState && !settings.takesCopies, isCopy(text, of: unit) {
            return .kept(.copy(isMarked: isMarked))
        }
        let exported = base?.texts(of: unit.key)
        if let outcome = outcome(sinceExport: text, for: unit, part, base: exported) { return outcome }
        if received.tableText != nil, text.isEmpty { return .skip(.emptied) }
        if let present = unit.target, isUndecidedSource(received) {
            return .skip(.otherSource(text, present: present))
        }
        if let (old, new) = changedSource(of: received, for: unit, base: exported) {
            return .skip(.sourceChanged(from: old, to: new))
        }
        let state = received.state ?? .translated
        if !state.isFinished, !table.isCatalog || (state == .new && unit.isFinished) {
            return .skip(.unfinished(state))
        }
        let restored = unit.target.map { NoBreakSpaces.restored(text, from: $0) } ?? text
        return .change(
            key: unit.key,
            .text(target, part, stored(restored, of: unit.key, at: part), settings.state ?? state.catalogState))
    }

    /// Returns the source text of a translation and the table's, if the table's changed since the export.
    ///
    /// If a translator changed both, the source text in the file is imported as well.
    ///
    /// - Parameter base: The texts of the key as they were exported; nil if unknown.
    private func changedSource(
        of received: ReceivedUnit, for unit: ExchangeUnit, base: BaseEntry?
    ) -> (old: String, new: String)? {
        guard !isSourceUnknown(unit.key), !table.isSource(target) else { return nil }
        let source = source(of: received, for: unit)
        let part = received.sourcePart ?? unit.part ?? .whole
        let exported = base?.source(of: part)
        guard let old = received.source ?? exported, !NoBreakSpaces.areSame(old, as: source) else { return nil }
        if let exported, LineEnds.areSame(exported, source) { return nil }
        return (old, source)
    }

    // MARK: - Texts of special forms

    /// Returns whether a source text only repeats the key, which apps show anyway.
    ///
    /// Programs write the key for a missing source text; it must not become one.
    private func isOnlyKey(_ text: String, of unit: ExchangeUnit, _ part: PartPath) -> Bool {
        guard part.isWhole, text.utf8.elementsEqual(unit.key.utf8),
            entry(unit.key)?.localization(target)?.content.parts.isEmpty ?? true
        else { return false }
        let isNew = table.sourceLanguage == nil && !table.table.languages.contains { $0.isSameLanguage(as: target) }
        return isNew || table.isSource(target)
    }

    /// Handles a text of a `.stringsdict` file that has since become part of a catalog; nil if the catalog lacks the
    /// text.
    private func outcome(of received: ReceivedUnit, legacy id: String) -> Outcome? {
        let locations = LegacyUnitNames.locations(of: id)
        for location in locations {
            if let unit = index.unit(.part(key: location.key, location.part.description)) {
                return outcome(of: received, for: unit)
            }
        }
        // The text that names the variable of a plural has no equivalent in a catalog.
        guard let location = locations.first, entry(location.key) != nil, let text = received.target ?? received.source,
            text.hasPrefix("%#@"), text.hasSuffix("@")
        else { return nil }
        return .unchanged
    }

    /// Handles a translation equal to the table's.
    ///
    /// State `new` does not replace a state that the table has reached meanwhile.
    private func outcome(ofSameText received: ReceivedUnit, for unit: ExchangeUnit, _ part: PartPath) -> Outcome {
        guard table.isCatalog, !received.isExcluded, !received.tellsNoState, settings.state == nil,
            let state = received.state, let present = unit.state, state != present, state != .new
        else { return .unchanged }
        if received.tellsFinishedOnly {
            let isTaken = state.isFinished || !hasUnfinishedCase(beside: part, of: unit.key)
            guard state.isFinished != present.isFinished, isTaken else { return .unchanged }
        }
        return .change(key: unit.key, .state(target, part, state.catalogState, from: nil))
    }

    /// Returns the table's present source text for the part that the translation was made from.
    private func source(of received: ReceivedUnit, for unit: ExchangeUnit) -> String {
        guard let part = received.sourcePart, part != unit.part, let entry = entry(unit.key) else { return unit.source }
        return texts(of: entry).unit(part).source
    }

    /// Returns whether another case of the same plural is not finished.
    ///
    /// Some files have only one state for all cases.
    private func hasUnfinishedCase(beside part: PartPath, of key: String) -> Bool {
        guard part.pluralCategory != nil else { return false }
        return PluralCategory.allCases.contains { category in
            index.unit(.part(key: key, part.parent.plural(category).description))?.isUnfinished ?? false
        }
    }

    // MARK: - Unknown texts

    /// Returns a plural or device variation that the key lacks so far.
    private func unitThatIsNotThere(_ name: ReceivedUnit.Name) -> ExchangeUnit? {
        guard let (key, part) = Self.part(of: name), let entry = entry(key), entry.shouldTranslate else { return nil }
        let unit = texts(of: entry).unit(part)
        return ExchangeUnit(
            id: UnitIdentifier.id(of: key, part), key: key, part: part, source: unit.source,
            target: unit.target?.text, state: unit.target?.state, note: nil)
    }

    private static func part(of name: ReceivedUnit.Name) -> (key: String, part: PartPath)? {
        switch name {
        case .id(let id): UnitIdentifier.part(of: id)
        case .part(let key, let part): PartPath(part).map { (key, $0) }
        }
    }

    /// Returns the reason why a text does not exist; nil if the key does not exist.
    private func reasonForAbsence(of name: ReceivedUnit.Name) -> SkippedUnit.Reason? {
        let keys: [String] =
            switch name {
            case .id(let id): [id] + UnitIdentifier.keys(in: id)
            case .part(let key, _): [key]
            }
        for key in keys {
            if doubledKeys.contains(Array(key.utf8)) { return .doubledKey }
            guard let entry = entry(key) else { continue }
            return entry.shouldTranslate ? .unknownPart : .notTranslated
        }
        return nil
    }

    private func entry(_ key: String) -> Entry? { locations[Array(key.utf8)].map { table.table.entry(at: $0) } }

    private func texts(of entry: Entry) -> EntryUnits {
        EntryUnits(entry, from: source, to: target, isCatalog: table.isCatalog, interface: interface)
    }

    private func isSourceUnknown(_ key: String) -> Bool {
        // In a catalog, the key is the source text then.
        !table.isCatalog && entry(key).map { texts(of: $0).isSourceMissing } ?? false
    }

    /// Returns a translation in the spelling of the table.
    private func stored(_ text: String, of key: String, at part: PartPath) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")), let entry = entry(key) else { return text }
        let units = texts(of: entry)
        let isThere = !units.target.parts.isEmpty
        let spelling = isThere ? units.target.spelling : units.source.spelling
        let localization = entry.localization(isThere ? target : source)
        let present = localization?.content.parts.first { $0.path == part }?.unit.value?.string
        return spelling.stored(text, at: part, present: present)
    }
}

extension ExchangeUnit {
    /// Whether there is a finished translation.
    fileprivate var isFinished: Bool { target != nil && state?.isFinished != false }
}
