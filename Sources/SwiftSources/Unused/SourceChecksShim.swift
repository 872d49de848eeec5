import XCStringsKit

extension SourceChecks {
    /// All checks.
    public init(_ project: SourceProject, finder: EvidenceFinder) { self.init([]) }
}
