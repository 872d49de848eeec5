import CatalogCore
import CatalogRuntime

/// The result of compiling a catalog as Xcode does (`docs/formats.md` §5).
///
/// Each language gets a `.strings` file and, for texts that vary, a `.stringsdict` file.
public struct CatalogCompilation: Sendable {
    /// The files, ordered by language; none is empty.
    public private(set) var tables: [CompiledTable] = []
    /// The errors and warnings, ordered by location.
    public private(set) var diagnostics: [CompilerDiagnostic] = []

    /// The name of the catalog.
    private let name: String

    /// Whether there is an error, so that nothing should be written.
    public var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

    /// Compiles a catalog.
    public init(_ catalog: Catalog, options: CompilationOptions = CompilationOptions()) {
        let languages = CompiledLanguages(catalog, wanted: options.languages)
        var compiler = CatalogCompiler(languages: languages, options: options)
        for index in Self.order(of: catalog) { compiler.compile(catalog.entry(at: index)) }
        name = catalog.name
        tables = compiler.tables(named: name)
        diagnostics = (Self.shapeProblems(in: catalog) + compiler.diagnostics).sorted {
            $0.place.range.lowerBound < $1.place.range.lowerBound
        }
    }

    /// Returns a file of a language; an empty one if the catalog has no texts for it.
    package func table(_ kind: CompiledTable.Kind, in language: LanguageTag) -> CompiledTable {
        let folder = LanguageFolder(language)?.name ?? language.spelling
        return tables.first { $0.language == folder && $0.kind == kind }
            ?? CompiledTable(name: name, language: folder, kind: kind, members: [])
    }

    /// Returns the indices of the entries in the order of the tables; of duplicate keys the last.
    private static func order(of catalog: Catalog) -> [Int] {
        let keys = (0..<catalog.entryCount).map { catalog.key(at: $0) }
        let sorted = keys.indices.sorted { left, right in
            let (first, second) = (keys[left].utf8, keys[right].utf8)
            if PropertyListOrder.precedes(first, second) { return true }
            return left > right && first.elementsEqual(second)
        }
        return sorted.enumerated().filter { offset, index in
            offset == 0 || !keys[sorted[offset - 1]].hasSameContents(as: keys[index])
        }.map(\.element)
    }

    /// Returns the diagnostics about duplicate keys, and about duplicate members and members of the wrong type.
    private static func shapeProblems(in catalog: Catalog) -> [CompilerDiagnostic] {
        let warning = { (problem: CompilerProblem, key: String, place: Place) in
            CompilerDiagnostic(
                problem: problem, language: catalog.sourceLanguage?.spelling ?? "en", key: key, part: nil, place: place)
        }
        var warnings = catalog.duplicateKeys.map { warning(.doubledKey, $0.key, $0.place) }
        catalog.forEachEntry(in: 0..<catalog.entryCount) { entry in
            for problem in entry.problems {
                switch problem.kind {
                case .duplicateMember(let name, _):
                    warnings.append(warning(.doubledMember(name), entry.key.string, problem.place))
                case .wrongType(let name, let expected, _):
                    warnings.append(warning(.wrongType(name, expected: expected), entry.key.string, problem.place))
                default: continue
                }
            }
        }
        return warnings
    }
}
