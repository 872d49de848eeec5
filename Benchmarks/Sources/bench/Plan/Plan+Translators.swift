/// The sections about files for translators and the translation memory.
///
/// The cost of each text should not depend on the size of the catalog, so each section measures three sizes.
extension Plan {
    /// The section about exporting a catalog to a file for translators.
    var export: Section { section("Export", .export, [10_000, 20_000, 40_000]) { "\($0) units" } }

    /// The section about importing a translated file.
    var `import`: Section {
        section("Import", .import, [10_000, 20_000, 40_000]) { "\($0) units, all changed" }
    }

    /// The section about finding similar texts in the memory.
    var lookUp: Section {
        section("Look up similar texts", .lookUp, [25_000, 50_000, 100_000]) { "in a memory of \($0) keys" }
    }

    /// The section about filling gaps from the memory.
    var fill: Section {
        section("Fill from similar texts", .fill, [25_000, 50_000, 100_000]) { "beside \($0) keys" }
    }

    private func section(
        _ title: String, _ job: TranslationJob, _ sizes: [Int], _ words: (Int) -> String
    ) -> Section {
        Section(
            title: title, comparison: .time(ofRow: 0), unit: "text",
            rows: sizes.map(samples.scaled).map { keys in
                Row(
                    title: words(keys), command: [bench, "translate", job.rawValue, "\(keys)"], clock: .inside,
                    bytes: nil, count: job.count(of: keys))
            })
    }
}
