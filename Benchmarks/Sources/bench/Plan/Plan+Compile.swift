/// The section about compiling catalogs.
extension Plan {
    /// The section about compiling a catalog to tables in memory.
    ///
    /// The Python rows compile only plain texts and plurals, and serialize them with `plistlib`.
    var compile: Section {
        get throws {
            let python = try pythonRows(.compile).prefix(1) + pythonRows(.compileBinary).prefix(1)
            let targets: [Target] = python.isEmpty ? [.memory(6)] : [.ratio(3), .memory(6)]
            return Section(
                title: "Compile", subject: try largeSubject, comparison: .speed(ofRow: python.isEmpty ? 0 : 2),
                rows: try [
                    inside("`CatalogCompilation`, as text", "fitloc", .compile, targets),
                    inside("`CatalogCompilation`, binary", "fitloc", .compileBinary, targets),
                ]
                    + zip(["as text", "binary"], python).map { words, row in
                        Row(
                            title: "\(row.title) and `plistlib`, \(words)", command: row.command, clock: .inside,
                            bytes: row.bytes)
                    })
        }
    }
}
