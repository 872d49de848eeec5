/// The name that a key of a family would have as an accessor, which points to its case.
///
/// Who knows the key `tab.home` types `Strings.Tab.home`. The generated member is unavailable; the compiler's fix-it
/// replaces it by the case: `Strings.Tab.AppTab.home.text`, where `AppTab` is an alias of `Domain.AppTab`.
struct FamilyPointer: Sendable {
    /// The accessor of the key.
    let accessor: Accessor
    /// The names of the enumeration, outermost first.
    let enumeration: [SwiftIdentifier]
    /// The name of the case.
    let familyCase: SwiftIdentifier

    /// Returns the pointers of a table's families whose keys differ only in their last part.
    ///
    /// A family of other keys, such as `weekday.*.full`, would need a namespace for each case.
    static func all(in table: AccessorTable, _ settings: GenerationSettings) -> [FamilyPointer] {
        table.families.flatMap { family -> [FamilyPointer] in
            guard family.family.pattern.differsInLastPartOnly,
                let enumeration = FamilyNamespace(settings).path(of: family.family)
            else { return [] }
            return family.cases.filter { !$0.accessor.name.namespaces.isEmpty }.map {
                FamilyPointer(accessor: $0.accessor, enumeration: enumeration, familyCase: $0.name)
            }
        }
    }

    /// The name of the enumeration without its namespace, which is also the name of the alias.
    var alias: SwiftIdentifier { enumeration[enumeration.count - 1] }

    /// The code of the case, with argument labels.
    private var caseCode: String {
        let labels = accessor.arguments.map { ($0.label?.name ?? "_") + ":" }.joined()
        return familyCase.name + (labels.isEmpty ? "" : "(\(labels))")
    }

    /// Returns the unavailable member.
    ///
    /// - Parameter hasAlias: Whether the namespace has the alias, so that a fix-it is possible.
    func member(_ settings: GenerationSettings, hasAlias: Bool) -> SwiftDeclaration {
        let isFixable = hasAlias && accessor.arguments.isEmpty
        let path = isFixable ? [alias] : enumeration
        let code = (path.map(\.name) + [caseCode, "text"]).joined(separator: ".")
        return .unavailable(
            SwiftUnavailable(
                access: settings.access, name: accessor.name.leaf, type: .localizedString,
                advice: isFixable ? .renamed(code) : .message("use \(code)")))
    }
}
