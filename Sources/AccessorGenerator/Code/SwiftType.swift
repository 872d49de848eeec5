/// A type with its module.
///
/// The module prevents conflicts: a key `string.title` creates a namespace `String`.
struct SwiftType: Hashable, Sendable {
    /// The module and the names of the type.
    package let path: [SwiftIdentifier]

    /// The type as source code.
    var spelling: String { path.map(\.declared).joined(separator: ".") }

    package static let string = SwiftType(path: ["Swift", "String"])
    static let int = SwiftType(path: ["Swift", "Int"])
    static let int32 = SwiftType(path: ["Swift", "Int32"])
    static let uint32 = SwiftType(path: ["Swift", "UInt32"])
    static let uint = SwiftType(path: ["Swift", "UInt"])
    static let double = SwiftType(path: ["Swift", "Double"])
    static let caseIterable = SwiftType(path: ["Swift", "CaseIterable"])
    static let codable = SwiftType(path: ["Swift", "Codable"])
    static let hashable = SwiftType(path: ["Swift", "Hashable"])
    static let sendable = SwiftType(path: ["Swift", "Sendable"])
    static let localizedString = SwiftType(path: ["CatalogRuntime", "LocalizedString"])
    static let localizedEnumeration = SwiftType(path: ["CatalogRuntime", "LocalizedEnumeration"])
    static let catalogTable = SwiftType(path: ["CatalogRuntime", "CatalogTable"])
    static let resource = SwiftType(path: ["Foundation", "LocalizedStringResource"])
    static let resourceBundle = SwiftType(path: ["Foundation", "LocalizedStringResource", "BundleDescription"])
}
