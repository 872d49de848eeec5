import XCStringsKit

/// The Swift code of a project beside the tables that it looks its strings up in.
public struct SourceProject: Sendable {
    /// The code.
    public let index: SourceIndex
    /// The keys of the tables.
    public let keys: DeclaredKeys
    /// The names of generated accessors.
    public let accessors: [AccessorDirectory]

    /// Puts code and tables side by side.
    ///
    /// - Parameter accessors: the accessors that are generated for the tables.
    public init(
        _ files: [SourceFile], tables: [any StringTable], settings: SourceIndex.Settings = SourceIndex.Settings(),
        accessors: [AccessorDirectory] = []
    ) {
        index = SourceIndex(files, settings: settings, accessors: accessors)
        keys = DeclaredKeys(tables)
        self.accessors = accessors
    }

    /// The tables.
    public var tables: [any StringTable] { keys.tables }
}
