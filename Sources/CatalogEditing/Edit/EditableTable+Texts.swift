import CatalogCore

extension EditableTable {
    /// Returns the comment of a key; nil if it has none.
    public func comment(of key: String) -> String? {
        (try? index(of: key)).flatMap { $0 }.flatMap { table.comment(at: $0)?.string }
    }

    /// Returns all texts of a key, source language first, with empty texts for required languages that it lacks.
    ///
    /// - Throws: a refusal if the key is missing or occurs more than once.
    public func texts(of key: String) throws(ChangeRefusal) -> [TextAssignment] {
        guard let index = try index(of: key) else { throw .unknownKey(key, nearest: nil) }
        let entry = table.entry(at: index)
        let present = entry.localizations.sorted { isSource($0.language) && !isSource($1.language) }.flatMap { found in
            found.content.parts.map { TextAssignment(found.language, $0.path, $0.unit.value?.string ?? "") }
        }
        let missing = KeyAddition(key, texts: present).languagesWithoutText(in: self)
        return present + missing.map { TextAssignment($0, .whole, "") }
    }
}
