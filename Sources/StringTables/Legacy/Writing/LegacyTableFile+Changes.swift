import CatalogCore

extension LegacyTableFile {
    /// Returns the bytes of the file with the changes applied in order.
    ///
    /// Bytes outside the changes stay the same. A binary property list is rewritten as a whole, with its members in
    /// their order. Changes without effect leave identical bytes.
    ///
    /// The file is parsed once for all changes, not for each of them; see `LegacyTableBatch` and `BinaryTableEditor`.
    ///
    /// - Throws: `LegacyChangeError` for the first change that cannot be made.
    package func changed(by changes: [LegacyTableChange]) throws(LegacyChangeError) -> [UInt8] {
        if case .binary(let document, _) = form { return try changed(document, by: changes).encoded() }
        if changes.count == 1, let bytes = try bytesChangedInPair(by: changes[0]) { return bytes }
        var table = self
        var rest = changes[...]
        while let change = rest.first {
            if rest.count > 1, let (changed, count) = table.changedTogether(by: rest) {
                table = changed
                rest = rest.dropFirst(count)
            } else {
                table = try table.changed(by: change)
                rest = rest.dropFirst()
            }
        }
        return table.encoded()
    }

    /// Returns the table after as many of the changes as possible, and their number; nil if there are none.
    ///
    /// The next change needs the whole table, or cannot be made.
    private func changedTogether(by changes: ArraySlice<LegacyTableChange>) -> (LegacyTableFile, Int)? {
        guard var batch = LegacyTableBatch(self) else { return nil }
        let count = changes.prefix { batch.make($0) }.count
        guard count > 0, let table = batch.table() else { return nil }
        return (table, count)
    }

    /// Returns the table after a change.
    ///
    /// - Parameter traits: The facts about the whole table if this table is only a window of it.
    func changed(
        by change: LegacyTableChange, traits: TableTraits? = nil
    ) throws(LegacyChangeError) -> LegacyTableFile {
        try check(change)
        switch form {
        case .text where kind == .stringsdict: return try startingAnew(with: change)
        case .text(let file):
            let edits = try StringsEditor(file, traits: traits).edits(for: change)
            return try applying(edits, to: file.text, for: change).checked(against: self, change)
        case .xml: return try changedXML(by: change, traits: traits).checked(against: self, change)
        case .binary(let document, _): return try changed(document, by: [change])
        case .whole(let file): return try changed(file, by: change)
        }
    }

    /// Replaces the text of a store; its file can have no other key and no comment.
    private func changed(
        _ file: StoreTextFile, by change: LegacyTableChange
    ) throws(LegacyChangeError) -> LegacyTableFile {
        guard case .set(let key, .text(let text)) = change else { throw .harmful(key: change.key) }
        do {
            return try LegacyTableFile(file.replacing(with: text), kind: kind, key: key)
        } catch {
            throw .unreadable(key: key, error)
        }
    }

    /// Applies changes to the binary form.
    private func changed(
        _ document: PropertyListDocument, by changes: [LegacyTableChange]
    ) throws(LegacyChangeError) -> LegacyTableFile {
        var editor = BinaryTableEditor(document, kind: kind)
        for change in changes { try editor.make(change) }
        guard editor.isChanged, let last = changes.last else { return self }
        return try Self.read(editor.bytes(), kind: kind, for: last)
    }

    /// Applies a change to the XML form, in several steps for a rule.
    ///
    /// Each step adds or removes one case in the result of the previous step.
    private func changedXML(
        by change: LegacyTableChange, traits: TableTraits?
    ) throws(LegacyChangeError) -> LegacyTableFile {
        var table = self
        while case .xml(let document, let text) = table.form {
            let editor = XMLTableEditor(document, bytes: text.utf8, kind: kind, traits: traits)
            let edits = try editor.edits(for: change)
            let next = try table.applying(edits, to: text, for: change)
            // A value such as NaN is read back as a different value, so the loop would never end.
            if next.text == text { return table }
            table = next
            guard case .set = change else { return table }
        }
        return table
    }

    private func applying(
        _ edits: [Edit],
        to text: DecodedText,
        for change: LegacyTableChange
    ) throws(LegacyChangeError) -> LegacyTableFile {
        if edits.isEmpty { return self }
        let utf8: [UInt8]
        do {
            utf8 = try Edit.apply(edits, to: text.utf8)
        } catch {
            throw .harmful(key: change.key)
        }
        return try Self.read(text.encode(utf8), kind: kind, for: change)
    }

    /// Adds a key to an empty `.stringsdict` file, which has no form yet, by writing a whole new file.
    private func startingAnew(with change: LegacyTableChange) throws(LegacyChangeError) -> LegacyTableFile {
        guard case .add(let key, let value, _) = change else { throw .missingKey(change.key) }
        let bytes: [UInt8]
        do {
            bytes = try LegacyTableWriter.bytes(of: [LegacyTableEntry(key: key, value: value)], kind: kind)
        } catch {
            throw .value(error)
        }
        return try Self.read(bytes, kind: kind, for: change)
    }

    private static func read(
        _ bytes: [UInt8],
        kind: LegacyTableKind,
        for change: LegacyTableChange
    ) throws(LegacyChangeError) -> LegacyTableFile {
        do {
            return try LegacyTableFile(bytes, kind: kind)
        } catch {
            throw .unreadable(key: change.key, error)
        }
    }
}
