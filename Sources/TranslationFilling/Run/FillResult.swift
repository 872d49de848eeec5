import CatalogCore
import CatalogEditing
import NetworkMessages

/// What tables are to be filled with, and what stays open.
public struct FillResult: Sendable {
    /// The changes, by table; only of tables that something was found for.
    public let tables: [FilledTable]
    /// What stays open, in the order of the tables.
    public let left: [LeftGap]
    /// Services that gave up before all was asked, with the reason.
    public let failures: [(service: String, failure: ServiceFailure)]
    /// What services would have been asked for, where none was to be asked.
    public let estimates: [FillEstimate]

    /// The changes to one table.
    public struct FilledTable: Sendable {
        /// The table.
        public let table: EditableTable
        /// The changes, which can be made together.
        public let changes: [KeyChange]
        /// The texts that they write.
        public let filled: [FilledText]
    }

    /// All texts that are filled in.
    public var filled: [FilledText] { tables.flatMap(\.filled) }

    /// What several results are together.
    public init(_ results: [FillResult]) {
        self.init(
            tables: results.flatMap(\.tables), left: results.flatMap(\.left), failures: results.flatMap(\.failures),
            estimates: results.flatMap(\.estimates))
    }

    /// The same with what was written in place of what was to be.
    public func with(tables: [FilledTable]) -> FillResult {
        FillResult(tables: tables, left: left, failures: failures, estimates: estimates)
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
