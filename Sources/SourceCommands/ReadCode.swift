import CatalogCore
import CatalogRuntime
import SwiftSources

/// The code that was read, with its facts as soon as somebody asks for them.
final class ReadCode: Sendable {
    /// The files that were read with their bytes, in the order of their paths; nil if some are earlier versions.
    let read: [SourceReading.File]?
    /// The paths of all files.
    let paths: [String]
    private let reading: SourceReading?
    private let names: Set<String>
    private let parts: Locked<Parts?>

    private struct Parts: Sendable {
        let files: [SourceFile]
        let surroundings: [SourceFile]
    }

    /// Creates code from files that were read.
    ///
    /// - Parameter names: The paths of the files to check; the others are only searched.
    init(_ reading: SourceReading, named names: Set<String>) {
        self.reading = reading
        self.names = names
        read = reading.files
        paths = reading.files.map(\.path)
        parts = Locked(nil)
    }

    /// Creates code from files with their facts.
    init(_ files: [SourceFile], surroundings: [SourceFile]) {
        reading = nil
        names = Set(files.map(\.path))
        read = nil
        paths = (files + surroundings).map(\.path)
        parts = Locked(Parts(files: files, surroundings: surroundings))
    }

    /// The bytes of the files to check; empty if some are earlier versions.
    var named: [SourceReading.File] { (read ?? []).filter { names.contains($0.path) } }

    /// The files to check.
    var files: [SourceFile] { whole.files }

    /// The other files, which are only searched.
    var surroundings: [SourceFile] { whole.surroundings }

    /// The files to check that were not read completely, with the reasons.
    var problems: [(path: String, problem: SourceProblem)] {
        guard let reading else { return files.compactMap { file in file.problem.map { (file.path, $0) } } }
        return reading.problems.filter { names.contains($0.path) }
    }

    private var whole: Parts {
        parts.value {
            let files = reading?.result.files ?? []
            return Parts(
                files: files.filter { names.contains($0.path) }, surroundings: files.filter { !names.contains($0.path) }
            )
        }
    }
}
