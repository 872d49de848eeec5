import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A collection of changes by key and language.
struct ImportDraft {
    /// The changes to a key in one language.
    struct Language {
        let tag: LanguageTag
        var changes: [EntryChange] = []
        /// The unit of each change.
        var units: [ReceivedUnit] = []
    }

    /// The changes to a key.
    struct Key {
        let name: String
        var languages: [Language] = []
        /// The index of each language, by its canonical spelling.
        fileprivate var locations: [LanguageTag: Int] = [:]

        func change(in languages: [Language]) -> KeyChange {
            KeyChange(name, .change(languages.flatMap(\.changes), marksTranslations: false))
        }
    }

    /// The relation of a new change to the collected changes of the same key.
    enum Addition {
        /// There is no change for the same text yet.
        case isNew
        /// The change equals a collected change.
        case isSame
        /// The change contradicts a collected change for the same text.
        case differs
    }

    /// The keys in the order of their first change.
    private(set) var keys: [Key] = []
    private var indices: [[UInt8]: Int] = [:]

    /// Adds a change, unless there is one for the same text.
    mutating func add(
        _ change: EntryChange, of key: String, in language: LanguageTag, for unit: ReceivedUnit
    ) -> Addition {
        let bytes = Array(key.utf8)
        let index = indices[bytes] ?? keys.count
        if index == keys.count {
            indices[bytes] = index
            keys.append(Key(name: key))
        }
        let canonical = language.canonical
        guard let location = keys[index].locations[canonical] else {
            keys[index].locations[canonical] = keys[index].languages.count
            keys[index].languages.append(Language(tag: language, changes: [change], units: [unit]))
            return .isNew
        }
        if let other = keys[index].languages[location].changes.first(where: { $0.part == change.part }) {
            return other == change ? .isSame : .differs
        }
        keys[index].languages[location].changes.append(change)
        keys[index].languages[location].units.append(unit)
        return .isNew
    }
}

extension EntryChange {
    /// The part that the change affects; nil for a change to the whole key.
    var part: PartPath? {
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
