import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// The result of importing translations into a table: the changes to make, and the translations that are skipped.
///
/// A translation that differs from the table's text only in the form of line breaks does not change the text. A form
/// that is refused, such as a plural category that the language does not have, is skipped; the others are imported.
public struct TableImport: Sendable {
    /// The changes, one for each key.
    public private(set) var changes: [KeyChange] = []
    /// The skipped translations in the order of the files.
    public private(set) var skipped: [SkippedUnit] = []
    /// The languages whose translations are skipped.
    public private(set) var skippedLanguages: [SkippedLanguage] = []
    /// The notes on plural forms that serve several plural categories.
    public private(set) var remarks: [FormRemark] = []
    /// The number of new keys.
    public private(set) var createdCount = 0
    /// The number of changed texts and states.
    public private(set) var changedCount = 0
    /// The number of translations that the table already has.
    public private(set) var unchangedCount = 0
    /// The table's files that cannot be read; nothing is imported for their languages.
    public private(set) var brokenFiles: [BrokenFile] = []
    /// The number of texts without a translation in the files.
    public private(set) var untranslatedCount = 0
    /// The texts that the table keeps, because nobody translated those in the files.
    public private(set) var kept: [KeptText] = []
    /// The texts that the files and the table have in common once the changes are made, if the settings ask for them.
    package private(set) var agreed: [AgreedText] = []
    private let notesAgreement: Bool
    private let earlier: EarlierImports
    private let tablePath: String

    /// The number of translations that are skipped, alone or with their language.
    public var skippedCount: Int { skippedLanguages.reduce(skipped.count) { $0 + $1.count } }

    /// The number of texts that a translator changed and the table lacks, whether or not they can be imported.
    package var pendingCount: Int {
        let texts = changes.reduce(0) { count, change in
            guard case .change(let changes, marksTranslations: _) = change.kind else { return count }
            return count + changes.count { if case .text = $0 { true } else { false } }
        }
        return skipped.reduce(texts) { count, unit in
            switch unit.reason {
            case .changedMeanwhile, .sourceChanged: count + 1
            default: count
            }
        }
    }

    /// Plans the import.
    ///
    /// - Parameters:
    ///   - files: The translations for files of this table.
    ///   - table: The table. If one of its files cannot be read, the import fails unless the table allows broken files.
    ///   - createsKeys: Whether to add keys that the table lacks.
    ///   - createsLanguages: Whether to add languages that the table lacks.
    /// - Throws: An `ImportRefusal` if nothing can be imported.
    public init(
        _ files: [ReceivedFile], into table: EditableTable, createsKeys: Bool = false, createsLanguages: Bool = true
    ) throws(ImportRefusal) {
        var settings = ImportSettings()
        (settings.createsKeys, settings.createsLanguages) = (createsKeys, createsLanguages)
        try self.init(files, into: table, settings, interface: InterfaceTexts())
    }

    /// Plans the import with source texts from the table's storyboard or XIB.
    ///
    /// - Parameters:
    ///   - earlier: The changes of files that were imported before. A different text for the same place is skipped.
    package init(
        _ files: [ReceivedFile], into table: EditableTable, _ settings: ImportSettings, interface: InterfaceTexts,
        after earlier: EarlierImports = EarlierImports()
    ) throws(ImportRefusal) {
        self.earlier = earlier
        notesAgreement = settings.notesAgreement
        tablePath = table.path
        let trial: ChangeTrial
        do throws(ChangeRefusal) {
            trial = try ChangeTrial(table)
        } catch {
            throw .table(error)
        }
        var draft = ImportDraft()
        var newKeys = settings.createsKeys ? NewKeys(in: table, state: settings.state) : nil
        let locations = table.locations
        let received = try ReceivedLanguages(
            files, in: table, language: settings.language, createsLanguages: settings.createsLanguages)
        skippedLanguages = received.skipped
        untranslatedCount = received.untranslatedCount
        let doubledKeys = table.table.doubledKeys
        let baseLocations = settings.base?.locations ?? [:]
        for group in readable(received.languages, in: table) {
            let source = table.sourceLanguage ?? "und"
            let all = TableUnits.all(
                of: table.table, files: table.files, from: source, to: group.map(\.language),
                allowsEveryCharacter: true, interface: interface)
            for ((language, units), own) in zip(group, all) {
                let matcher = UnitMatcher(
                    table, own, locations: locations, doubledKeys: doubledKeys, source: source, target: language,
                    filledPlurals: FilledPlurals(units), interface: interface,
                    base: settings.base.map {
                        BaseTexts($0, locations: baseLocations, source: source, target: language)
                    }, settings: settings)
                let judged = Concurrent.map(units, atOnce: Self.unitsAtOnce) { [notesAgreement] unit in
                    matcher.judgement(of: unit, notesAgreement: notesAgreement)
                }
                for (unit, judgement) in zip(units, judged) {
                    if let judgement {
                        add(judgement, language, to: &draft, &newKeys)
                    } else if unit.form == nil {
                        // A file with numbered forms does not name this category.
                        unchangedCount += 1
                    }
                }
            }
        }
        let refusals = trial.refusals(of: draft.keys.map { $0.change(in: $0.languages) })
        for (key, refusal) in zip(draft.keys, refusals) {
            settle(key, refusal, in: table, locations, by: trial)
        }
        for key in newKeys?.keys ?? [] { create(key, in: table, by: trial) }
        skipped.sort { $0.position < $1.position }
        dropRemarksOnSkipped()
        dropAgreementOnRefused(in: draft)
    }

    /// The number of translations that one thread judges at a time.
    private static let unitsAtOnce = 64

    /// The number of languages for which the table is read at once, which limits the memory.
    private static let groupSize = 16

    /// Returns the languages with translations in groups, without those whose files cannot be read.
    private mutating func readable(
        _ languages: [(language: LanguageTag, units: [ReceivedUnit])], in table: EditableTable
    ) -> [ArraySlice<(language: LanguageTag, units: [ReceivedUnit])>] {
        let readable = languages.filter { language, units in
            guard let broken = table.brokenFile(forTextsIn: language) else { return !units.isEmpty }
            if !brokenFiles.contains(broken) { brokenFiles.append(broken) }
            return false
        }
        return stride(from: 0, to: readable.count, by: Self.groupSize).map {
            readable[$0..<min($0 + Self.groupSize, readable.count)]
        }
    }

    private mutating func add(
        _ judgement: UnitMatcher.Judgement, _ language: LanguageTag, to draft: inout ImportDraft,
        _ newKeys: inout NewKeys?
    ) {
        let unit = judgement.unit
        if let remark = judgement.remark { remarks.append(remark) }
        if let text = judgement.agreed { agreed.append(text) }
        switch judgement.outcome {
        case .unchanged: unchangedCount += 1
        case .untranslated: untranslatedCount += 1
        case .unknownKey:
            let hasText = unit.target?.isEmpty == false
            if newKeys?.add(unit, in: language) == true { return }
            if hasText { skipped.append(SkippedUnit(unit, language, .unknownKey)) } else { untranslatedCount += 1 }
        case .kept(let reason):
            kept.append(
                KeptText(name: unit.shownName, language: language, position: unit.position, reason: reason))
        case .skip(let reason): skipped.append(SkippedUnit(unit, language, reason))
        case .change(let key, let change):
            if let path = earlier.pathOfOther(change, of: key, in: tablePath) {
                return skipped.append(SkippedUnit(unit, language, .doubledInFiles(path)))
            }
            switch draft.add(change, of: key, in: language, for: unit) {
            case .isNew: break
            case .isSame: unchangedCount += 1
            case .differs: skipped.append(SkippedUnit(unit, language, .doubledUnit))
            }
        }
    }

    /// Adds a key with all its texts; if that is refused, skips the whole key.
    private mutating func create(_ key: NewKeys.Key, in table: EditableTable, by trial: ChangeTrial) {
        do throws(ChangeRefusal) {
            let change = try key.change(in: table)
            _ = try trial.outcome(of: change)
            changes.append(change)
            if notesAgreement, case .add(let texts) = change.kind {
                for case .text(let language, let part, let text, _) in texts {
                    agreed.append(
                        AgreedText(key: key.name, language: language, part: part, text: text, source: nil))
                }
            }
            createdCount += 1
            changedCount += key.texts.count
        } catch {
            skipped += key.units.map { SkippedUnit($0.unit, $0.language, .refused(error, key: key.name)) }
        }
    }

    /// Adds the changes of all languages of a key; if they are refused together, tries each language alone.
    ///
    /// - Parameter locations: The index of the entry of each key.
    private mutating func settle(
        _ key: ImportDraft.Key, _ refusal: ChangeRefusal?, in table: EditableTable, _ locations: [[UInt8]: Int],
        by trial: ChangeTrial
    ) {
        var taken = key.languages
        if let refusal {
            taken = []
            let index = locations[Array(key.name.utf8)]
            for language in key.languages {
                let own = key.languages.count == 1 ? refusal : trial.refusal(of: key.change(in: [language]))
                let forms = FormTrial(
                    language, of: key, refusal: own, trial: trial,
                    present: index.map { table.texts(at: $0, in: language.tag) } ?? [:])
                unchangedCount += forms.needlessCount
                skipped += forms.skipped.map { SkippedUnit($0.unit, language.tag, $0.reason) }
                if !forms.taken.changes.isEmpty { taken.append(forms.taken) }
            }
        }
        guard !taken.isEmpty else { return }
        changes.append(key.change(in: taken))
        changedCount += taken.reduce(0) { $0 + $1.changes.count }
    }

    /// Drops changed texts that the table refused, so that the files and the table do not have them in common.
    private mutating func dropAgreementOnRefused(in draft: ImportDraft) {
        guard notesAgreement else { return }
        let (wanted, made) = (Self.texts(of: draft.keys.map { $0.change(in: $0.languages) }), Self.texts(of: changes))
        let refused = wanted.subtracting(made)
        agreed.removeAll { refused.contains(ChangedText(key: $0.key, language: $0.language, part: $0.part)) }
    }

    /// The place of a text that a change writes.
    private struct ChangedText: Hashable {
        let key: String
        let language: LanguageTag
        let part: PartPath
    }

    private static func texts(of changes: [KeyChange]) -> Set<ChangedText> {
        var texts: Set<ChangedText> = []
        for change in changes {
            guard case .change(let changes, marksTranslations: _) = change.kind else { continue }
            for case .text(let language, let part, _, _) in changes {
                texts.insert(ChangedText(key: change.key, language: language, part: part))
            }
        }
        return texts
    }

    /// Drops the notes on replaced texts whose replacement was refused.
    private mutating func dropRemarksOnSkipped() {
        guard !remarks.isEmpty, !skipped.isEmpty else { return }
        let names = Set(skipped.map { "\($0.language) \($0.name)" })
        remarks.removeAll { remark in
            if case .kept = remark.kind { return false }
            return names.contains("\(remark.language) \(remark.name)")
        }
    }
}

extension SkippedUnit {
    fileprivate init(_ unit: ReceivedUnit, _ language: LanguageTag, _ reason: Reason) {
        self.init(name: unit.shownName, language: language, position: unit.position, reason: reason)
    }
}

extension EditableTable {
    /// Returns the texts of an entry in a language by part, as the table spells them.
    fileprivate func texts(at index: Int, in language: LanguageTag) -> [PartPath: String] {
        guard let content = table.entry(at: index).localization(language)?.content else { return [:] }
        let parts = isCatalog ? content.parts : CatalogContent(content).content.parts
        return Dictionary(parts.compactMap { part in part.unit.value.map { (part.path, $0.string) } }) { first, _ in
            first
        }
    }
}
