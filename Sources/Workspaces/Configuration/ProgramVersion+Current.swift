extension ProgramVersion {
    /// The version of this program.
    package static let current = ProgramVersion("0.2.0", released: 24, "November", 2026)
}
