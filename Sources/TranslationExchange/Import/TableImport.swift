import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// What the translations that came back for a table come to: changes that can be made, and what is not taken.
///
/// Nothing is changed that the table says already, however it is written. The translations of a key in one language are
/// taken all or none: half of a plural would be worse than what is there.
public struct TableImport: Sendable {
    /// The changes; each key once.
    public private(set) var changes: [KeyChange] = []
    /// What is not taken, in the order of the files.
    public private(set) var skipped: [SkippedUnit] = []
    /// How many keys are new.
    public private(set) var createdCount = 0
    /// How many texts and states are written.
    public private(set) var changedCount = 0
    /// How many translations the table has already.
    public private(set) var unchangedCount = 0
    /// The files that cannot be read, for whose languages nothing is taken.
    public private(set) var brokenFiles: [BrokenFile] = []
    /// How many texts have no translation in the files.
    public private(set) var untranslatedCount = 0

    /// Works out what becomes of translations.
    ///
    /// - Parameters:
    ///   - files: those that are for files of this table.
    ///   - table: the table; nothing is taken where one of its files cannot be read, unless it leaves broken files.
    ///   - createsKeys: whether keys that the table does not have come into it.
    /// - Throws: where none of them can be taken.
    public init(
        _ files: [ReceivedFile], into table: EditableTable, createsKeys: Bool = false
    ) throws(ImportRefusal) {
        try self.init(files, into: table, createsKeys: createsKeys, interface: InterfaceTexts())
    }

    /// The same with the source texts of a storyboard's table.
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
        for file in files {
            let language = try Self.language(of: file, in: table)
            if let broken = table.brokenFile(forTextsIn: language) {
                if !brokenFiles.contains(broken) { brokenFiles.append(broken) }
                continue
            }
            let matcher = UnitMatcher(
                table, places: places, source: table.sourceLanguage ?? "und", target: language, interface: interface)
            for unit in file.units { add(unit, language, matcher, to: &draft, &newKeys) }
        }
        for key in draft.keys { settle(key, by: trial) }
        for key in newKeys?.keys ?? [] { create(key, in: table, by: trial) }
        skipped.sort { $0.position < $1.position }
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

    /// A key that comes in with all its texts, or not at all.
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

    /// All languages of a key at once if that can be, else each that can be by itself.
    private mutating func settle(_ key: ImportDraft.Key, by trial: ChangeTrial) {
        var taken = key.languages
        if let refusal = trial.refusal(of: key.change(in: taken)) {
            taken = []
            for language in key.languages {
                let refusal = key.languages.count == 1 ? refusal : trial.refusal(of: key.change(in: [language]))
                guard let refusal else {
                    taken.append(language)
                    continue
                }
                skipped += language.units.map { SkippedUnit($0, language.tag, .refused(refusal, key: key.name)) }
            }
        }
        guard !taken.isEmpty else { return }
        changes.append(key.change(in: taken))
        changedCount += taken.reduce(0) { $0 + $1.changes.count }
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
