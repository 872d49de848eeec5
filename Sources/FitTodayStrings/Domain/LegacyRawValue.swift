import CatalogRuntime

/// A value of the domain that the app once stored under a Portuguese name.
///
/// The names are those of stored data and never change, whatever becomes of the texts that people read.
public protocol LegacyRawValue: LocalizedEnumeration {
    /// The name that older versions stored: `Aquecimento`.
    var legacyRawValue: String { get }
}

extension LegacyRawValue {
    /// The value that an older version stored under a name; nil where there is none.
    public init?(legacyRawValue: String) {
        guard let value = Self.allCases.first(where: { $0.legacyRawValue == legacyRawValue }) else { return nil }
        self = value
    }

    /// The name that older versions stored.
    public var aliases: [String] { [legacyRawValue] }
}
