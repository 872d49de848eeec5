import ArgumentParser
import CatalogCore
import Sessions

/// The checks of output paths that need no files, so that a wrong command line ends before the command reads anything.
package enum OutputPath {
    /// Rejects the path of a table for an output that is none, so that no report replaces a table.
    package static func validate(_ path: String?, as content: OutputContent = .document) throws {
        guard let path, !content.mayBeNamed(path) else { return }
        let shown = VisibleText.shown(path)
        let complaint =
            switch content {
            case .document, .bundled: "“\(shown)” is a catalog or legacy table; name another file for the output."
            case .catalog: "“\(shown)” is a legacy table; name a catalog for the output."
            case .legacyTable: "“\(shown)” is a catalog; name a legacy table for the output."
            }
        throw ValidationError(complaint)
    }

    /// Rejects two paths that lead to one file.
    package static func requireDistinct(_ paths: [String]) throws {
        let files = paths.filter { !FileStream.isNamed(by: $0) }
        guard let (first, second) = FileOnDisk.repeated(in: files) else { return }
        let names = [files[first], files[second]].map { VisibleText.shown($0) }
        throw ValidationError(
            names[0] == names[1]
                ? "Two reports have the same output file \(names[0])."
                : "Two reports have the same output file \(names[0]), which is also \(names[1]).")
    }
}
