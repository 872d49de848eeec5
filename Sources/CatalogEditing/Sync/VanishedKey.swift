import CatalogCore

/// A key that code no longer has.
package enum VanishedKey {
    /// What becomes of the key, as Xcode does it: translations are kept and marked stale, the rest goes.
    ///
    /// Nil for keys that people wrote, and for those that are stale already.
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
    /// Whether anybody has worked on its texts.
    fileprivate var isTranslated: Bool {
        localizations.contains { localization in
            localization.content.parts.contains { $0.unit.state != .new }
        }
    }
}
