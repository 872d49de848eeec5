/// The parameters of lookups that determine the table, the comment and the default value of a key.
enum LookupParameters {
    /// The lookups of the system that return their default value if no table has the key.
    static let makeDefault: Set<KeyUse.Kind> = [.localizedString, .nsLocalizedString, .bundleLookup]

    /// Returns the labels of these parameters for an API that receives a key.
    ///
    /// A function of the project can use the same labels for other values, as in `StatRow("Weight", value: "80 kg")`.
    /// Only lookup functions that the project configures are known to pass the values on to the system.
    ///
    /// - Parameter callee: The name of the API, as `UseResolver.callee` returns it.
    static func labels(of kind: KeyUse.Kind, _ callee: String) -> Set<String> {
        switch kind {
        case .localizedString: ["defaultValue", "table", "comment"]
        case .nsLocalizedString: ["value", "tableName", "comment"]
        case .bundleLookup: ["value", "table"]
        case .helper: ["defaultValue", "value", "table", "tableName", "comment"]
        // Of all views, only `Text` has parameters for the table and the comment.
        case .swiftUI where Declarations.last(callee) == "Text": ["tableName", "comment"]
        case .swiftUI, .appIntent, .typedValue, .projectParameter, .laterLookup, .accessor: []
        }
    }
}
