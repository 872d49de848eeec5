import Foundation

/// The number of faults that tests try: a sample, or all with `FITLOC_FAULTS=all` in the environment
/// (`scripts/faults`).
enum FaultExtent {
    private static let environment = ProcessInfo.processInfo.environment

    /// Whether the tests try all faults.
    static let isWhole = environment["FITLOC_FAULTS"] == "all"

    /// Returns `all` if the tests try all faults, otherwise `sample`.
    static func count(_ all: Int, sample: Int) -> Int { isWhole ? all : sample }

    /// Adds a line to the table that `scripts/faults` prints.
    static func note(_ kind: String, _ command: String, tries: Int, complaints: Int) {
        guard let path = environment["FITLOC_FAULTS_TABLE"] else { return }
        let line = Data("\(kind)\t\(command)\t\(tries)\t\(complaints)\n".utf8)
        guard let file = fopen(path, "a") else { return }
        _ = line.withUnsafeBytes { fwrite($0.baseAddress, 1, line.count, file) }
        fclose(file)
    }
}
