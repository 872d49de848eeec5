/// How often a rule was right on real catalogs whose findings somebody has read.
public struct RuleMeasurement: Hashable, Sendable {
    /// How many findings it has there; one that several versions of a project have counts once.
    public let findings: Int
    /// How many of them somebody has read.
    public let read: Int
    /// How many of those are true but of no use.
    public let useless: Int
    /// How many of those are false.
    public let wrong: Int

    /// Creates a measurement.
    public init(findings: Int, read: Int, useless: Int, wrong: Int) {
        self.findings = findings
        self.read = read
        self.useless = useless
        self.wrong = wrong
    }

    /// How many of the findings read are true and of use.
    public var right: Int { read - useless - wrong }

    /// The share of findings read that are true, from 0 to 1; nil where none was read.
    public var precision: Double? { read == 0 ? nil : Double(read - wrong) / Double(read) }

    /// What was measured, as a sentence without its end.
    ///
    /// - Parameter projects: how many projects were checked.
    package func summary(projects: Int) -> String {
        guard findings > 0 else { return "no findings in \(projects) real projects" }
        let found = "\(findings) \(findings == 1 ? "finding" : "findings") in \(projects) real projects"
        guard let precision else { return "\(found), none read" }
        let share = "\(Int((precision * 100).rounded(.down))) % true"
        let useless = useless == 0 ? "" : ", \(useless) of them of no use"
        return "\(found), \(read) read, \(read - wrong) true\(useless) (\(share))"
    }
}
