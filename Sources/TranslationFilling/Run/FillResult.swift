import CatalogCore
import CatalogEditing
import NetworkMessages

/// The changes that fill tables, and the gaps that remain.
public struct FillResult: Sendable {
    /// The changes by table.
    ///
    /// Tables without changes are omitted.
    public let tables: [FilledTable]
    /// The remaining gaps in the order of the tables.
    public let left: [LeftGap]
    /// The services that gave up before all questions were asked, with the reason.
    public let failures: [(service: String, failure: ServiceFailure)]
    /// The estimated requests to services, if the run was not allowed to ask a service.
    public let estimates: [FillEstimate]

    /// The changes to one table.
    public struct FilledTable: Sendable {
        /// The table that gets the texts.
        public let table: EditableTable
        /// The changes, which can be made together.
        public let changes: [KeyChange]
        /// The texts that the changes write.
        public let filled: [FilledText]
        /// The gaps that the changes fill.
        let gaps: [FillGap]
    }

    /// All filled texts.
    public var filled: [FilledText] { tables.flatMap(\.filled) }

    /// Combines several results.
    public init(_ results: [FillResult]) {
        self.init(
            tables: results.flatMap(\.tables), left: results.flatMap(\.left), failures: results.flatMap(\.failures),
            estimates: results.flatMap(\.estimates))
    }

    /// Returns the result with only the tables that were written, and with the gaps that could not be filled then.
    public func with(written: [WrittenTable]) -> FillResult {
        FillResult(
            tables: written.map(\.table), left: left + written.flatMap(\.left), failures: failures,
            estimates: estimates)
    }

    init(
        tables: [FilledTable], left: [LeftGap], failures: [(service: String, failure: ServiceFailure)],
        estimates: [FillEstimate]
    ) {
        self.tables = tables
        self.left = left
        self.failures = failures
        self.estimates = estimates
    }
}
