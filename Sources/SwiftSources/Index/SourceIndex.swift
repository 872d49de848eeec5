import XCStringsKit

/// What the Swift files of a project use, found by looking at all of them together.
package struct SourceIndex: Sendable {
    /// What a project says of its own code.
    package struct Settings: Hashable, Sendable {
        /// The functions and properties that look up, by their Swift names: `localized(with:)`, `L(_:)`.
        package var helpers: [String]

        /// Creates settings; `localized` and `localized(with:)` are known without being named.
        package init(helpers: [String] = []) {
            self.helpers = helpers
        }
    }

    /// The files.
    package let files: [SourceFile]
    /// Every use of a key, by file and place.
    package let uses: [KeyUse]
    /// Every look-up by a key that is made while the program runs, by file and place.
    package let dynamicUses: [DynamicUse]
    let declarations: Declarations
    let lookups: LookupNames
    /// The strings that expressions can be.
    let values: ValueFlow
    private let filesByPath: [String: SourceFile]
    /// Where in the lists the uses of a file are, which are sorted by path.
    private let usesByPath: [String: Range<Int>]
    private let dynamicUsesByPath: [String: Range<Int>]

    /// Looks at files together.
    ///
    /// - Parameter accessors: the accessors that are generated for the project's catalogs.
    package init(_ files: [SourceFile], settings: Settings = Settings(), accessors: [AccessorDirectory] = []) {
        self.files = files
        declarations = Declarations(files.lazy.map(\.facts))
        let helpers = LookupHelper.known.sorted() + settings.helpers
        lookups = LookupNames(helpers, declared: files.flatMap(\.facts.helpers))
        let names = AccessorNames(accessors)
        values = ValueFlow(files, types: TypeResolver(declarations: declarations))
        var uses: [KeyUse] = []
        var dynamicUses: [DynamicUse] = []
        for file in files {
            var resolver = UseResolver(file, declarations: declarations, lookups: lookups, values: values)
            resolver.resolve()
            uses += resolver.uses
            dynamicUses += resolver.dynamicUses
            uses += AccessorResolver(names, calls: resolver.calls, file: file).uses
        }
        self.uses = uses.sorted { $0.place < $1.place }
        self.dynamicUses = dynamicUses.sorted { $0.place < $1.place }
        filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        usesByPath = Self.ranges(of: self.uses.map(\.place.path))
        dynamicUsesByPath = Self.ranges(of: self.dynamicUses.map(\.place.path))
    }

    /// Where each path is in a sorted list.
    private static func ranges(of paths: [String]) -> [String: Range<Int>] {
        var ranges: [String: Range<Int>] = [:]
        for (number, path) in paths.enumerated() {
            ranges[path] = (ranges[path]?.lowerBound ?? number)..<number + 1
        }
        return ranges
    }

    /// The file at a path.
    package func file(at path: String) -> SourceFile? { filesByPath[path] }

    /// The numbers of the uses in the file at a path.
    func numbersOfUses(in path: String) -> Range<Int> { usesByPath[path] ?? 0..<0 }

    /// The uses in the file at a path.
    func uses(in path: String) -> ArraySlice<KeyUse> { uses[numbersOfUses(in: path)] }

    /// The look-ups by made keys in the file at a path.
    func dynamicUses(in path: String) -> ArraySlice<DynamicUse> { dynamicUses[dynamicUsesByPath[path] ?? 0..<0] }

    /// The functions and properties of the project that look up, each name once.
    package var helpers: [LookupHelper] { LookupHelper.declared(in: files) }
}
