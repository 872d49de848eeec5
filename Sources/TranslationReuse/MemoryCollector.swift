import CatalogCore
import CatalogLint
import CatalogRuntime

/// A collector of the finished translations of tables.
struct MemoryCollector {
    private(set) var units: [MemoryUnit] = []
    private(set) var localizations: [MemoryLocalization] = []
    /// The source texts by language without a region.
    private(set) var drafts: [LanguageTag: SegmentDraft] = [:]
    /// The localizations of each key.
    private(set) var keys: [ExactText: [Int32]] = [:]

    /// The index of the table that each file belongs to.
    private(set) var tables: [String: Int32] = [:]
    private var tableCount: Int32 = 0

    /// Adds a table.
    ///
    /// A table without a known source language is ignored.
    mutating func add(_ table: TableContext) {
        for file in table.table.files { tables[file.path] = tableCount }
        defer { tableCount += 1 }
        guard let source = table.sourceLanguage else { return }
        let group = MemoryLanguage.source(source)
        // The draft is removed from the dictionary while it is changed, to avoid a copy.
        var draft = drafts.removeValue(forKey: group) ?? SegmentDraft()
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            let context = EntryContext(entry, in: table)
            guard context.isTranslatable else { return }
            for localization in entry.localizations {
                let facts = table.facts(of: localization.language)
                guard !facts.isSource else { continue }
                add(localization, of: context, canonical: facts.canonical, from: group, to: &draft)
            }
        }
        drafts[group] = draft
    }

    private mutating func add(
        _ localization: Localization, of entry: EntryContext, canonical: LanguageTag, from source: LanguageTag,
        to draft: inout SegmentDraft
    ) {
        let number = Int32(localizations.count)
        let start = units.count
        let parts = localization.content.parts
        for part in parts where part.unit.isFinished {
            guard let text = part.unit.value?.string, let original = entry.counterpart(of: part.path)?.string,
                !original.isEmpty, !text.allSatisfy(\.isWhitespace)
            else { continue }
            let unit = MemoryUnit(
                segment: draft.number(of: original), part: part.path, text: text, localization: number)
            draft.add(unit, number: units.count, canonical: canonical)
            units.append(unit)
        }
        guard units.count > start else { return }
        let files = entry.table.table.files
        let file = localization.languageLocation.file
        localizations.append(
            MemoryLocalization(
                key: entry.key, path: files.indices.contains(file) ? files[file].path : "", table: tableCount,
                language: localization.language, canonical: canonical, source: source, units: start..<units.count,
                isWhole: units.count - start == parts.count))
        keys[ExactText(entry.key), default: []].append(number)
    }
}

extension StringUnit {
    /// Whether the text needs no review.
    ///
    /// Texts of legacy tables and texts without a state are finished.
    fileprivate var isFinished: Bool { state == .translated || state == nil }
}
