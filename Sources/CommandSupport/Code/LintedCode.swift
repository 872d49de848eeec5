import XCStringsKit

/// Swift code that is checked along with tables.
package struct LintedCode: Sendable {
    /// The files, for the fixes of what is found in them.
    package let files: [LoadedFile]
    /// Files and folders that could not be read.
    package let failures: [FileError]
    /// What is worth saying of it.
    package let notes: [String]
    /// The files and folders that were read, as they were named.
    package let paths: [String]
    /// Makes the checks of the code beside a project's tables, some of its files being as they once were.
    package let checks: @Sendable (Project, EarlierCode) -> SourceChecks

    /// Files as an older version had them, by their paths; nil for one that was not there.
    package typealias EarlierCode = [String: [UInt8]?]

    /// Creates code that was read.
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
    /// A file of code as what writes fixes takes it.
    package init(code path: String, bytes: [UInt8]) {
        self.init(
            path: path, bytes: bytes, text: TableFile(untabled: path, bytes: bytes), encoding: nil, failure: nil)
    }
}
