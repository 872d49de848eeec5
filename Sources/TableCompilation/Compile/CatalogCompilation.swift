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
        let order = Self.order(of: catalog)
        var ranks = [Int?](repeating: nil, count: catalog.entryCount)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        let step = Self.entriesAtOnce
        let parts = Concurrent.map(
            stride(from: 0, to: catalog.entryCount, by: step).map { $0..<min($0 + step, catalog.entryCount) }, atOnce: 1
        ) { [ranks] range in
            CatalogCompiler(entries: range, of: catalog, ranks: ranks, languages: languages, options: options)
        }
        name = catalog.name
        tables = CatalogCompiler.tables(named: name, in: languages, joining: parts)
        // Of equal keys, the order has only the last.
        let doubled = order.count < catalog.entryCount ? Self.doubledKeys(in: catalog) : []
        let found =
            doubled + parts.flatMap(\.shapeProblems)
            + languages.diagnostics(on: catalog, in: order) + parts.flatMap(\.diagnostics)
        diagnostics = found.sorted { $0.location.range.lowerBound < $1.location.range.lowerBound }
    }

    /// Returns the bytes of each file in the order of ``tables``, which are written on all cores.
    public func contents(_ serialization: TableSerialization) -> [[UInt8]] {
        Concurrent.map(tables, atOnce: 1) { $0.bytes(serialization) }
    }

    /// The number of entries that one thread compiles at a time.
    private static let entriesAtOnce = 512

    /// Returns a file of a language; an empty one if the catalog has no texts for it.
    package func table(_ kind: CompiledTable.Kind, in language: LanguageTag) -> CompiledTable {
        let folder = LanguageFolder(language)?.name ?? language.spelling
        return tables.first { $0.language == folder && $0.kind == kind }
            ?? CompiledTable(name: name, language: folder, kind: kind, members: [], fitsXML: true)
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

    /// Returns the diagnostics about duplicate keys.
    private static func doubledKeys(in catalog: Catalog) -> [CompilerDiagnostic] {
        catalog.duplicateKeys.map { double in
            CompilerDiagnostic(
                problem: .doubledKey, language: catalog.sourceLanguage?.spelling ?? "en", key: double.key, part: nil,
                location: double.location)
        }
    }
}
