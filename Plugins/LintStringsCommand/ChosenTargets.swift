import Foundation
import PackagePlugin

/// The targets and catalogs that the arguments of a command name.
///
/// `--target NAME` names a target and is repeatable; Xcode passes it too. Other arguments are files and folders. Without
/// arguments, all targets count.
struct ChosenTargets {
    /// The names of the targets; empty for all.
    let names: [String]
    /// The files and folders.
    let locations: [String]
    /// The options for the program.
    let options: [String]

    /// Reads arguments.
    ///
    /// - Parameter options: The options that the program knows.
    init(_ arguments: [String], options known: Set<String> = []) {
        var extractor = ArgumentExtractor(arguments)
        names = extractor.extractOption(named: "target")
        options = extractor.remainingArguments.filter(known.contains)
        locations = extractor.remainingArguments.filter { !known.contains($0) && $0 != "--" }
    }

    /// Returns the catalogs of a package.
    func catalogs(in package: Package) throws -> [URL] {
        guard locations.isEmpty else { return CatalogSearch.catalogs(in: locations.map { URL(fileURLWithPath: $0) }) }
        guard names.isEmpty else {
            return CatalogSearch.catalogs(in: try package.targets(named: names).map(\.directoryURL))
        }
        return CatalogSearch.catalogs(in: [package.directoryURL])
    }
}
