import AccessorGenerator
import CatalogCore
import XcodeProjects

/// The Swift code of a project and the tables in which it looks up its strings.
package struct SourceProject: Sendable {
    /// The index of the code.
    package let index: SourceIndex
    /// The keys of the tables.
    package let keys: DeclaredKeys
    /// The names of the project's generated accessors.
    package let accessors: [AccessorDirectory]

    /// Analyzes code together with tables.
    ///
    /// - Parameters:
    ///   - accessors: The accessors generated for the tables.
    ///   - membership: The files of each target.
    ///   - compiled: The lookups that Apple's compiler found; nil to do without.
    ///   - earlier: An earlier state of the project whose index stays if neither code nor accessors nor settings
    ///     have changed.
    package init(
        _ files: [SourceFile], tables: [any StringTable], settings: SourceIndex.Settings = SourceIndex.Settings(),
        accessors: [AccessorDirectory] = [], membership: TargetMembership = TargetMembership(),
        compiled: CompilerLookups? = nil, after earlier: SourceProject? = nil
    ) {
        let files = files.countingTests(by: membership)
        let all: @Sendable () -> [AccessorDirectory] = { accessors + Self.symbols(of: tables) }
        index =
            earlier?.index.holding(files, settings: settings, compiled: compiled, all)
            ?? SourceIndex(files, settings: settings, compiled: compiled, listing: all)
        keys = DeclaredKeys(tables, membership: membership)
        self.accessors = accessors
    }

    /// Creates the project of one edited file, beside the tables and accessors of the whole project.
    init(editing project: SourceProject, _ index: SourceIndex) {
        self.index = index
        keys = project.keys
        accessors = project.accessors
    }

    /// Returns the symbols that Xcode generates from manual keys of catalogs if a project enables this.
    private static func symbols(of tables: [any StringTable]) -> [AccessorDirectory] {
        tables.compactMap { $0 as? Catalog }.map { catalog in
            StringsGenerator(GenerationSettings(style: .apple)).directory(of: [catalog])
        }
    }

    /// The tables of the project.
    package var tables: [any StringTable] { keys.tables }
}
