extension TableContext {
    /// The number of entries that tell how the texts of a table begin.
    private static let sampleSize = 100

    /// Whether most of the first source texts begin with a capital.
    package var mostSourcesAreCapitalised: Bool {
        capitalsMemo.value {
            let firsts = (0..<min(table.entryCount, Self.sampleSize)).compactMap {
                EntryContext(table.entry(at: $0), in: self).counterpart(of: .whole)?.string.first
            }
            return firsts.count { $0.isUppercase } > firsts.count / 2
        }
    }
}
