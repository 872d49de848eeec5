import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A collection of the texts of imported keys that the table lacks.
struct NewKeys {
    /// A new key with its imported texts.
    struct Key {
        let name: String
        var texts: [TextAssignment] = []
        var states: [EntryChange] = []
        var comment: String?
        /// The units that the texts were read from.
        var units: [(unit: ReceivedUnit, language: LanguageTag)] = []
    }

    /// The keys in the order of their first text.
    private(set) var keys: [Key] = []
    private var indices: [[UInt8]: Int] = [:]
    private let source: LanguageTag?
    /// Whether the table has no texts in its source language, so that a key must not become one.
    private let lacksSource: Bool
    /// The state of translations; nil for the state in the file.
    private let state: TranslationState?

    /// - Parameters:
    ///   - table: The table that the keys are added to.
    ///   - state: The state of translations; nil for the state in the file.
    init(in table: EditableTable, state: TranslationState? = nil) {
        self.state = state
        source = table.sourceLanguage
        lacksSource =
            !table.isCatalog && table.table.entryCount > 0 && !table.table.languages.contains(where: table.isSource)
    }

    /// Adds a text in a language, and its source text.
    ///
    /// - Returns: Whether the unit was added. A unit is rejected if its part is not valid, it has no text, or it
    ///   contradicts an earlier text.
    mutating func add(_ unit: ReceivedUnit, in language: LanguageTag) -> Bool {
        guard let (name, part) = Self.location(of: unit.name) else { return false }
        let told = [(source, unit.sourcePart ?? part, unit.source), (language, part, unit.target)]
        let texts = told.compactMap { language, part, text in
            language.flatMap { language in
                text.flatMap { $0.isEmpty || isOnlyKey($0, name, language) ? nil : TextAssignment(language, part, $0) }
            }
        }
        guard !texts.isEmpty else { return false }
        let index = indices[Array(name.utf8)] ?? keys.count
        let present = index < keys.count ? keys[index].texts : []
        let new = texts.filter { text in !present.contains { $0.isSameLocation(as: text) } }
        let isContradicted = texts.contains { text in
            present.contains { $0.isSameLocation(as: text) && $0.text != text.text }
        }
        guard !isContradicted else { return false }
        if index == keys.count {
            indices[Array(name.utf8)] = index
            keys.append(Key(name: name))
        }
        keys[index].texts += new
        keys[index].comment = keys[index].comment ?? unit.comment
        keys[index].units.append((unit, language))
        let isSource = source?.isSameLanguage(as: language) ?? false
        if let state = isSource ? unit.unfinishedState : state ?? unit.unfinishedState, unit.target?.isEmpty == false {
            keys[index].states.append(.state(language, part, state, from: nil))
        }
        return true
    }

    private func isOnlyKey(_ text: String, _ key: String, _ language: LanguageTag) -> Bool {
        lacksSource && source?.isSameLanguage(as: language) == true && text.utf8.elementsEqual(key.utf8)
    }

    private static func location(of name: ReceivedUnit.Name) -> (key: String, part: PartPath)? {
        switch name {
        case .id(let id): UnitIdentifier.part(of: id) ?? (id, .whole)
        case .part(let key, let part): PartPath(part).map { (key, $0) }
        }
    }
}

extension NewKeys.Key {
    /// Returns the change that adds the key.
    ///
    /// Required languages that were not imported remain gaps.
    func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        let change = try KeyAddition(name, texts: texts, comment: comment, isIncomplete: true).change(in: table)
        guard case .add(let changes) = change.kind else { return change }
        return KeyChange(name, .add(changes + states))
    }
}

extension TextAssignment {
    fileprivate func isSameLocation(as other: TextAssignment) -> Bool {
        part == other.part && language.isSameLanguage(as: other.language)
    }
}

extension ReceivedUnit {
    /// The state in a catalog, if it is not that of finished texts.
    fileprivate var unfinishedState: TranslationState? {
        state.flatMap { $0.isFinished ? nil : $0.catalogState }
    }
}
