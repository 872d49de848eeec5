import CatalogCore
import FileSearch

/// The catalogs that accessors are made of, as files.
package struct GenerationInput: Sendable {
    /// The settings.
    package let settings: GenerationSettings
    /// The catalogs' paths, absolute and without symlinks, none twice, in the order of their bytes.
    package let catalogs: [String]

    /// Finds the catalogs in files and folders that were named.
    ///
    /// - Throws: what is not there or cannot be read.
    package init(_ settings: GenerationSettings, catalogs: [String]) throws(GenerationRefusal) {
        self.settings = settings
        let found = FileFinder(endings: ["xcstrings"]).find(catalogs)
        guard found.failures.isEmpty else {
            throw GenerationRefusal(found.failures.map(GenerationDiagnostic.init))
        }
        self.catalogs = found.files.map(\.resolvedPath).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Reads the configuration of a target and finds the catalogs that it names, or those beside it.
    ///
    /// - Parameter configuration: the path of `generate-strings.json`.
    /// - Parameter catalogs: files and folders to take in place of those that it names.
    /// - Throws: all that is wrong in the file, or with what it names.
    package init(configuration: String, catalogs: [String] = []) throws(GenerationRefusal) {
        let path = ResolvedPath.resolvedIfThere(configuration)
        let settings = try GenerationSettings(try Self.read(path), path: path)
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let named = settings.catalogs.map { $0.text.hasPrefix("/") ? $0.text : "\(folder)/\($0.text)" }
        let missing = zip(settings.catalogs, named).filter { (try? ResolvedPath.resolve($0.1)) == nil }
        guard missing.isEmpty else {
            throw GenerationRefusal(
                missing.map { name, _ in
                    GenerationDiagnostic(
                        at: name.place ?? GenerationPlace(path: path),
                        "“catalogs” names \(Quoted.text(name.text)), which is not there")
                })
        }
        try self.init(settings, catalogs: catalogs.isEmpty ? (named.isEmpty ? [folder] : named) : catalogs)
    }

    /// Reads the catalogs and makes their accessors.
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

    /// Reads the catalogs; those that cannot be read are left out.
    package func readableCatalogs() -> [Catalog] { catalogs.compactMap { try? Self.catalog($0) } }

    private static func catalog(_ path: String) throws(GenerationRefusal) -> Catalog {
        let bytes = try read(path)
        do throws(DocumentError) {
            return try Catalog(bytes, path: path)
        } catch {
            let place = GenerationPlace(path: path, position: error.position)
            throw GenerationRefusal([GenerationDiagnostic(at: place, error.description)])
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
    /// A file that could not be read or written.
    public init(_ error: FileError) {
        self.init(at: GenerationPlace(path: error.path), error.reason)
    }
}
