import CatalogCore
import CatalogRuntime
import StringTables

/// A converter from the keys of a legacy table to members of a catalog.
struct CatalogConverter {
    let languages: ConvertedLanguages
    /// The source texts that no file of the table has, by key, such as those of a storyboard.
    let sourceTexts: [String: String]
    /// The comments of the table's `.strings` files.
    let comments: TableComments
    var remarks: ConversionRemarks
    /// The languages with texts, in order of first appearance.
    private(set) var languagesWithTexts: [LanguageTag] = []
    private(set) var variedCount = 0

    init(_ table: LegacyTable, languages: ConvertedLanguages, sourceTexts: [String: String]) {
        self.languages = languages
        self.sourceTexts = sourceTexts
        comments = TableComments(of: table)
        remarks = ConversionRemarks(on: table.files)
    }

    /// Returns the member of the catalog for a key; nil if the key has no texts.
    mutating func member(for entry: Entry) -> DocumentFragment.Member? {
        let localizations = localizations(of: entry)
        guard !localizations.isEmpty else { return nil }
        for localization in localizations where !languagesWithTexts.contains(localization.language) {
            languagesWithTexts.append(localization.language)
        }
        if localizations.contains(where: { $0.content.traits.contains(.cases) }) { variedCount += 1 }
        remark(onPluralsOf: localizations, key: entry.key)
        let converted = Entry(
            key: entry.key, comment: entry.comment, extractionState: .manual, localizations: localizations,
            location: entry.location)
        var change = ObjectChange()
        if entry.comment == nil, let comment = comments.stray(of: entry.key) {
            change.set("comment", to: .string(comment))
        }
        if let text = sourceTexts[entry.key.string],
            !localizations.contains(where: { $0.language == languages.source })
        {
            if !languagesWithTexts.contains(languages.source) { languagesWithTexts.append(languages.source) }
            change.change("localizations") { $0.set(languages.source.spelling, to: Self.translated(text)) }
        }
        guard !change.isEmpty else { return .init(entry.key.string, DocumentFragment(converted)) }
        return .init(entry.key.string, change.applied(to: DocumentFragment(converted)))
    }

    private static func translated(_ text: String) -> DocumentFragment {
        ["stringUnit": ["state": "translated", "value": .string(text)]]
    }

    private mutating func localizations(of entry: Entry) -> [Localization] {
        var result: [Localization] = []
        var folders: [LanguageTag] = []
        for localization in entry.localizations.filter({ !$0.content.isEmpty }) {
            let language = languages.tag(for: localization.language)
            let catalogContent = CatalogContent(localization.content)
            for loss in catalogContent.losses { remark(on: loss, of: entry.key, in: language) }
            let converted = Localization(
                language: language, languageLocation: localization.languageLocation, content: catalogContent.content)
            guard let index = result.firstIndex(where: { $0.language == language }) else {
                result.append(converted)
                folders.append(localization.language)
                continue
            }
            let takesNew = !languages.isNamed(folders[index])
            let (taken, left) = takesNew ? (converted, result[index]) : (result[index], converted)
            result[index] = taken
            let location = remarks.spelling(of: taken.languageLocation)
            let key = VisibleText.shown(entry.key.string)
            remarks.add("“\(key)” is skipped here, because \(location) also has it", at: left.languageLocation)
        }
        return result
    }

    // MARK: - Notes

    private mutating func remark(on loss: CatalogContent.Loss, of key: Text, in language: LanguageTag) {
        let name = "“\(VisibleText.shown(key.string))” (\([language].listed))"
        switch loss {
        case .widths(let location, let keepsWidest):
            let kept = keepsWidest ? "the widest text is used" : "its texts by width are skipped"
            remarks.add("\(name) varies by width, which catalogs do not support; \(kept)", at: location)
        case .textBesideDevices(let location):
            remarks.add("\(name) already has a text for all other devices", at: location)
        }
    }

    /// Adds a remark for plurals that never show their number, because Xcode derives the type from the shown number.
    private mutating func remark(onPluralsOf localizations: [Localization], key: Text) {
        let silent = localizations.filter { !$0.content.hasPluralTypes }
        guard let first = silent.first else { return }
        let name = "“\(VisibleText.shown(key.string))” (\(silent.map(\.language).listed))"
        remarks.add(
            "no form of the plural \(name) shows its number; Xcode requires it in at least one",
            at: first.languageLocation)
    }

    /// Adds remarks about problems in the table itself.
    mutating func remark(on table: LegacyTable) {
        for key in table.duplicateKeys {
            let first = remarks.spelling(of: key.first)
            let name = VisibleText.shown(key.key)
            remarks.add("“\(name)” occurs again (first in \(first)); the last text is used", at: key.location)
        }
        for problem in table.problems {
            switch problem.kind {
            case .shadowed(let key, let winner), .repeatedInBase(let key, let winner):
                let location = remarks.spelling(of: winner)
                remarks.add(
                    "“\(VisibleText.shown(key))” is skipped here, because \(location) also has it and takes precedence",
                    at: problem.location)
            case .legacy(_, let message, _): remarks.add(message.description, at: problem.location)
            default: break
            }
        }
        for language in languagesWithTexts where !language.isWellFormed {
            let file = table.files.firstIndex { $0.language.map(languages.tag) == language } ?? 0
            remarks.add("“\([language].listed)” is not a language tag", at: TableLocation(file: file, range: 0..<0))
        }
        if !languagesWithTexts.isEmpty, !languagesWithTexts.contains(languages.source) {
            let source = [languages.source].listed
            let file = table.files.firstIndex { $0.language.map(languages.tag) == languages.source }
            if let file {
                remarks.add(
                    "the file in the source language “\(source)” has no texts, so the keys become its texts",
                    at: TableLocation(file: file, range: 0..<0))
            } else {
                remarks.add("no file is in the source language “\(source)”, so the keys become its texts")
            }
        }
    }
}

extension LocalizedContent {
    /// Whether each plural shows a value from which the type of its number can be derived.
    fileprivate var hasPluralTypes: Bool {
        variations.allSatisfy { variation in
            if variation.axis != .plural { return variation.cases.allSatisfy { $0.content.hasPluralTypes } }
            return variation.cases.contains { $0.content.unit?.value?.mayHaveSpecifiers ?? true }
        }
    }
}
