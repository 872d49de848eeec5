import CatalogCore
import CatalogLint
import CatalogRuntime
import TestSupport

@testable import CatalogEditing

/// A catalog as a tree of plain values, with a second, simple implementation of each change.
struct NaiveCatalog: Sendable {
    var root: NaiveValue

    /// Returns the catalog after a change.
    func after(_ change: KeyChange) throws(NaiveRefusal) -> NaiveCatalog {
        var copy = self
        if copy.root["strings"] == nil { copy = .empty }
        switch change.kind {
        case .add(let changes):
            try Self.requireOneForm(of: changes)
            try copy.add(change.key, changes)
        case .change(let changes, let marks):
            try Self.requireOneForm(of: changes)
            try copy.change(change.key, changes, marks: marks)
        case .remove:
            try copy.requireOne(change.key)
            try copy.edit { (strings) throws(NaiveRefusal) in try strings.remove(change.key) }
        case .rename(let name): try copy.rename(change.key, to: name)
        // The random tests never insert keys from other tables; `EntryTransferTests` does.
        case .insert: throw .other
        }
        return copy
    }

    /// The content of an empty file after its first key is added.
    private static let empty = NaiveCatalog(
        root: NaiveValue(
            .object([
                .init(name: "sourceLanguage", value: .string("en"), isNew: true),
                .init(name: "strings", value: .object, isNew: true),
                .init(name: "version", value: .string("1.0"), isNew: true),
            ])))

    /// Refuses changes that set both a plain text and variations in the same language.
    private static func requireOneForm(of changes: [EntryChange]) throws(NaiveRefusal) {
        var forms: [String: Set<Bool>] = [:]
        for case .text(let language, let part, _, _) in changes {
            let word = part.steps.first?.names.first
            if word == nil || word == "plural" || word == "device" {
                forms[language.canonical.spelling, default: []].insert(word == nil)
            }
        }
        if forms.values.contains(where: { $0.count > 1 }) { throw .wholeAndParts }
    }

    private mutating func edit(_ body: (inout NaiveValue) throws(NaiveRefusal) -> Void) throws(NaiveRefusal) {
        try root.edit("strings", body)
    }

    // MARK: - Keys

    var keys: [String] { root["strings"]?.members.map(\.name) ?? [] }

    func entry(_ key: String) -> NaiveValue? { root.at(["strings", key]) }

    private func requireOne(_ key: String) throws(NaiveRefusal) {
        switch keys.filter({ $0.hasBytes(of: key) }).count {
        case 0: throw .unknownKey
        case 1: return
        default: throw .doubled
        }
    }

    /// Compares with `==`, which treats canonically equivalent strings as equal, as required here.
    private func requireAbsent(_ key: String) throws(NaiveRefusal) {
        if keys.contains(key) { throw .keyExists }
    }

    private mutating func add(_ key: String, _ changes: [EntryChange]) throws(NaiveRefusal) {
        try requireAbsent(key)
        try edit { (strings) throws(NaiveRefusal) in try strings.set(key, to: .object) }
        for change in changes { try make(change, of: key, among: changes) }
        if changes.contains(where: { if case .extraction = $0 { true } else { false } }) { return }
        try edit { (strings) throws(NaiveRefusal) in
            try strings.edit(key) { (entry) throws(NaiveRefusal) in
                try entry.set("extractionState", to: .string("manual"))
            }
        }
    }

    private mutating func rename(_ key: String, to name: String) throws(NaiveRefusal) {
        try requireOne(key)
        if key.hasBytes(of: name) { throw .other }
        try requireAbsent(name)
        if let source = sourceLanguage, !KeyStyle.isIdentifier(key), KeyStyle.isIdentifier(name),
            !hasText(key, in: source)
        {
            try make(.text(source, .whole, key, .translated), of: key, among: [])
        }
        try edit { strings in
            guard let index = strings.members.firstIndex(where: { $0.name.hasBytes(of: key) }) else { return }
            strings.members[index].name = name
            strings.members[index].isNew = true
        }
    }

    private func hasText(_ key: String, in language: LanguageTag) -> Bool {
        let names = entry(key)?["localizations"]?.members.map { LanguageTag($0.name) } ?? []
        return names.contains { $0.isSameLanguage(as: language) }
    }

    private mutating func change(_ key: String, _ changes: [EntryChange], marks: Bool) throws(NaiveRefusal) {
        try requireOne(key)
        let before = self
        for change in changes { try make(change, of: key, among: changes) }
        guard marks, let source = sourceLanguage else { return }
        let texts = changes.compactMap { if case .text(let language, _, _, _) = $0 { language } else { nil } }
        guard texts.isEmpty || texts.contains(where: { $0.isSameLanguage(as: source) }) else { return }
        let written = changes.compactMap(\.language) + [source]
        for language in before.entry(key)?["localizations"]?.members.map({ LanguageTag($0.name) }) ?? []
        where !written.contains(where: { $0.isSameLanguage(as: language) }) {
            let states = before.entry(key)?.at(["localizations", language.spelling])?.texts.map(\.state) ?? []
            guard states.contains("translated") else { continue }
            try make(.state(language, nil, .needsReview, from: .translated), of: key, among: [])
        }
    }

    // MARK: - Entries

    /// - Parameter changes: All simultaneous changes of the key, whose texts may refer to substitutions.
    private mutating func make(
        _ change: EntryChange, of key: String, among changes: [EntryChange]
    ) throws(NaiveRefusal) {
        let language = try change.language.map { (language) throws(NaiveRefusal) in try spelling(of: language) }
        let known = language == nil ? [:] : substitutions(of: key, changes)
        try edit { (strings) throws(NaiveRefusal) in
            try strings.edit(key) { (entry) throws(NaiveRefusal) in
                switch change {
                case .comment(""): try entry.remove("comment")
                case .comment(let text):
                    try entry.set("comment", to: .string(text))
                    try entry.remove("isCommentAutoGenerated")
                case .shouldTranslate(true): try entry.remove("shouldTranslate")
                case .shouldTranslate(false): try entry.set("shouldTranslate", to: NaiveValue(.word("false")))
                case .extraction(nil): try entry.remove("extractionState")
                case .extraction(let state?): try entry.set("extractionState", to: .string(state.spelling))
                // Tested in `TextRemovalTests` and `ExpectedTextTests`.
                case .unset, .expected: throw .other
                case .text, .fill, .state, .accepted:
                    let writer = NaiveLocalization(language: language ?? "en", substitutions: known)
                    try entry.edit("localizations") { (all) throws(NaiveRefusal) in
                        try all.edit(language?.spelling ?? "") { (content) throws(NaiveRefusal) in
                            try writer.make(change, in: &content)
                        }
                    }
                }
            }
        }
    }

    /// Returns the argument number and specifier of each substitution in an entry's languages.
    private func substitutions(of key: String, _ changes: [EntryChange]) -> [String: (number: Int?, specifier: String)]
    {
        var known: [String: (number: Int?, specifier: String)] = [:]
        let languages = entry(key)?["localizations"]?.members ?? []
        for member in languages.flatMap({ $0.value["substitutions"]?.members ?? [] })
        where known[member.name] == nil && member.value.isObject {
            var number: Int?
            if case .word(let written)? = member.value["argNum"]?.kind { number = Int(written) }
            known[member.name] = (number, member.value["formatSpecifier"]?.text ?? "lld")
        }
        let present = languages.compactMap { $0.value.at(["stringUnit", "value"])?.text }
        for text in texts(in: changes, ofSource: true) + texts(in: changes, ofSource: false) + present {
            for match in text.matches(of: #/%(?:([0-9]+)\$)?#@([A-Za-z0-9_]+)@/#) where known[String(match.2)] == nil {
                known[String(match.2)] = (match.1.flatMap { Int($0) }, "lld")
            }
        }
        return known
    }

    private func texts(in changes: [EntryChange], ofSource: Bool) -> [String] {
        changes.compactMap { change in
            guard case .text(let language, _, let text, _) = change else { return nil }
            return (language.canonical == sourceLanguage?.canonical) == ofSource ? text : nil
        }
    }

    // MARK: - Languages

    var sourceLanguage: LanguageTag? { root["sourceLanguage"]?.text.map { LanguageTag($0) } }

    /// The languages of the catalog in every spelling that occurs.
    var languages: [LanguageTag] {
        var names = [sourceLanguage?.spelling].compactMap { $0 }
        for entry in root["strings"]?.members ?? [] {
            names += entry.value["localizations"]?.members.map(\.name) ?? []
        }
        return Set(names.filter { !$0.isEmpty }).sorted().map { LanguageTag($0) }
    }

    private func spelling(of language: LanguageTag) throws(NaiveRefusal) -> LanguageTag {
        let own = languages.filter { $0.canonical == language.canonical }
        if own.count > 1 { throw .severalSpellings }
        guard own.isEmpty else { return own[0] }
        if LanguageRegistry.problem(of: language) != nil { throw .unknownLanguage }
        return language.canonical
    }
}
