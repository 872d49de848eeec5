import CatalogCore
import FileSearch

/// The contents of an output, which decide what it may replace.
package enum OutputContent: Hashable, Sendable {
    /// Anything but a table: a report, a page, a baseline, generated code, or a file for translators.
    case document
    /// A string catalog.
    case catalog
    /// A legacy table.
    case legacyTable
    /// A file of a bundle for translators, which also contains copies of tables.
    case bundled

    /// Returns whether an output with these contents may have a name or replace a file of that name.
    package func mayBeNamed(_ path: String) -> Bool {
        let isTable = FileFinder.catalogEndings.contains { path.lowercased().hasSuffix(".\($0)") }
        return switch self {
        case .document: !isTable
        case .catalog: !isTable || TablePath.format(of: path) == .catalog
        case .legacyTable: !isTable || TablePath.format(of: path) != .catalog
        case .bundled: true
        }
    }
}
