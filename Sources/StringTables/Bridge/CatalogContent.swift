import CatalogCore

/// What a key of a legacy table holds in one language, in the terms of a catalog, and what a catalog has no place for.
///
/// Variables become substitutions, which stand under the language also where the texts that refer to them vary by device
/// (`docs/formats.md` §2).
package struct CatalogContent: Sendable {
    /// The content, fit for a catalog.
    package let content: LocalizedContent
    /// What was left out of it.
    package let losses: [Loss]

    /// Something that a legacy table has and a catalog has not.
    package enum Loss: Hashable, Sendable {
        /// Texts by width; the widest was kept, or none where the key has another text.
        case widths(Place)
        /// A text beside the texts by device, where these have one for all other devices.
        case textBesideDevices(Place)
    }

    /// Puts content in the terms of a catalog.
    package init(_ content: LocalizedContent) {
        var builder = CatalogContentBuilder()
        let top = builder.content(content)
        self.content = LocalizedContent(
            unit: top.unit, variations: top.variations, substitutions: builder.substitutions,
            stringSet: top.stringSet, place: top.place)
        losses = builder.losses
    }
}
