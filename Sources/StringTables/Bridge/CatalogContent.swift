import CatalogCore

/// The content of a legacy key in one language, converted for a catalog, with the losses of the conversion.
///
/// Variables become substitutions. A catalog stores them per language, even if the texts that refer to them vary by
/// device (`docs/formats.md` §2).
package struct CatalogContent: Sendable {
    /// The content in a shape that a catalog allows.
    package let content: LocalizedContent
    /// The texts that a catalog cannot represent.
    package let losses: [Loss]

    /// A text of a legacy table that a catalog cannot represent.
    package enum Loss: Hashable, Sendable {
        /// Texts by width; the widest text is kept if the key has no other text.
        case widths(TableLocation, keepsWidest: Bool)
        /// A text next to texts by device, where the device variation already has an `other` case.
        case textBesideDevices(TableLocation)
    }

    /// Converts content of a legacy table for a catalog.
    package init(_ content: LocalizedContent) {
        var builder = CatalogContentBuilder()
        let top = builder.content(content)
        self.content = LocalizedContent(
            unit: top.unit, variations: top.variations, substitutions: builder.substitutions,
            stringSet: top.stringSet, location: top.location)
        losses = builder.losses
    }
}
