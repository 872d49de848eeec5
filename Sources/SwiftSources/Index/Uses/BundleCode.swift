/// The code that names a bundle in a lookup.
enum BundleCode {
    /// The name for a bundle that code elsewhere decides, because it looks up the key later.
    static let unknown = "_"

    /// Returns whether code names the main bundle; without any code, lookups ask it.
    static func isMain(_ code: String?) -> Bool { code.map { [".main", "Bundle.main"].contains($0) } ?? true }
}
