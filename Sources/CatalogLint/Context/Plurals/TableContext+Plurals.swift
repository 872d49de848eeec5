extension TableContext {
    /// Whether any text of the table has plural forms, so that its authors know them.
    package var hasPluralForms: Bool {
        pluralsMemo.value {
            (0..<table.entryCount).contains { index in
                let entry = table.entry(at: index)
                return entry.traits.contains(.cases)
                    && entry.localizations.contains { $0.content.parts.contains(where: \.path.isPluralCase) }
            }
        }
    }
}
