import CatalogCore

extension LegacyTableFile {
    /// Returns the bytes of the text form after a change of one key or value, without parsing the other pairs again.
    ///
    /// A table is parsed from front to back, and of an earlier pair the parser needs only its range. So the other pairs
    /// and the comments stay as they are if the changed pair ends at its own semicolon.
    ///
    /// - Returns: The bytes; nil if only parsing the whole table tells whether the change can be made.
    /// - Throws: `LegacyChangeError` if the change does not fit the contents of the table.
    func bytesChangedInPair(by change: LegacyTableChange) throws(LegacyChangeError) -> [UInt8]? {
        guard case .text(let file) = form, kind == .strings else { return nil }
        switch change {
        case .set, .rename: break
        case .add, .remove, .comment: return nil
        }
        try check(change)
        let edits = try StringsEditor(file).edits(for: change)
        if edits.isEmpty { return encoded() }
        guard let old = file.pairs.first(where: { $0.key.string.isSpelled(as: change.key) }),
            edits.allSatisfy({ $0.range.isInside(old.range) }), let utf8 = try? Edit.apply(edits, to: file.text.utf8),
            let new = StringsParser.pair(in: utf8, at: old.range.lowerBound),
            new.range.count == old.range.count + utf8.count - file.text.utf8.count,
            new.key.string.isSpelled(as: change.newKey), new.text.isSpelled(as: change.text ?? old.text)
        else { return nil }
        let bytes = file.text.encode(utf8)
        // The encoding is guessed from the bytes, so the new ones must be read as the text that was meant.
        guard let text = try? DecodedText(decoding: bytes), text.utf8 == utf8, PropertyListForm.of(text) == .text else {
            return nil
        }
        return bytes
    }
}

extension LegacyTableChange {
    /// The new text of the key; nil if it stays the same.
    fileprivate var text: String? {
        if case .set(_, .text(let text)) = self { text } else { nil }
    }
}

extension ByteRange {
    fileprivate func isInside(_ other: ByteRange) -> Bool {
        other.lowerBound <= lowerBound && upperBound <= other.upperBound
    }
}
