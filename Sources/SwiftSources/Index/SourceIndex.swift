import AccessorGenerator
import CatalogReports

/// The uses of keys in all Swift files of a project.
package struct SourceIndex: Sendable {
    /// The settings for the analysis of a project's code.
    package struct Settings: Hashable, Sendable {
        /// The lookup functions and properties, by their Swift names: `localized(with:)`, `L(_:)`.
        package var helpers: [String]
        /// The number of files to analyze concurrently; the caller can adapt it to the machine.
        package var threads: Int
        /// The maximum number of slots and values to visit when the strings that users see are followed.
        ///
        /// A project of 5,000 files needs a tenth of it.
        package var stepLimit = 20_000_000

        /// Creates settings; `localized` and `localized(with:)` are always known.
        package init(helpers: [String] = [], threads: Int = 4) {
            self.helpers = helpers
            self.threads = threads
        }
    }

    /// The files.
    package let files: [SourceFile]
    /// The uses of keys, sorted by file and position.
    package let uses: [KeyUse]
    /// The lookups of dynamic keys, sorted by file and position.
    package let dynamicUses: [DynamicUse]
    /// The lookups that Apple's compiler found; nil if nobody asked for them.
    let compiled: CompilerLookups?
    /// The number of files to analyze concurrently.
    let threads: Int
    /// The maximum number of slots and values to visit when the strings that users see are followed.
    let stepLimit: Int
    let declarations: Declarations
    let lookups: LookupNames
    /// The analysis of the possible strings of expressions.
    let values: ValueFlow
    private let filesByPath: [String: SourceFile]
    /// The range of each file in `uses`, which is sorted by path.
    private let usesByPath: [String: Range<Int>]
    private let dynamicUsesByPath: [String: Range<Int>]

    /// Analyzes files together.
    ///
    /// - Parameters:
    ///   - accessors: The generated accessors of the project's catalogs.
    ///   - compiled: The lookups that Apple's compiler found; nil to do without.
    package init(
        _ files: [SourceFile], settings: Settings = Settings(), accessors: [AccessorDirectory] = [],
        compiled: CompilerLookups? = nil
    ) {
        self.init(files, settings: settings, compiled: compiled) { accessors }
    }

    /// Analyzes files together, while another thread lists the generated accessors of the project's catalogs.
    init(
        _ files: [SourceFile], settings: Settings, compiled: CompilerLookups?,
        listing accessors: @escaping @Sendable () -> [AccessorDirectory]
    ) {
        let (values, names) = ParallelWork.both {
            let types = TypeResolver(declarations: Declarations(files.lazy.map(\.facts)))
            return ValueFlow(files, types: types, threads: settings.threads)
        } and: {
            AccessorNames(accessors())
        }
        let declarations = values.types.declarations
        let lookups = LookupNames(
            LookupHelper.known.sorted() + settings.helpers,
            found: LookupHelper.declared(in: files.filter { !$0.isForTests }).map(\.name),
            declared: files.flatMap(\.helpers))
        let resolved = ParallelWork.results(files, threads: settings.threads) { file in
            var resolver = UseResolver(file, declarations: declarations, lookups: lookups, values: values)
            resolver.resolve()
            let accessors = AccessorResolver(names, calls: resolver.calls, file: file).uses
            let uses = compiled?.settle(resolver.uses, of: file) ?? resolver.uses
            return (uses: uses + accessors, dynamicUses: resolver.dynamicUses)
        }
        (self.files, self.declarations, self.lookups, self.values) = (files, declarations, lookups, values)
        self.compiled = compiled
        threads = settings.threads
        stepLimit = settings.stepLimit
        dynamicUses = resolved.flatMap(\.dynamicUses).sorted { $0.place < $1.place }
        let found = resolved.flatMap(\.uses)
        let known = Set(found.map(\.place))
        let later = LaterLookups.uses(of: dynamicUses, in: files, values, except: known.contains)
        uses = (found + later).sorted { $0.place < $1.place }
        filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        usesByPath = Self.ranges(of: self.uses.map(\.place.path))
        dynamicUsesByPath = Self.ranges(of: self.dynamicUses.map(\.place.path))
    }

    /// Returns the range of each path in a sorted list.
    private static func ranges(of paths: [String]) -> [String: Range<Int>] {
        var ranges: [String: Range<Int>] = [:]
        for (number, path) in paths.enumerated() {
            ranges[path] = (ranges[path]?.lowerBound ?? number)..<number + 1
        }
        return ranges
    }

    /// Returns the file at a path.
    package func file(at path: String) -> SourceFile? { filesByPath[path] }

    /// Returns the indices of the uses in the file at a path.
    func numbersOfUses(in path: String) -> Range<Int> { usesByPath[path] ?? 0..<0 }

    /// Returns the uses in the file at a path.
    func uses(in path: String) -> ArraySlice<KeyUse> { uses[numbersOfUses(in: path)] }

    /// Returns the lookups of dynamic keys in the file at a path.
    func dynamicUses(in path: String) -> ArraySlice<DynamicUse> { dynamicUses[dynamicUsesByPath[path] ?? 0..<0] }

    /// The lookup functions and properties that the project declares, one for each name.
    package var helpers: [LookupHelper] { LookupHelper.declared(in: files) }
}
