/// Files for translators, and what was translated before.
extension Plan {
    /// Twice and four times as much should take as long for each text.
    var translators: [Section] {
        [
            section("Export", .export, [10_000, 20_000, 40_000]) { "\($0) units" },
            section("Import", .import, [10_000, 20_000, 40_000]) { "\($0) units, all changed" },
            section("Look up near texts", .lookUp, [25_000, 50_000, 100_000]) { "in a memory of \($0) keys" },
            section("Fill from near texts", .fill, [25_000, 50_000, 100_000]) { "beside \($0) keys" },
        ]
    }

    private func section(
        _ title: String, _ job: TranslationJob, _ sizes: [Int], _ words: (Int) -> String
    ) -> Section {
        Section(
            title: title, comparison: .time(ofRow: 0), unit: "text",
            rows: sizes.map { keys in
                Row(
                    title: words(keys), command: [bench, "translate", job.rawValue, "\(keys)"], clock: .inside,
                    bytes: nil, count: job.count(of: keys))
            })
    }
}
