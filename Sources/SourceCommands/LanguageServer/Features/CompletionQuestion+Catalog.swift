import CatalogCore
import LanguageServer
import ProgramSupport

extension CompletionQuestion {
    /// Returns languages, states, plural categories or format specifiers, depending on the position.
    ///
    /// The catalog can be invalid at this moment.
    func catalogItems(at offset: Int, in text: DocumentText) async -> CompletionList? {
        guard let cursor = JSONCursor(at: offset, in: text.bytes), let tables = await view.tables.value(),
            let table = tables.workspace.project.tables.first(where: { $0.path == path })
        else { return nil }
        let entry = cursor.names.dropFirst().first.flatMap { key in
            let bytes = Array(key.utf8)
            return (0..<table.entryCount).first { table.key(at: $0).isSpelled(bytes) }.map { table.entry(at: $0) }
        }
        let range = text.range(cursor.content, in: encoding)
        switch cursor.names.last {
        case "localizations" where cursor.isName:
            let languages = table.languages + (tables.settings(path).requiredLanguages ?? [])
            return words(Self.unique(languages.map(\.spelling)), range)
        case "state" where !cursor.isName: return words(TranslationState.known.map(\.spelling), range)
        case "extractionState" where !cursor.isName: return words(ExtractionState.known.map(\.spelling), range)
        case "plural" where cursor.isName: return words(categories(cursor), range)
        case "variations" where cursor.isName: return words(["plural", "device"], range)
        case "value" where !cursor.isName:
            return specifiers(at: offset, cursor, of: entry, in: table, text)
        default: return nil
        }
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    private func words(_ words: [String], _ range: TextRange) -> CompletionList {
        CompletionList(
            isIncomplete: false,
            items: words.map { .init($0, .word, detail: nil, textEdit: TextEdit(range: range, newText: $0)) })
    }

    /// Returns the plural categories of the language at the position.
    private func categories(_ cursor: JSONCursor) -> [String] {
        guard let number = cursor.names.firstIndex(of: "localizations"), number + 1 < cursor.names.count else {
            return []
        }
        return PluralRules(language: LanguageTag(cursor.names[number + 1])).categories.map(\.rawValue)
    }

    /// Returns the format specifiers of the source text, if a `%` precedes the position.
    private func specifiers(
        at offset: Int, _ cursor: JSONCursor, of entry: Entry?, in table: any StringTable, _ text: DocumentText
    ) -> CompletionList? {
        let typed = text.bytes[cursor.content.lowerBound..<offset]
        guard let percent = typed.lastIndex(of: UInt8(ascii: "%")), !typed[percent...].contains(UInt8(ascii: " ")),
            let entry
        else { return nil }
        let source = table.sourceLanguage.flatMap { entry.localization($0) }?.content.parts ?? []
        let texts = source.isEmpty ? [entry.key.string] : source.compactMap { $0.unit.value?.string }
        let spellings = texts.flatMap { text in
            let bytes = Array(text.utf8)
            return FormatString(utf8: bytes[...]).specifiers.map {
                String(decoding: bytes[$0.range], as: UTF8.self)
            }
        }
        return words(Self.unique(spellings), text.range(percent..<offset, in: encoding))
    }
}
