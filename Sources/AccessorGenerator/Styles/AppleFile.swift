/// The accessors of a catalog in Xcode's form: members of `LocalizedStringResource` that the system resolves.
///
/// Names, types, labels and nesting are those of Xcode (`docs/formats.md` §6), so that a project can switch to Xcode's
/// symbols without code changes. On systems without `LocalizedStringResource`, the file compiles to nothing.
struct AppleFile: StyledFile {
    let table: AccessorTable
    let settings: GenerationSettings
    /// The nested type of a table other than Localizable; nil for Localizable.
    let namespace: SwiftIdentifier?
    let declaresEnumerations: Bool

    static let textType = SwiftType.resource
    static let conformances: [SwiftType] = []

    /// The beginning of the name of every constant that holds a bundle.
    static let bundleBeginning = "resourceBundleDescription"

    /// The constant that holds the bundle; unique, because one file may have the accessors of several catalogs.
    private var bundleName: SwiftIdentifier {
        namespace?.prefixed("resourceBundleDescriptionOf") ?? "resourceBundleDescription"
    }

    var namesInUse: Set<SwiftIdentifier> { ["Swift", "Foundation", bundleName] }

    /// The file.
    var file: SwiftFile {
        let members = table.accessors.map(member)
        guard !members.isEmpty else { return SwiftFile(header: header, declarations: []) }
        let nested = namespace.map { name -> [SwiftDeclaration] in
            let documentation = SwiftDocumentation(summary: "The strings of \(table.name).xcstrings.")
            return [
                .enumeration(
                    SwiftEnumeration(
                        documentation: documentation, access: settings.access, name: name, members: members))
            ]
        }
        let families = enumerations.map { SwiftDeclaration.available($0) }
        let declarations: [SwiftDeclaration] =
            [.importing("Foundation", for: settings.access)] + [
                bundle, .available(.extended(.resource, nested ?? members)),
            ]
            + families
        return SwiftFile(
            header: header, declarations: [.conditional(.canImport("Darwin"), then: declarations, else: [])])
    }

    /// Returns the text of an accessor.
    ///
    /// The default value only carries the arguments in order; the text is in the catalog.
    package func text(_ accessor: Accessor, _ parameters: [SwiftIdentifier]) -> SwiftExpression {
        let values = zip(accessor.arguments, parameters).map { argument, name in
            (value: name, specifier: argument.type == .object ? nil : argument.specifier?.spelling)
        }
        var arguments = [SwiftArgument(value: .string(accessor.key))]
        if !values.isEmpty { arguments.append(SwiftArgument(label: "defaultValue", value: .interpolation(values))) }
        arguments.append(SwiftArgument(label: "table", value: .string(table.name)))
        arguments.append(SwiftArgument(label: "bundle", value: .name([bundleName])))
        return .call(.type(.resource), arguments)
    }

    /// The bundle of the texts: the target's resource bundle in a package, the bundle of the code in an Xcode project.
    private var bundle: SwiftDeclaration {
        let url = SwiftExpression.name(["Foundation", "Bundle", "module", "bundleURL"])
        let ofPackage = SwiftExpression.call(
            .typeMember(.resourceBundle, "atURL"), [SwiftArgument(value: url)])
        let marker = namespace?.prefixed("ResourceBundleMarkerOf") ?? "ResourceBundleMarker"
        let ofCode = SwiftExpression.call(
            .typeMember(.resourceBundle, "forClass"), [SwiftArgument(value: .metatype(marker))])
        return .conditional(
            .flag("SWIFT_PACKAGE"),
            then: [.available(.constant(bundleName, ofPackage, isPrivate: true))],
            else: [.emptyClass(marker), .available(.constant(bundleName, ofCode, isPrivate: true))])
    }
}
