import CatalogCore
import CatalogLint
import CompactStorage

/// The findings of one analysis of code, kept between runs.
///
/// A missing or broken file, or one of another version, counts as none and never causes an error.
struct KeptFindings: Sendable {
    /// The header of the file; its number increases when the form changes.
    private static let mark = "fitloc findings 1\n"

    /// The digest of what the analysis had as its inputs.
    let inputs: ContentDigest
    /// The digest of what the checks asked of the project context.
    var context: ContentDigest
    /// The number of files of code that were read, without headers.
    let fileCount: Int
    /// Whether a search through the code stopped at its limit.
    let isCutOff: Bool
    /// The comments in code that suppress findings.
    let suppressions: [KeptSuppression]
    /// The findings of the checks that ran, by rule.
    var findings: [String: [KeptFinding]]

    init(_ checks: SourceChecks, inputs: ContentDigest, context: ContentDigest) {
        self.inputs = inputs
        self.context = context
        fileCount = checks.fileCount
        isCutOff = checks.isCutOff
        suppressions = checks.suppressions.map(KeptSuppression.init)
        findings = [:]
    }

    /// Reads the findings of an analysis; nil if the file has none of it.
    init?(reading path: String, for inputs: ContentDigest) {
        guard let bytes = try? FileReader.read(path).bytes, let kept = try? Self(bytes), kept.inputs == inputs else {
            return nil
        }
        self = kept
    }

    /// Writes the findings to a path; after a failure, the next run analyzes the code again.
    func save(at path: String) {
        var writer = CompactWriter()
        pack(into: &writer)
        let sealed = SealedStorage(writer.whole, mark: Self.mark)
        try? FileReplacer.create(path, with: sealed.bytes, overwriting: true, creatingFolders: true)
    }

    private init(_ bytes: [UInt8]) throws(BrokenStorage) {
        let sealed = try SealedStorage(opening: bytes, mark: Self.mark)
        var reader = try CompactReader(bytes, in: sealed.contents)
        try self.init(from: &reader)
        guard reader.isAtEnd else { throw BrokenStorage() }
    }
}

/// A comment in code that suppresses findings.
struct KeptSuppression: Hashable, Sendable {
    let rule: RuleID
    let location: KeptLocation
    let lines: ByteRange

    init(_ suppression: SourceSuppression) {
        rule = suppression.rule
        location = KeptLocation(path: suppression.file.path, range: suppression.range)
        lines = suppression.lines
    }

    /// Returns the comment in its file; nil if there is no such file.
    func suppression(in files: [String: TableFile]) -> SourceSuppression? {
        files[location.path].map { SourceSuppression(rule: rule, file: $0, range: location.range, lines: lines) }
    }
}

extension KeptSuppression: Compact {
    func pack(into writer: inout CompactWriter) {
        rule.name.pack(into: &writer)
        location.pack(into: &writer)
        lines.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        rule = RuleID(try reader.text())
        location = try reader.read()
        lines = try reader.read()
    }
}

extension KeptFindings: Compact {
    func pack(into writer: inout CompactWriter) {
        inputs.pack(into: &writer)
        context.pack(into: &writer)
        fileCount.pack(into: &writer)
        isCutOff.pack(into: &writer)
        suppressions.pack(into: &writer)
        let rules = findings.sorted { $0.key < $1.key }
        rules.map(\.key).pack(into: &writer)
        rules.map(\.value).pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        inputs = try reader.read()
        context = try reader.read()
        fileCount = try reader.read()
        isCutOff = try reader.read()
        suppressions = try reader.read()
        let rules: [String] = try reader.read()
        let lists: [[KeptFinding]] = try reader.read()
        guard rules.count == lists.count else { throw BrokenStorage() }
        findings = Dictionary(zip(rules, lists)) { first, _ in first }
    }
}
