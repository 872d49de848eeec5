import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// The result of importing translations into a table: the changes to make, and the translations that are skipped.
///
/// A translation that differs from the table's text only in the form of line breaks does not change the text. The
/// import takes either all translations of a key in one language or none, because a partly updated plural would be
/// inconsistent.
public struct TableImport: Sendable {
    /// The changes, one for each key.
    public private(set) var changes: [KeyChange] = []
    /// The skipped translations in the order of the files.
    public private(set) var skipped: [SkippedUnit] = []
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

    /// Plans the import.
    ///
    /// - Parameters:
    ///   - files: The translations for files of this table.
    ///   - table: The table. If one of its files cannot be read, the import fails unless the table allows broken files.
    ///   - createsKeys: Whether to add keys that the table lacks.
    /// - Throws: An `ImportRefusal` if nothing can be imported.
    public init(
        _ files: [ReceivedFile], into table: EditableTable, createsKeys: Bool = false
    ) throws(ImportRefusal) {
        try self.init(files, into: table, createsKeys: createsKeys, interface: InterfaceTexts())
    }

    /// Plans the import with source texts from the table's storyboard or XIB.
    package init(
        _ files: [ReceivedFile], into table: EditableTable, createsKeys: Bool = false, interface: InterfaceTexts
    ) throws(ImportRefusal) {
        let trial: ChangeTrial
        do throws(ChangeRefusal) {
            trial = try ChangeTrial(table)
        } catch {
            throw .table(error)
        }
        var draft = ImportDraft()
        var newKeys = createsKeys ? NewKeys(source: table.sourceLanguage) : nil
        let places = table.places
        for (language, units) in try Self.units(of: files, in: table) {
            if let broken = table.brokenFile(forTextsIn: language) {
                if !brokenFiles.contains(broken) { brokenFiles.append(broken) }
                continue
            }
            guard !units.isEmpty else { continue }
            let matcher = UnitMatcher(
                table, places: places, source: table.sourceLanguage ?? "und", target: language, interface: interface)
            for unit in units { add(unit, language, matcher, to: &draft, &newKeys) }
        }
        let refusals = trial.refusals(of: draft.keys.map { $0.change(in: $0.languages) })
        for (key, refusal) in zip(draft.keys, refusals) { settle(key, refusal, by: trial) }
        for key in newKeys?.keys ?? [] { create(key, in: table, by: trial) }
        skipped.sort { $0.position < $1.position }
    }

    /// Returns the translations by language, because all texts of the table are read for each language.
    ///
    /// The languages are in the order of their first file.
    private static func units(
        of files: [ReceivedFile], in table: EditableTable
    ) throws(ImportRefusal) -> [(language: LanguageTag, units: [ReceivedUnit])] {
        var languages: [(language: LanguageTag, units: [ReceivedUnit])] = []
        var indices: [LanguageTag?: Int] = [:]
        for file in files {
            if let index = indices[file.targetLanguage] {
                languages[index].units += file.units
            } else {
                indices[file.targetLanguage] = languages.count
                languages.append((try language(of: file, in: table), file.units))
            }
        }
        return languages
    }

    private static func language(
        of file: ReceivedFile, in table: EditableTable
    ) throws(ImportRefusal) -> LanguageTag {
        guard let language = file.targetLanguage, !language.spelling.isEmpty else {
            throw .noTargetLanguage(file.position)
        }
        let isKnown = table.table.languages.contains { $0.isSameLanguage(as: language) }
        if !isKnown, let problem = LanguageRegistry.problem(of: language) {
            throw .unknownLanguage(language, problem, file.position)
        }
        return language
    }

    private mutating func add(
        _ unit: ReceivedUnit, _ language: LanguageTag, _ matcher: UnitMatcher, to draft: inout ImportDraft,
        _ newKeys: inout NewKeys?
    ) {
        switch matcher.outcome(of: unit) {
        case .unchanged: unchangedCount += 1
        case .untranslated: untranslatedCount += 1
        case .unknownKey:
            let hasText = unit.target?.isEmpty == false
            if newKeys?.add(unit, in: language) == true { return }
            if hasText { skipped.append(SkippedUnit(unit, language, .unknownKey)) } else { untranslatedCount += 1 }
        case .skip(let reason): skipped.append(SkippedUnit(unit, language, reason))
        case .change(let key, let change):
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
            createdCount += 1
            changedCount += key.texts.count
        } catch {
            skipped += key.units.map { SkippedUnit($0.unit, $0.language, .refused(error, key: key.name)) }
        }
    }

    /// Adds the changes of all languages of a key; if they are refused together, tries each language alone.
    private mutating func settle(_ key: ImportDraft.Key, _ refusal: ChangeRefusal?, by trial: ChangeTrial) {
        var taken = key.languages
        if let refusal {
            taken = []
            for language in key.languages {
                let refusal = key.languages.count == 1 ? refusal : trial.refusal(of: key.change(in: [language]))
                guard let refusal else {
                    taken.append(language)
                    continue
                }
                let reasons = reasons(to: refusal, language, of: key)
                skipped += zip(language.units, reasons).map { SkippedUnit($0, language.tag, $1) }
            }
        }
        guard !taken.isEmpty else { return }
        changes.append(key.change(in: taken))
        changedCount += taken.reduce(0) { $0 + $1.changes.count }
    }

    /// Returns why each change of a language is skipped, if all of them together are refused.
    ///
    /// Findings are about single forms, such as plural categories. All other refusals are about all forms.
    private func reasons(
        to refusal: ChangeRefusal, _ language: ImportDraft.Language, of key: ImportDraft.Key
    ) -> [SkippedUnit.Reason] {
        let parts = language.changes.map(\.part)
        guard case .findings(let rejected) = refusal, rejected.contains(where: { parts.contains($0.part) }) else {
            return parts.map { _ in .refused(refusal, key: key.name) }
        }
        return parts.map { part in
            let mine = rejected.filter { $0.part == part }
            return mine.isEmpty ? .otherFormRefused : .refused(.findings(mine), key: key.name)
        }
    }
}

extension SkippedUnit {
    fileprivate init(_ unit: ReceivedUnit, _ language: LanguageTag, _ reason: Reason) {
        let name =
            switch unit.name {
            case .id(let id): id
            case .part(let key, let part): part.isEmpty ? key : "\(key) \(part)"
            }
        self.init(name: name, language: language, position: unit.position, reason: reason)
    }
}
