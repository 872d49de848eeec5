import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

/// The joining of a key with another one of its table that has the same texts: the first is removed.
struct KeyJoining {
    private let table: EditableTable

    init(in table: EditableTable) {
        self.table = table
    }

    /// Returns the change that gives a key a new name, or removes it if the table has a key of that name.
    ///
    /// - Throws: `CommandFailure` if the other key lacks one of the texts.
    func change(of old: String, to new: String) throws(CommandFailure) -> KeyChange {
        guard !old.utf8.elementsEqual(new.utf8), let there = try? texts(of: new) else {
            return KeyChange(old, .rename(new))
        }
        let own: [TextAssignment]
        do throws(ChangeRefusal) { own = try texts(of: old) } catch { throw CommandFailure(error) }
        var different: [LanguageTag] = []
        for text in own where !there.contains(where: { Self.isSame($0, text) }) {
            if !different.contains(text.language) { different.append(text.language) }
        }
        guard different.isEmpty else {
            throw CommandFailure(
                Texts.Rename.different(old: Quotation.of(old), new: Quotation.of(new), languages: different.shown))
        }
        return KeyChange(old, .remove)
    }

    private static func isSame(_ first: TextAssignment, _ second: TextAssignment) -> Bool {
        first.language.isSameLanguage(as: second.language) && first.part == second.part
            && first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Returns the texts of a key that are not empty; a key of a catalog without a source text is its own.
    private func texts(of key: String) throws(ChangeRefusal) -> [TextAssignment] {
        let texts = try table.texts(of: key).filter { !$0.text.isEmpty }
        guard table.isCatalog, let source = table.table.sourceLanguage,
            !texts.contains(where: { $0.language.isSameLanguage(as: source) })
        else { return texts }
        return texts + [TextAssignment(source, .whole, key)]
    }
}
