import CatalogCore

/// The bundle that a lookup helper of the project asks, by the code of its declarations.
struct HelperBundle: Hashable, Sendable {
    /// The files that declare the helper with a bundle of their own; nil if it asks the main bundle.
    ///
    /// A helper whose declaration is not read counts as asking the main bundle, as almost all do.
    private let paths: Set<String>?

    init(of callee: String, in project: SourceProject) {
        let (type, name) = LookupNames.parts(of: callee.hasPrefix(".") ? String(callee.dropFirst()) : callee)
        let declared = project.index.files.flatMap { file in
            file.helpers.filter { helper in
                helper.helper.name.prefix { $0 != "(" } == name
                    && type.map { Declarations.isNamed(helper.owner, $0) } ?? true
            }.map { (path: file.path, bundle: $0.helper.bundle) }
        }
        let isOwn = !declared.isEmpty && !declared.contains { BundleCode.isMain($0.bundle) }
        paths = isOwn ? Set(declared.map(\.path)) : nil
    }

    /// Whether the helper asks the main bundle.
    var isMain: Bool { paths == nil }

    /// Returns whether the helper asks the bundle that contains a table.
    func contains(_ table: any StringTable, _ access: FileTableAccess) -> Bool {
        paths?.contains { access.shareBundle($0, table) } ?? false
    }
}
