import CatalogRuntime

/// A domain value that older versions of the app stored under a Portuguese name.
///
/// The names are part of stored data. They never change, even if the displayed texts do.
public nonisolated protocol LegacyRawValue: LocalizedEnumeration {
    /// The name that older versions stored: `Aquecimento`.
    var legacyRawValue: String { get }
}

nonisolated extension LegacyRawValue {
    /// Creates the value from the name that an older version stored; nil for an unknown name.
    public init?(legacyRawValue: String) {
        guard let value = Self.allCases.first(where: { $0.legacyRawValue == legacyRawValue }) else { return nil }
        self = value
    }

    /// The name that older versions stored.
    public var aliases: [String] { [legacyRawValue] }
}
