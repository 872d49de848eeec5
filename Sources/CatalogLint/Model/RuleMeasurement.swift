/// The accuracy of a rule on real catalogs, from findings that people have read.
public struct RuleMeasurement: Hashable, Sendable {
    /// The number of projects that were checked.
    public let projects: Int
    /// The number of findings in these catalogs.
    ///
    /// A finding that occurs in several versions of a project counts once.
    public let findings: Int
    /// The number of findings that a person has read.
    public let read: Int
    /// The number of read findings that are true but not useful.
    public let useless: Int
    /// The number of read findings that are false.
    public let wrong: Int

    /// Creates a measurement.
    public init(projects: Int, findings: Int, read: Int, useless: Int, wrong: Int) {
        self.projects = projects
        self.findings = findings
        self.read = read
        self.useless = useless
        self.wrong = wrong
    }

    /// The number of read findings that are true and useful.
    public var right: Int { read - useless - wrong }

    /// The share of read findings that are true, from 0 to 1; nil if no finding was read.
    public var precision: Double? { read == 0 ? nil : Double(read - wrong) / Double(read) }

    /// Whether enough findings were read to say how often the rule is right.
    public var isEvidence: Bool { read >= 10 }

    /// A summary of the measurement, without a full stop.
    package var summary: String {
        guard findings > 0 else { return "no findings in \(projects) real projects" }
        let found = "\(findings) \(findings == 1 ? "finding" : "findings") in \(projects) real projects"
        guard let precision else { return "\(found), none read" }
        let share = "\(Int((precision * 100).rounded(.down))) % true"
        let useless = useless == 0 ? "" : ", \(useless) of them of no use"
        return "\(found), \(read) read, \(read - wrong) true\(useless) (\(share))"
    }
}
