import CatalogCore
import CatalogEditing
import CatalogRuntime

/// Keys that came back and that the table does not have, while their texts are collected.
struct NewKeys {
    /// A key with all that came back of it.
    struct Key {
        let name: String
        var texts: [TextAssignment] = []
        var states: [EntryChange] = []
        var comment: String?
        /// What its texts were read from.
        var units: [(unit: ReceivedUnit, language: LanguageTag)] = []
    }

    /// The keys, in the order in which they came.
    private(set) var keys: [Key] = []
    private var indices: [[UInt8]: Int] = [:]
    private let source: LanguageTag?

    /// - Parameter source: the language that texts are translated from, where that is known.
    init(source: LanguageTag?) { self.source = source }

    /// Adds a text in a language, and its source text.
    ///
    /// - Returns: whether that can be: not for a part that is none, nor for what has no text at all or two of them.
    mutating func add(_ unit: ReceivedUnit, in language: LanguageTag) -> Bool {
        guard let (name, part) = Self.place(of: unit.name) else { return false }
        let told = [(source, unit.sourcePart ?? part, unit.source), (language, part, unit.target)]
        let texts = told.compactMap { language, part, text in
            language.flatMap { language in
                text.flatMap { $0.isEmpty ? nil : TextAssignment(language, part, $0) }
            }
        }
        guard !texts.isEmpty else { return false }
        let index = indices[Array(name.utf8)] ?? keys.count
        let present = index < keys.count ? keys[index].texts : []
        let new = texts.filter { text in !present.contains { $0.isSamePlace(as: text) } }
        let isContradicted = texts.contains { text in
            present.contains { $0.isSamePlace(as: text) && $0.text != text.text }
        }
        guard !isContradicted else { return false }
        if index == keys.count {
            indices[Array(name.utf8)] = index
            keys.append(Key(name: name))
        }
        keys[index].texts += new
        keys[index].comment = keys[index].comment ?? unit.comment
        keys[index].units.append((unit, language))
        if let state = unit.state, !state.isFinished, unit.target?.isEmpty == false {
            keys[index].states.append(.state(language, part, state.catalogState, from: nil))
        }
        return true
    }

    private static func place(of name: ReceivedUnit.Name) -> (key: String, part: PartPath)? {
        switch name {
        case .id(let id): UnitIdentifier.part(of: id) ?? (id, .whole)
        case .part(let key, let part): PartPath(part).map { (key, $0) }
        }
    }
}

extension NewKeys.Key {
    /// The change that adds the key; languages that must have it and did not come back are left for later.
    func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        let change = try KeyAddition(name, texts: texts, comment: comment, isIncomplete: true).change(in: table)
        guard case .add(let changes) = change.kind else { return change }
        return KeyChange(name, .add(changes + states))
    }
}

extension TextAssignment {
    fileprivate func isSamePlace(as other: TextAssignment) -> Bool {
        part == other.part && language.isSameLanguage(as: other.language)
    }
}
