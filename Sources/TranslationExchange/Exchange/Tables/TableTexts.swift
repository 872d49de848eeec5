import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// The matching of a table that came back with the table of the project.
struct TableTexts {
    private let received: any StringTable
    private let table: EditableTable
    private let hasLanguage: Bool
    private let named: LanguageTag?
    private let source: LanguageTag?
    /// The indices of the project's entries by key.
    private let locations: [[UInt8]: [Int]]
    private let hasTranslations: Bool
    /// The languages of the received table as the project spells them.
    private let spellings: [LanguageTag: LanguageTag]

    init(_ received: any StringTable, in table: EditableTable, hasLanguage: Bool, named: LanguageTag?) {
        (self.received, self.table, self.hasLanguage, self.named) = (received, table, hasLanguage, named)
        source = (received.isCatalog ? received.sourceLanguage : nil) ?? table.sourceLanguage
        hasTranslations = received.languages.count > 1
        let names = table.namedLanguages
        let tags = received.languages + [named].compactMap { $0 }
        spellings = Dictionary(tags.map { ($0, names.language(named: $0).only ?? $0) }) { first, _ in first }
        locations = Dictionary(grouping: 0..<table.table.entryCount) { Array(table.table.key(at: $0).utf8) }
    }

    /// Returns the language of a localization; nil if neither the file nor its path tells it.
    func language(of localization: Localization) -> LanguageTag? {
        if hasLanguage || received.isCatalog { return localization.language }
        return nil
    }

    /// Returns the texts of a key.
    func texts(of entry: Entry) -> EntryTexts {
        let own = (locations[Array(entry.key.utf8)] ?? []).map { table.table.entry(at: $0) }
        return EntryTexts(
            entry, own: own, source: source, tableSource: table.sourceLanguage, isReceivedCatalog: received.isCatalog,
            isCatalog: table.isCatalog, hasTranslations: hasTranslations
        ) { localization in
            let tag = language(of: localization) ?? named ?? localization.language
            let language = hasLanguage || received.isCatalog ? tag : named ?? tag
            return spellings[language] ?? table.language(named: language).only ?? language
        }
    }
}

/// The texts of a key that came back, with those that the project has.
struct EntryTexts {
    private let entry: Entry
    private let own: [Entry]
    private let source: LanguageTag?
    private let tableSource: LanguageTag?
    private let isCatalog: Bool
    private let hasTranslations: Bool
    private let language: (Localization) -> LanguageTag
    /// The source texts that came back; empty if the file has none.
    private let receivedSource: [LocalizedPart]
    /// The source texts that translations are compared with.
    private let sourceParts: [(path: PartPath, text: String)]

    /// - Parameters:
    ///   - own: The entries of the key in the project.
    ///   - language: Returns the language of a localization as the project spells it.
    init(
        _ entry: Entry, own: [Entry], source: LanguageTag?, tableSource: LanguageTag?, isReceivedCatalog: Bool,
        isCatalog: Bool, hasTranslations: Bool, language: @escaping (Localization) -> LanguageTag
    ) {
        (self.entry, self.own, self.source, self.tableSource) = (entry, own, source, tableSource)
        (self.isCatalog, self.hasTranslations, self.language) = (isCatalog, hasTranslations, language)
        receivedSource = Self.parts(of: entry, in: source, isCatalog: isReceivedCatalog)
        let present = own.first.map { Self.parts(of: $0, in: tableSource, isCatalog: isCatalog) } ?? []
        let parts = (receivedSource.isEmpty ? present : receivedSource).compactMap { part in
            part.unit.value.map { (path: part.path, text: $0.string) }
        }
        sourceParts = parts.isEmpty ? [(.whole, entry.key.string)] : parts
    }

    /// Returns the texts of a localization.
    ///
    /// - Parameters:
    ///   - parts: The texts of the localization that are in the file.
    ///   - position: Returns the position of a text in the file.
    func units(of localization: Localization, _ parts: [LocalizedPart], position: (TableLocation) -> TextPosition)
        -> [ReceivedUnit]
    {
        let language = language(localization)
        let isSource = [source, tableSource].contains { $0?.isSameLanguage(as: language) == true }
        let present = own.map { Self.parts(of: $0, in: language, isCatalog: isCatalog) }
        let spelling = spelling(in: language)
        let texts = parts.compactMap { part in part.unit.value.map { (part: part, text: $0.string) } }
        let isCopy = !isSource && texts.contains { !$0.text.isEmpty } && texts.allSatisfy(isCopy)
        return texts.map { part, text in
            var unit = ReceivedUnit(
                .part(key: entry.key.string, part.path.description),
                source: isSource ? nil : shownSource(of: part.path),
                target: spelling.shown(text, at: part.path), state: nil, comment: entry.comment?.string,
                at: position(part.unit.value?.location ?? part.unit.location))
            let nearest = nearestSource(of: part.path)
            if unit.source != nil, nearest != part.path { unit.sourcePart = nearest }
            unit.tableText = ReceivedUnit.TableText(
                isPresent: present.contains { parts in
                    parts.contains { other in
                        other.path == part.path
                            && other.unit.value.map { NoBreakSpaces.areSame(text, as: $0.string) } == true
                    }
                }, isCopy: isCopy, isMarkedNew: part.unit.state == .new,
                isSourceOfTranslations: isSource && hasTranslations)
            return unit
        }
    }

    /// Returns whether a text is that of the source language.
    private func isCopy(_ part: LocalizedPart, _ text: String) -> Bool {
        part.path.nearest(among: sourceParts.map(\.path)).map { NoBreakSpaces.areSame(text, as: sourceParts[$0].text) }
            ?? false
    }

    /// Returns the spelling by which the project's texts are shown to translators.
    private func spelling(in language: LanguageTag) -> ExchangeSpelling {
        let contents = [language, tableSource].compactMap { $0 }.compactMap { own.first?.localization($0)?.content }
            .map { isCatalog ? $0 : CatalogContent($0).content }
        let content = contents.first { content in content.parts.contains { $0.unit.value != nil } }
        return ExchangeSpelling(content, isCatalog: isCatalog)
    }

    private func nearestSource(of part: PartPath) -> PartPath? {
        let paths = receivedSource.map(\.path)
        return part.nearest(among: paths).map { paths[$0] }
    }

    /// Returns the source text that came back for a part, as translators see it; nil if the file has none.
    private func shownSource(of part: PartPath) -> String? {
        let paths = receivedSource.map(\.path)
        guard let index = part.nearest(among: paths), let text = receivedSource[index].unit.value?.string else {
            return nil
        }
        return tableSource.map { spelling(in: $0).shown(text, at: paths[index]) } ?? text
    }

    private static func parts(of entry: Entry, in language: LanguageTag?, isCatalog: Bool) -> [LocalizedPart] {
        guard let content = language.flatMap({ entry.localization($0) })?.content else { return [] }
        return (isCatalog ? content : CatalogContent(content).content).parts.filter { $0.unit.value != nil }
    }
}
