import CatalogCore

/// A key that is no longer in the code.
package enum VanishedKey {
    /// Returns the change for a vanished key.
    ///
    /// Like Xcode, it marks a translated key as stale and removes any other.
    ///
    /// Returns nil for manual keys and for keys that are already stale.
    package static func change(of entry: Entry) -> KeyChange? {
        switch entry.extractionState {
        case nil, .extractedWithValue?, .migrated?: break
        case .manual?, .stale?, .unknown?: return nil
        }
        guard entry.isTranslated else { return KeyChange(entry.key.string, .remove) }
        return KeyChange(entry.key.string, .change([.extraction(.stale)], marksTranslations: false))
    }
}

extension Entry {
    /// Whether any text has a state other than `new`.
    fileprivate var isTranslated: Bool {
        localizations.contains { localization in
            localization.content.parts.contains { $0.unit.state != .new }
        }
    }
}
