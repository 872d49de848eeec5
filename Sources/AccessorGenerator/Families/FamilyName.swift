/// Names inside the enumeration of a family.
enum FamilyName {
    /// Whether a case may have the name.
    static func canBeCase(_ name: String) -> Bool {
        SwiftIdentifier(name).map { !isTaken($0) && $0 != "allCases" } ?? false
    }

    /// Whether a further text may have the name.
    static func canBeText(_ name: String) -> Bool {
        SwiftIdentifier(name).map { !isTaken($0) && !ofEnumeration.contains($0) } ?? false
    }

    /// What code inside the enumeration would find in place of what it means.
    private static func isTaken(_ name: SwiftIdentifier) -> Bool {
        AccessorName.isTaken(name) || name == "self" || name == "init" || name == "resourceBundleDescription"
            || name.name.hasPrefix(TableName.beginning)
    }

    /// What enumerations of families have already.
    private static let ofEnumeration: Set<SwiftIdentifier> = ["text", "rawValue", "hashValue", "allCases"]
}
