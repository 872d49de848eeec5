import XCStringsKit

/// The Swift code of a project beside the tables that it looks its strings up in.
package struct SourceProject: Sendable {
    /// The code.
    package let index: SourceIndex
    /// The keys of the tables.
    package let keys: DeclaredKeys
    /// The names of the accessors that the project has generated.
    package let accessors: [AccessorDirectory]

    /// Puts code and tables side by side.
    ///
    /// - Parameters:
    ///   - accessors: the accessors that are generated for the tables.
    ///   - membership: which files are in which targets.
    package init(
        _ files: [SourceFile], tables: [any StringTable], settings: SourceIndex.Settings = SourceIndex.Settings(),
        accessors: [AccessorDirectory] = [], membership: TargetMembership = TargetMembership()
    ) {
        index = SourceIndex(files, settings: settings, accessors: accessors + Self.symbols(of: tables))
        keys = DeclaredKeys(tables, membership: membership)
        self.accessors = accessors
    }

    /// The symbols that Xcode itself makes of the catalogs' manual keys, should a project have it do so.
    private static func symbols(of tables: [any StringTable]) -> [AccessorDirectory] {
        tables.compactMap { $0 as? Catalog }.map { catalog in
            StringsGenerator(GenerationSettings(style: .apple)).directory(of: [catalog])
        }
    }

    /// The tables.
    package var tables: [any StringTable] { keys.tables }
}
