import XCStringsKit

/// Keys that the system looks up in a table `InfoPlist`, and nowhere else.
enum InfoPlistKey {
    /// Whether a key is one of Info.plist's own, such as `NSCameraUsageDescription`.
    static func isOne(_ key: String) -> Bool {
        (key.hasPrefix("NS") && key.hasSuffix("UsageDescription")) || key.hasPrefix("CFBundle")
    }
}

extension StringTable {
    /// Whether the table is one that the system reads for Info.plist.
    var isInfoPlist: Bool { TableKind(self) == .infoPlist }
}
