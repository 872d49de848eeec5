import CatalogCore
import CatalogRuntime
import StringTables

/// An entry in a form that is common to catalogs and legacy tables.
struct ComparedEntry {
    /// The location of a text: a canonical language and a part.
    struct TextLocation: Hashable {
        let language: LanguageTag
        let part: PartPath
    }

    /// A text with its state.
    struct Value: Equatable {
        let text: String
        let state: TranslationState?
    }

    let key: String
    let comment: String?
    /// The locations of texts, in file order.
    private(set) var locations: [TextLocation] = []
    private(set) var values: [TextLocation: Value] = [:]
    /// Members other than texts, by name.
    ///
    /// For members of a substitution, the name includes the location.
    private(set) var flags: [String: String] = [:]

    /// - Parameter terms: the common features of the compared tables.
    init(at index: Int, of table: any StringTable, in terms: ComparisonTerms) {
        let entry = table.entry(at: index)
        key = entry.key.string
        comment = entry.comment?.string
        for localization in entry.localizations where terms.include(localization) {
            let content =
                terms.isMixed && table.isLegacy
                ? CatalogContent(localization.content).content : localization.content
            add(content, language: localization.language.canonical, in: terms)
        }
        if terms.isMixed, let source = table.sourceLanguage?.canonical,
            !locations.contains(where: { $0.language == source })
        {
            add(.init(language: source, part: .whole), Value(text: key, state: nil))
        }
        guard terms.hasFlags, let catalog = table as? Catalog else { return }
        addFlags(of: catalog.member(at: index).value)
    }

    private mutating func add(_ content: LocalizedContent, language: LanguageTag, in terms: ComparisonTerms) {
        for part in content.parts {
            guard let text = part.unit.value?.string else { continue }
            add(TextLocation(language: language, part: part.path), Value(text: text, state: part.unit.state))
        }
        for substitution in content.substitutions where terms.hasFlags {
            let name = "\(language.spelling).substitutions.\(substitution.name.string)"
            flags["\(name).argNum"] = substitution.argumentNumber.map(String.init)
            flags["\(name).formatSpecifier"] = substitution.formatSpecifier?.string
        }
    }

    private mutating func add(_ location: TextLocation, _ value: Value) {
        if values.updateValue(value, forKey: location) == nil { locations.append(location) }
    }

    /// Adds all members that are neither texts nor comments, including unknown ones.
    private mutating func addFlags(of entry: DocumentValue) {
        for member in entry.members {
            guard let name = member.name.string, name != "comment", name != "localizations" else { continue }
            flags[name] = member.value.string ?? DocumentFragment(member.value).json
        }
    }

    /// Returns all texts in file order, source language first.
    ///
    /// If there is no source text, the key takes its place.
    func texts(_ source: LanguageTag?) -> [KeyText] {
        let all = locations.compactMap { location in
            values[location].map {
                KeyText(language: location.language, part: location.part, text: $0.text, state: $0.state)
            }
        }
        guard let source = source?.canonical else { return all }
        let own = all.filter { $0.language == source }
        let first = own.isEmpty ? [KeyText(language: source, part: .whole, text: key, state: nil)] : own
        return first + all.filter { $0.language != source }
    }

    /// Returns the source text, or the key if the key is the source text.
    func sourceText(_ source: LanguageTag?) -> String {
        let location = locations.first { $0.language == source?.canonical }
        return location.flatMap { values[$0]?.text } ?? key
    }
}

/// The common features of two tables.
struct ComparisonTerms {
    /// Whether one table is a catalog and the other is legacy.
    ///
    /// Both are then compared as catalogs.
    let isMixed: Bool
    /// Whether both tables are catalogs.
    ///
    /// Only catalogs have flags.
    let hasFlags: Bool
    /// Whether both tables mark texts for review in the same way.
    ///
    /// Legacy tables do so in comments.
    var haveStates: Bool { !isMixed }
    /// The languages that are not compared, in canonical form.
    let languagesLeftOut: Set<LanguageTag>

    init(_ old: (any StringTable)?, _ new: (any StringTable)?, besides languages: Set<LanguageTag>) {
        languagesLeftOut = languages
        let areCatalogs = [old, new].compactMap { $0 }.map(\.isCatalog)
        isMixed = Set(areCatalogs).count > 1
        hasFlags = !areCatalogs.contains(false)
    }

    /// Returns whether to compare a language of an entry.
    func include(_ localization: Localization) -> Bool {
        languagesLeftOut.isEmpty || !languagesLeftOut.contains(localization.language.canonical)
    }

    /// Returns whether to compare an entry: it has texts in a compared language, or no texts at all.
    func include(_ index: Int, of table: any StringTable) -> Bool {
        guard !languagesLeftOut.isEmpty else { return true }
        let localizations = table.entry(at: index).localizations
        return localizations.isEmpty || localizations.contains { include($0) }
    }
}
