import CatalogCore
import FileSearch

/// The catalog files to generate accessors from.
package struct GenerationInput: Sendable {
    /// The settings.
    package let settings: GenerationSettings
    /// The absolute paths of the catalogs without symbolic links or duplicates, sorted by bytes.
    package let catalogs: [String]

    /// Finds the catalogs in files and folders.
    ///
    /// - Throws: A `GenerationRefusal` for paths that do not exist or cannot be read.
    package init(_ settings: GenerationSettings, catalogs: [String]) throws(GenerationRefusal) {
        self.settings = settings
        let found = FileFinder(endings: ["xcstrings"]).find(catalogs)
        guard found.failures.isEmpty else {
            throw GenerationRefusal(found.failures.map(GenerationDiagnostic.init))
        }
        self.catalogs = found.files.map(\.resolvedPath).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Reads the configuration of a target and finds its catalogs.
    ///
    /// If neither `catalogs` nor the configuration names a catalog, searches the folder of the configuration.
    ///
    /// - Parameters:
    ///   - configuration: The path of `generate-strings.json`.
    ///   - catalogs: Files and folders that replace those in the configuration.
    ///   - leavesProject: Whether the configuration may name catalogs outside the project, or be a link to the outside.
    /// - Throws: A `GenerationRefusal` with all problems of the configuration and its catalogs.
    package init(
        configuration: String, catalogs: [String] = [], leavesProject: Bool = false
    ) throws(GenerationRefusal) {
        let path = ResolvedPath.resolvedIfThere(configuration)
        let bounds = leavesProject ? nil : ProjectBounds(ofTargetIn: ResolvedFile(splitting: configuration).folder)
        if let bounds, !bounds.contains(path) {
            throw GenerationRefusal([GenerationDiagnostic(FileError.leadsOut(path: configuration, target: path))])
        }
        let settings = try GenerationSettings(try Self.read(path), path: path)
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let named = settings.catalogs.map { $0.text.hasPrefix("/") ? $0.text : "\(folder)/\($0.text)" }
        let missing = zip(settings.catalogs, named).filter { (try? ResolvedPath.resolve($0.1)) == nil }
        guard missing.isEmpty else {
            throw GenerationRefusal(
                missing.map { name, _ in
                    GenerationDiagnostic(
                        at: name.location ?? GenerationLocation(path: path),
                        "“catalogs” names \(Quoted.text(name.text)), which does not exist")
                })
        }
        if let bounds, catalogs.isEmpty { try Self.require(zip(settings.catalogs, named), in: bounds, of: path) }
        try self.init(settings, catalogs: catalogs.isEmpty ? (named.isEmpty ? [folder] : named) : catalogs)
    }

    /// Refuses catalogs outside of the project.
    private static func require(
        _ catalogs: Zip2Sequence<[PlacedText], [String]>, in bounds: ProjectBounds, of path: String
    ) throws(GenerationRefusal) {
        let outside = catalogs.filter { !bounds.contains($0.1) }
        guard !outside.isEmpty else { return }
        let root = VisibleText.escaped(bounds.root)
        throw GenerationRefusal(
            outside.map { name, _ in
                GenerationDiagnostic(
                    at: name.location ?? GenerationLocation(path: path),
                    "“catalogs” names \(Quoted.text(name.text)), which is outside the project at \(root)")
            })
    }

    /// Reads the catalogs and generates their accessors.
    package func generate() -> GenerationResult {
        var read: [Catalog] = []
        var problems: [GenerationDiagnostic] = []
        for path in catalogs {
            do throws(GenerationRefusal) {
                read.append(try Self.catalog(path))
            } catch {
                problems += error.problems
            }
        }
        return problems.isEmpty ? StringsGenerator(settings).generate(read) : GenerationResult(problems: problems)
    }

    /// Returns the catalogs that can be read.
    package func readableCatalogs() -> [Catalog] { catalogs.compactMap { try? Self.catalog($0) } }

    private static func catalog(_ path: String) throws(GenerationRefusal) -> Catalog {
        let bytes = try read(path)
        do throws(DocumentError) {
            return try Catalog(bytes, path: path)
        } catch {
            let location = GenerationLocation(path: path, position: error.position)
            throw GenerationRefusal([GenerationDiagnostic(at: location, error.description)])
        }
    }

    private static func read(_ path: String) throws(GenerationRefusal) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(path).bytes
        } catch {
            throw GenerationRefusal([GenerationDiagnostic(error)])
        }
    }
}

extension GenerationDiagnostic {
    /// Creates a diagnostic for a file that could not be read or written.
    public init(_ error: FileError) {
        self.init(at: GenerationLocation(path: error.path), error.reason)
    }
}
