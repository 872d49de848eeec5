import XCStringsKit

/// The Swift code of a project beside the tables that it looks its strings up in.
public struct SourceProject: Sendable {
    /// The code.
    public let index: SourceIndex
    /// The keys of the tables.
    public let keys: DeclaredKeys
    /// The names of the accessors that the project has generated.
    public let accessors: [AccessorDirectory]

    /// Puts code and tables side by side.
    ///
    /// - Parameter accessors: the accessors that are generated for the tables.
    public init(
        _ files: [SourceFile], tables: [any StringTable], settings: SourceIndex.Settings = SourceIndex.Settings(),
        accessors: [AccessorDirectory] = []
    ) {
        index = SourceIndex(files, settings: settings, accessors: accessors + Self.symbols(of: tables))
        keys = DeclaredKeys(tables)
        self.accessors = accessors
    }

    /// The symbols that Xcode itself makes of the catalogs' manual keys, should a project have it do so.
    private static func symbols(of tables: [any StringTable]) -> [AccessorDirectory] {
        tables.compactMap { $0 as? Catalog }.map { catalog in
            StringsGenerator(GenerationSettings(style: .apple)).directory(of: [catalog])
        }
    }

    /// The tables.
    public var tables: [any StringTable] { keys.tables }
}
