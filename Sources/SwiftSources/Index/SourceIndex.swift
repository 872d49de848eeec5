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
        /// The classes that interface files and property lists name; nil if nobody searched for them.
        package var interfaceClasses: Set<String>?

        /// Creates settings; `localized` and `localized(with:)` are always known.
        package init(helpers: [String] = [], threads: Int = 4, interfaceClasses: Set<String>? = nil) {
            self.helpers = helpers
            self.threads = threads
            self.interfaceClasses = interfaceClasses
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
    /// The classes that interface files and property lists name; nil if nobody searched for them.
    let interfaceClasses: Set<String>?
    let declarations: Declarations
    let lookups: LookupNames
    /// The lookup functions that code in C and Objective-C calls.
    let cLookups: CProjectLookups
    /// The analysis of the possible strings of expressions.
    let values: ValueFlow
    /// The generated accessors of the project's catalogs.
    let accessors: [AccessorDirectory]
    /// Their names.
    let accessorNames: AccessorNames
    /// The lookup functions and properties of the configuration, and those that are always known.
    let helperNames: [String]
    /// The slots whose strings the lookups of dynamic keys reach.
    private let reaches: [LaterLookups.Reach]
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
        let (values, accessors) = ParallelWork.both {
            let types = TypeResolver(declarations: Declarations(files.lazy.map(\.facts)))
            return ValueFlow(files, types: types, threads: settings.threads)
        } and: {
            let accessors = accessors()
            return (list: accessors, names: AccessorNames(accessors))
        }
        let declarations = values.types.declarations
        let helpers = Self.helperNames(settings)
        let lookups = LookupNames(helpers, in: files)
        let cLookups = CProjectLookups(lookups, in: files)
        let resolver = FileResolver(
            declarations: declarations, lookups: lookups, cLookups: cLookups, values: values,
            accessors: accessors.names, compiled: compiled)
        let resolved = ParallelWork.results(files, threads: settings.threads, resolver.resolve)
        (self.files, self.declarations, self.lookups, self.values) = (files, declarations, lookups, values)
        self.cLookups = cLookups
        self.compiled = compiled
        (self.accessors, accessorNames) = accessors
        helperNames = helpers
        threads = settings.threads
        stepLimit = settings.stepLimit
        interfaceClasses = settings.interfaceClasses
        dynamicUses = resolved.flatMap(\.dynamicUses).sorted { $0.location < $1.location }
        let found = resolved.flatMap(\.uses)
        let known = Set(found.map(\.location))
        let later = LaterLookups.uses(of: dynamicUses, in: files, values, except: known.contains)
        uses = (found + later.uses).sorted { $0.location < $1.location }
        reaches = later.reaches
        filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        usesByPath = Self.ranges(of: self.uses.map(\.location.path))
        dynamicUsesByPath = Self.ranges(of: self.dynamicUses.map(\.location.path))
    }

    /// Creates the index of one edited file in a project, with the declarations and values of all files.
    ///
    /// - Parameter written: The slots that the file writes to.
    init(
        of file: SourceFile, in project: SourceIndex, declarations: Declarations, lookups: LookupNames,
        values: ValueFlow, written: Set<ValueSlot>
    ) {
        cLookups = project.cLookups
        let resolver = FileResolver(
            declarations: declarations, lookups: lookups, cLookups: cLookups, values: values,
            accessors: project.accessorNames, compiled: nil)
        let resolved = ParallelWork.result { resolver.resolve(file) }
        (files, self.declarations, self.lookups, self.values) = ([file], declarations, lookups, values)
        compiled = nil
        (accessors, accessorNames) = (project.accessors, project.accessorNames)
        helperNames = project.helperNames
        (threads, stepLimit) = (project.threads, project.stepLimit)
        interfaceClasses = project.interfaceClasses
        dynamicUses = (resolved?.dynamicUses ?? []).sorted { $0.location < $1.location }
        let found = resolved?.uses ?? []
        let known = Set(found.map(\.location))
        // Lookups in other files count if they reach a slot that the file writes to, itself or through its holders.
        let named = file.facts.namedCases.map { ValueSlot.rawValue(owner: $0.owner) }
        var others = project.reaches.filter { $0.path != file.path }
        if !others.isEmpty {
            let written = written.union(written.flatMap(values.closed.holders)).union(named)
            others = others.filter { !$0.slots.isDisjoint(with: written) }
        }
        let later = LaterLookups.uses(
            of: others.flatMap(\.lookups) + dynamicUses, in: [file], values, except: known.contains)
        uses = (found + later.uses).sorted { $0.location < $1.location }
        reaches = later.reaches
        filesByPath = [file.path: file]
        usesByPath = [file.path: 0..<uses.count]
        dynamicUsesByPath = [file.path: 0..<dynamicUses.count]
    }

    /// Returns the index if it is that of the same code, settings and accessors, otherwise nil.
    func holding(
        _ files: [SourceFile], settings: Settings, compiled: CompilerLookups?, _ accessors: () -> [AccessorDirectory]
    ) -> SourceIndex? {
        guard compiled == nil, self.compiled == nil, helperNames == Self.helperNames(settings),
            stepLimit == settings.stepLimit, interfaceClasses == settings.interfaceClasses,
            files.elementsEqual(self.files, by: { $0.path == $1.path && $0.bytes == $1.bytes }),
            accessors() == self.accessors
        else { return nil }
        return self
    }

    private static func helperNames(_ settings: Settings) -> [String] {
        LookupHelper.known.sorted() + settings.helpers
    }

    /// A resolver of the uses in single files.
    private struct FileResolver: Sendable {
        let declarations: Declarations
        let lookups: LookupNames
        let cLookups: CProjectLookups
        let values: ValueFlow
        let accessors: AccessorNames
        let compiled: CompilerLookups?

        func resolve(_ file: SourceFile) -> (uses: [KeyUse], dynamicUses: [DynamicUse]) {
            if file.isC {
                let resolver = CUseResolver(file, cLookups, values: values)
                return (resolver.uses, resolver.dynamicUses)
            }
            var resolver = UseResolver(file, declarations: declarations, lookups: lookups, values: values)
            resolver.resolve()
            let accessors = AccessorResolver(accessors, calls: resolver.calls, file: file).uses
            let uses = compiled?.settle(resolver.uses, of: file) ?? resolver.uses
            return (uses: uses + accessors, dynamicUses: resolver.dynamicUses)
        }
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

    /// Returns the offsets of the keys that code in the file at a path looks up.
    func offsetsOfUses(in path: String) -> Set<Int> { Set(uses(in: path).map(\.location.range.lowerBound)) }

    /// Returns the uses in the file at a path.
    func uses(in path: String) -> ArraySlice<KeyUse> { uses[numbersOfUses(in: path)] }

    /// Returns the lookups of dynamic keys in the file at a path.
    func dynamicUses(in path: String) -> ArraySlice<DynamicUse> { dynamicUses[dynamicUsesByPath[path] ?? 0..<0] }

    /// The lookup functions and properties that the project declares, one for each name.
    package var helpers: [LookupHelper] { LookupHelper.declared(in: files) }
}
