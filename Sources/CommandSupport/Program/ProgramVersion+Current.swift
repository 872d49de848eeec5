extension ProgramVersion {
    /// The version of this program.
    package static let current = ProgramVersion("0.1.0", released: 22, "November", 2026)
}
