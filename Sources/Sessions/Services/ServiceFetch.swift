import CatalogCore
import CommandOutput
import Workspaces

/// A run of the program that fetches files from a translation service.
struct ServiceFetch {
    private let program: ServiceProgram
    private let files: ServiceFiles

    /// - Parameter files: The files with translations that are to come back.
    init(_ program: ServiceProgram, _ files: ServiceFiles) {
        (self.program, self.files) = (program, files)
    }

    /// Runs the program.
    ///
    /// - Returns: The reason why the program failed; nil if it succeeded.
    func run(_ start: ServiceProgram.Start, in folder: PrivateFolder) async throws -> String? {
        do throws(FileError) {
            for file in files.files { try folder.prepare(for: file.path) }
        } catch {
            throw CommandFailure(error)
        }
        return try await program.run(start, .pull, files, in: folder)
    }

    /// Returns the paths to import: archives that the program wrote, and the folder if it has other files.
    ///
    /// No path means that the program wrote no file.
    func imports(from folder: PrivateFolder) throws(CommandFailure) -> [String] {
        let written = try Self.files(in: folder)
        let archives = written.filter { $0.lowercased().hasSuffix(".zip") }
        return archives.map(folder.file) + (archives.count < written.count ? [folder.path] : [])
    }

    /// Returns the listed files that the program did not write; none if it wrote others, such as an archive.
    func missing(in folder: PrivateFolder) throws(CommandFailure) -> [ServiceFiles.File] {
        let written = Set(try Self.files(in: folder))
        let listed = Set(files.files.map(\.path))
        return written.isSubset(of: listed) ? files.files.filter { !written.contains($0.path) } : []
    }

    /// Returns the paths of the files in a folder, relative to it.
    private static func files(in folder: PrivateFolder) throws(CommandFailure) -> [String] {
        do throws(FileError) {
            return try folder.files
        } catch {
            throw CommandFailure(error)
        }
    }
}
