import CatalogCore
import CatalogLint
import StringTables

/// Swift code that is checked together with tables.
package struct LintedCode: Sendable {
    /// The files, to which fixes are applied.
    package let files: [LoadedFile]
    /// The files and folders that could not be read.
    package let failures: [FileError]
    /// Notes for the user about the code.
    package let notes: [String]
    /// The files and folders that were read, as named by the user.
    package let paths: [String]
    /// A closure that creates the checks of the code for a project.
    ///
    /// Files in `EarlierCode` replace the current ones.
    package let checks: @Sendable (Project, EarlierCode) -> SourceChecks

    /// Older contents of files, by path.
    ///
    /// The value is nil for a file that did not exist.
    package typealias EarlierCode = [String: [UInt8]?]

    /// Creates code from files that have been read.
    package init(
        _ paths: [String], files: [(path: String, bytes: [UInt8])], failures: [FileError] = [], notes: [String] = [],
        checks: @escaping @Sendable (Project, EarlierCode) -> SourceChecks
    ) {
        self.paths = paths
        self.files = files.map { LoadedFile(code: $0.path, bytes: $0.bytes) }
        self.failures = failures
        self.notes = notes
        self.checks = checks
    }
}

extension LoadedFile {
    /// Creates a loaded file for a code file, so that fixes can be written to it.
    package init(code path: String, bytes: [UInt8]) {
        self.init(
            path: path, bytes: bytes, text: TableFile(untabled: path, bytes: bytes), encoding: nil, failure: nil)
    }
}
