import CatalogCore

extension EntryContext {
    /// Whether people see the key in the source language, because it has no text there and is not a text itself.
    ///
    /// The compiler extracts a text for an identifier only where the code passes a default value.
    package var lacksSourceText: Bool {
        guard table.isCatalog, table.kind == .code, isTranslatable,
            sourceParts.allSatisfy({ $0.unit.value == nil }), let identifier = KeyStyle.identifier(in: key)
        else { return false }
        if entry.extractionState == .manual, identifier == key { return true }
        guard isIdentifierHere(identifier) else { return false }
        return table.keysAreIdentifiers && identifier == key && entry.localizations.contains(where: Self.isTranslated)
            || isProvenIdentifier
    }

    private static func isTranslated(_ localization: Localization) -> Bool {
        localization.content.parts.contains { $0.unit.state != .new && $0.unit.value?.isBlank == false }
    }

    /// Returns whether the identifier in the key counts as one in this table.
    private func isIdentifierHere(_ identifier: String) -> Bool {
        if KeyStyle.isHumped(identifier), !table.hasHumpedKeys { return false }
        let texts = entry.localizations.flatMap { $0.content.parts.compactMap(\.unit.value) }
        return !texts.contains { $0.hasSameContents(as: entry.key) }
    }
}
