import CatalogCore
import CatalogLint

/// Recognizes keys that the system looks up only in the `InfoPlist` table.
enum InfoPlistKey {
    /// Whether a key is an Info.plist key such as `NSCameraUsageDescription`.
    static func isOne(_ key: String) -> Bool {
        (key.hasPrefix("NS") && key.hasSuffix("UsageDescription")) || key.hasPrefix("CFBundle")
    }
}

extension StringTable {
    /// Whether the system uses the table for Info.plist.
    var isInfoPlist: Bool { TableKind(self) == .infoPlist }
}
