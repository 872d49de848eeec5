import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Adds a language to a table.
struct LanguageAddition {
    let table: EditableTable
    let language: LanguageTag

    func plan() throws(ChangeRefusal) -> LanguagePlan {
        guard table.spellings(of: language).isEmpty else { return LanguagePlan() }
        return table.isCatalog ? try catalogPlan() : legacyPlan()
    }

    /// Returns a plan that gives every translatable key the source text in state `new`, with the language's plural
    /// cases.
    private func catalogPlan() throws(ChangeRefusal) -> LanguagePlan {
        var changes: [KeyChange] = []
        var leftOut: [LanguagePlan.LeftOut] = []
        // Texts without words, such as “%@”, are copied and finished.
        var keyCount = 0
        let refusals = table.refusalsOfDoubledKeys
        for index in 0..<table.table.entryCount {
            let entry = EntryContext(table.table.entry(at: index), in: table.context)
            guard entry.isTranslatable else { continue }
            if let refusal = refusals[Array(entry.entry.key.utf8)] { throw refusal }
            do throws(LegacyObstacle) {
                let texts = try words(of: entry.entry).map { $0.change(.new) }
                guard !texts.isEmpty else { continue }
                changes.append(KeyChange(entry.key, .change(texts, marksTranslations: false)))
                if entry.hasWords { keyCount += 1 }
            } catch {
                leftOut.append(LanguagePlan.LeftOut(key: entry.entry.key, obstacle: error))
            }
        }
        // A catalog has a language only in its keys.
        guard !changes.isEmpty else { return LanguagePlan([], keyCount: 0, leftOut: leftOut) }
        let plan = try table.plan(changes)
        return LanguagePlan(plan.files, keyCount: keyCount, leftOut: leftOut)
    }

    /// Returns the texts for an entry; throws for phrases of App Shortcuts, which are not translations of each other, and
    /// for a source text that has several variations side by side.
    private func words(of entry: Entry) throws(LegacyObstacle) -> [TextAssignment] {
        let source = table.sourceLanguage.flatMap { entry.localization($0) }
        let parts = source?.content.parts ?? []
        guard !parts.contains(where: \.path.isInSet) else { throw .stringSet }
        guard source?.content.hasOneAxisEverywhere ?? true else { throw .severalAxes }
        let texts = parts.map { TextAssignment(source?.language ?? language, $0.path, $0.unit.value?.string ?? "") }
        return SourceWords(of: KeyAddition(entry.key.string, texts: texts), in: table).copies(for: language)
    }

    /// Returns a plan for an empty file in the folder of the language.
    ///
    /// A copy of the source would look like a translation. A page of a store gets an empty file for each text.
    private func legacyPlan() -> LanguagePlan {
        guard let folder = TablePath.tableFolder(of: table.path) else { return LanguagePlan() }
        if table.isStoreText {
            let keys = (0..<table.table.entryCount).map { table.table.entry(at: $0) }.filter(\.shouldTranslate)
            let paths = keys.compactMap { StoreTextKey($0.key.string) }.map { key in
                StoreTextPath.path(below: folder, language: language.spelling, key: key)
            }
            return LanguagePlan(paths.map { .init(path: $0, old: nil, new: []) }, keyCount: paths.count)
        }
        let path = TablePath.path(
            below: folder, language: language.canonical.spelling, file: "\(table.table.name).strings")
        return LanguagePlan([.init(path: path, old: nil, new: [])])
    }
}

extension LocalizedContent {
    /// Whether the content and everything nested in it has either one text or one variation.
    fileprivate var hasOneAxisEverywhere: Bool {
        withNested.allSatisfy { $0.variations.count + ($0.unit == nil ? 0 : 1) <= 1 }
    }
}
