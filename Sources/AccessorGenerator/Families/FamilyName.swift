/// Functions that check the names inside a family's enumeration.
enum FamilyName {
    /// Returns whether a case can have the name.
    static func canBeCase(_ name: String) -> Bool {
        SwiftIdentifier(name).map { !isTaken($0) && $0 != "allCases" } ?? false
    }

    /// Returns whether an additional text can have the name.
    static func canBeText(_ name: String) -> Bool {
        SwiftIdentifier(name).map { !isTaken($0) && !ofEnumeration.contains($0) } ?? false
    }

    /// Returns whether the name would hide a declaration that code inside the enumeration uses.
    private static func isTaken(_ name: SwiftIdentifier) -> Bool {
        AccessorName.isTaken(name) || name == "self" || name == "init"
            || name.name.hasPrefix(AppleFile.bundleBeginning) || name.name.hasPrefix(TableName.beginning)
    }

    /// The members that enumerations of families already have.
    private static let ofEnumeration: Set<SwiftIdentifier> = ["text", "rawValue", "hashValue", "allCases"]
}
