import CatalogCore

extension EditableTable {
    /// What translators are told of a key; nil for nothing.
    public func comment(of key: String) -> String? {
        (try? index(of: key)).flatMap { $0 }.flatMap { table.comment(at: $0)?.string }
    }

    /// All texts of a key, the source language's first; of required languages that it lacks empty ones.
    ///
    /// - Throws: where the key is not there, or more than once.
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
