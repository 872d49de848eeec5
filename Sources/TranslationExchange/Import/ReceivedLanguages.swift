import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The translations of files by language of the table.
///
/// Translations are grouped, because all texts of the table are read for each language.
struct ReceivedLanguages {
    /// The languages of the table with their translations, in the order of their first file.
    private(set) var languages: [(language: LanguageTag, units: [ReceivedUnit])] = []
    /// The languages whose translations are skipped.
    private(set) var skipped: [SkippedLanguage] = []
    /// The number of texts without a translation in skipped languages.
    private(set) var untranslatedCount = 0
    /// The index of each language in `languages`.
    private var locations: [LanguageTag: Int] = [:]
    private let createsLanguages: Bool

    /// - Parameters:
    ///   - language: The language of the translations whatever the files say, or the only one to import.
    ///   - createsLanguages: Whether to accept languages that the table lacks.
    init(
        _ files: [ReceivedFile], in table: EditableTable, language: LanguageTag?, createsLanguages: Bool
    ) throws(ImportRefusal) {
        self.createsLanguages = createsLanguages
        let names = table.namedLanguages
        let own = LanguageSet(table.table.languages)
        var groups: [Group] = []
        var indices: [LanguageTag: Int] = [:]
        for file in try Self.chosen(files, language, among: names) {
            let tag = try Self.tag(of: file, among: own)
            if let index = indices[tag] {
                groups[index].units += file.units
            } else {
                indices[tag] = groups.count
                groups.append(Group(tag: tag, name: names.language(named: tag), file: file))
            }
        }
        let rivals = Dictionary(grouping: groups, by: \.name)
        for group in groups { add(group, among: rivals[group.name] ?? []) }
    }

    /// The translations with one tag.
    private struct Group {
        let tag: LanguageTag
        let name: NamedLanguage
        let position: TextPosition
        let mayBeNoLanguage: Bool
        var units: [ReceivedUnit]

        init(tag: LanguageTag, name: NamedLanguage, file: ReceivedFile) {
            (self.tag, self.name, position, units) = (tag, name, file.position, file.units)
            mayBeNoLanguage = file.mayBeNoLanguage
        }

        /// The number of translations.
        var count: Int { units.count { $0.hasWords } }
    }

    /// - Parameter rivals: The groups of the same language, with this one.
    private mutating func add(_ group: Group, among rivals: [Group]) {
        switch group.name {
        case .one(let language):
            let best = rivals.first { $0.tag.isSameLanguage(as: language) } ?? rivals.first
            guard let best, best.tag != group.tag, !best.tag.isSameLanguage(as: group.tag) else {
                return take(group, as: language)
            }
            skip(group, .doubled(best.tag, as: language))
        case .several(let candidates): skip(group, .several(candidates))
        case .none where group.mayBeNoLanguage: break
        case .none(let relatives):
            guard !createsLanguages else { return take(group, as: group.tag.canonical) }
            skip(group, .missing(relatives: relatives))
        }
    }

    private mutating func take(_ group: Group, as language: LanguageTag) {
        if let index = locations[language] {
            languages[index].units += group.units
        } else {
            locations[language] = languages.count
            languages.append((language, group.units))
        }
    }

    private mutating func skip(_ group: Group, _ reason: SkippedLanguage.Reason) {
        let count = group.count
        untranslatedCount += group.units.count - count
        guard count > 0 else { return }
        let first = group.units.first { $0.hasWords }
        skipped.append(
            SkippedLanguage(
                language: group.tag, reason: reason, count: count, position: first?.position ?? group.position))
    }

    // MARK: - Tags

    /// Returns the files in the language that the user named; all files without such a language.
    ///
    /// The language replaces the tag of files in one language. Of several languages, only this one is imported.
    private static func chosen(
        _ files: [ReceivedFile], _ language: LanguageTag?, among names: NamedLanguages
    ) throws(ImportRefusal) -> [ReceivedFile] {
        guard let language else { return files }
        let tags = Set(files.map(\.targetLanguage))
        guard tags.count > 1 else { return files.map { $0.named(language) } }
        let name = names.language(named: language)
        let own = files.filter { file in
            guard let tag = file.targetLanguage else { return false }
            if tag.isSameLanguage(as: language) { return true }
            if case .one = name { return names.language(named: tag) == name }
            return false
        }
        guard !own.isEmpty else {
            throw .otherLanguages(language, tags.compactMap { $0 }.sorted(), files.first?.position ?? .start)
        }
        return own.map { $0.named(language) }
    }

    private static func tag(of file: ReceivedFile, among known: LanguageSet) throws(ImportRefusal) -> LanguageTag {
        guard let tag = file.targetLanguage, !tag.spelling.isEmpty else { throw .noTargetLanguage(file.position) }
        if !known.contains(tag), let problem = LanguageRegistry.problem(of: tag) {
            throw .unknownLanguage(tag, problem, file.position)
        }
        return tag
    }
}

extension ReceivedFile {
    fileprivate func named(_ language: LanguageTag) -> ReceivedFile {
        ReceivedFile(original: original, targetLanguage: language, at: position, units: units)
    }
}

extension ReceivedUnit {
    /// Whether there is a translation other than the key.
    fileprivate var hasWords: Bool {
        guard let target, !target.isEmpty else { return problem != nil || fault != nil }
        switch name {
        case .id(let key), .part(let key, ""): return !target.utf8.elementsEqual(key.utf8)
        case .part: return true
        }
    }
}
