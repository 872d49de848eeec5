import CatalogCore
import CatalogEditing
import CatalogRuntime

/// Changes by key and language while they are collected.
struct ImportDraft {
    /// What is to be changed in one language of a key.
    struct Language {
        let tag: LanguageTag
        var changes: [EntryChange] = []
        var units: [ReceivedUnit] = []
    }

    /// What is to be changed in a key.
    struct Key {
        let name: String
        var languages: [Language] = []

        func change(in languages: [Language]) -> KeyChange {
            KeyChange(name, .change(languages.flatMap(\.changes), marksTranslations: false))
        }
    }

    /// What a further change of a key is beside those that are there.
    enum Addition {
        /// No other is of the same text.
        case isNew
        /// It says what another says.
        case isSame
        /// It says something else than another of the same text.
        case differs
    }

    /// The keys, in the order in which they came.
    private(set) var keys: [Key] = []
    private var indices: [[UInt8]: Int] = [:]

    /// Adds a change, unless there is one of the same text.
    mutating func add(
        _ change: EntryChange, of key: String, in language: LanguageTag, for unit: ReceivedUnit
    ) -> Addition {
        let bytes = Array(key.utf8)
        let index = indices[bytes] ?? keys.count
        if index == keys.count {
            indices[bytes] = index
            keys.append(Key(name: key))
        }
        let place = keys[index].languages.firstIndex { $0.tag.isSameLanguage(as: language) }
        guard let place else {
            keys[index].languages.append(Language(tag: language, changes: [change], units: [unit]))
            return .isNew
        }
        if let other = keys[index].languages[place].changes.first(where: { $0.part == change.part }) {
            return other == change ? .isSame : .differs
        }
        keys[index].languages[place].changes.append(change)
        keys[index].languages[place].units.append(unit)
        return .isNew
    }
}

extension EntryChange {
    /// The text that it is about.
    fileprivate var part: PartPath? {
        switch self {
        case .text(_, let part, _, _), .fill(_, let part, _, _), .accepted(_, let part, _),
            .expected(_, let part, _):
            part
        case .state(_, let part, _, from: _): part
        case .unset(_, let part): part
        case .comment, .shouldTranslate, .extraction: nil
        }
    }
}
