import AccessorGenerator
import CatalogCore
import CatalogRuntime
import StandardStreams
import TableCompilation

/// One run of `compile-strings`.
struct CompilerRun {
    private let arguments: CompilerArguments
    private var problems: [GenerationDiagnostic] = []

    init(_ arguments: CompilerArguments) {
        self.arguments = arguments
    }

    /// Compiles the catalogs and returns the exit status.
    ///
    /// - Throws: An `OutputError` if the diagnostics cannot be printed.
    mutating func run() throws(OutputError) -> Int32 {
        let catalogs = arguments.catalogs.compactMap { read($0) }
        refuseSharedNames(catalogs)
        let files = catalogs.flatMap { tables(of: $0) } + (arguments.isForApple ? [] : [swiftFile(catalogs)])
        if !isRefused { write(files) }
        var errors = StandardOutput(to: .error)
        try errors.write(problems.map { "\($0)\n" }.joined())
        return isRefused ? 1 : 0
    }

    private var isRefused: Bool { problems.contains { $0.severity == .error } }

    private mutating func read(_ path: String) -> Catalog? {
        do {
            let bytes = try FileReader.read(path).bytes
            let catalog = try Catalog(bytes, path: path)
            // An empty file is accepted, because a build step may fill it.
            if catalog.hasStrings || bytes.isEmpty { return catalog }
            problems.append(GenerationDiagnostic(withoutStrings: catalog))
        } catch let error as DocumentError {
            let location = GenerationLocation(path: path, position: error.position)
            problems.append(GenerationDiagnostic(at: location, error.description))
        } catch let error as FileError {
            problems.append(GenerationDiagnostic(error))
        } catch {
            problems.append(GenerationDiagnostic(at: GenerationLocation(path: path), "\(error)"))
        }
        return nil
    }

    /// Reports catalogs with the same name, because a bundle has only one table of each name.
    private mutating func refuseSharedNames(_ catalogs: [Catalog]) {
        for same in Dictionary(grouping: catalogs, by: \.name).values where same.count > 1 {
            for catalog in same.dropFirst() {
                problems.append(
                    GenerationDiagnostic(
                        at: GenerationLocation(path: catalog.path),
                        "\(VisibleText.path(same[0].path)) has the same name; each table needs its own name"))
            }
        }
    }

    // MARK: - Files

    private typealias NewFile = (path: String, bytes: [UInt8])

    /// Returns the tables in the languages that the build knows.
    ///
    /// A catalog without texts in a language gets an empty table.
    private mutating func tables(of catalog: Catalog) -> [NewFile] {
        let layout: CompilationOptions.Layout = arguments.isForApple ? .stringsAndStringsDict : .stringsOnly
        let options = CompilationOptions(layout: layout, includesAllStrings: true)
        let compilation = CatalogCompilation(catalog, options: options)
        lazy var lines = LineIndex(catalog.files.first?.bytes ?? [])
        for diagnostic in compilation.diagnostics {
            let position = lines.position(at: diagnostic.location.range.lowerBound)
            problems.append(
                GenerationDiagnostic(
                    GenerationDiagnostic.Severity(rawValue: diagnostic.severity.rawValue) ?? .warning,
                    at: GenerationLocation(path: catalog.path, position: position), diagnostic.message))
        }
        noteNewLanguages(of: catalog)
        let kinds: [CompiledTable.Kind] = arguments.isForApple ? [.strings, .stringsdict] : [.strings]
        return arguments.languages.flatMap { language in
            kinds.map { kind in
                let table = compilation.table(kind, in: LanguageTag(language))
                return (
                    "\(arguments.output)/\(language).lproj/\(catalog.name).\(kind.rawValue)", table.bytes(.text)
                )
            }
        }
    }

    /// Warns about languages of a catalog that the build does not know yet.
    ///
    /// The build reads the languages of the catalogs only when files are added or removed.
    private mutating func noteNewLanguages(of catalog: Catalog) {
        let known = arguments.languages.map { LanguageTag($0) }
        for language in catalog.languages where !known.contains(language) {
            problems.append(
                GenerationDiagnostic(
                    .warning, at: GenerationLocation(path: catalog.path),
                    "the language \(language) is new; save Package.swift again to add its folder to the bundle"))
        }
    }

    private func swiftFile(_ catalogs: [Catalog]) -> NewFile {
        ("\(arguments.output)/CompiledStrings.swift", Array(BundleStringsFile(catalogs).source.utf8))
    }

    /// Writes the files whose bytes changed.
    ///
    /// Unchanged files keep their date, so the build does not recompile them.
    private mutating func write(_ files: [NewFile]) {
        for file in files where (try? FileReader.read(file.path))?.bytes != file.bytes {
            do throws(FileError) {
                try FileReplacer.create(file.path, with: file.bytes, overwriting: true, creatingFolders: true)
            } catch {
                problems.append(GenerationDiagnostic(error))
            }
        }
    }
}
