/// The section about whole commands, from the start of the process to its end.
extension Plan {
    /// The section about commands on one catalog; the reference is the start of the program.
    var program: Section {
        get throws {
            let small = try samples.catalog("Small", .two, keys: 4_000)
            let unfinished = try samples.catalog("Unfinished", .unfinished, keys: 8_000)
            let smallTwenty = try samples.catalog("SmallTwenty", .twenty, keys: 460)
            return Section(
                title: "Whole program", comparison: .time(ofRow: 0),
                rows: try [
                    outside("`fitloc --version`", [fitloc, "--version"], [.milliseconds(8)], runs: 10),
                    lint(small, [.millisecondsOrRatio(30, 3)], runs: 5),
                    lint(smallTwenty, in: "twenty languages", [.timesAsLong(3)], runs: 5),
                    lint(large, [.memory(4)]),
                    lint(twenty, in: "twenty languages", [.memory(4)]),
                    lint(unfinished, in: "twenty languages, most texts missing", [.memory(4)]),
                    command("fmt --check", on: large, targets: [.memory(4)]),
                    set,
                    compileTwenty,
                    command("report", on: twenty, ["-o", samples.path("Report.html"), "--quiet"]),
                ] + importRows)
        }
    }

    private func lint(
        _ file: SampleFile, in languages: String = "two languages", _ targets: [Target], runs: Int = 1
    ) -> Row {
        outside(
            "`fitloc lint`, \(file.megabytes) MB in \(languages)", [fitloc, "lint", file.path],
            bytes: file.bytes, targets, runs: runs)
    }

    private func command(
        _ name: String, on file: SampleFile, _ arguments: [String] = [], targets: [Target] = []
    ) -> Row {
        let words = name.split(separator: " ").map(String.init)
        return outside(
            "`fitloc \(name)`, \(file.megabytes) MB", [fitloc] + words + [file.path] + arguments, bytes: file.bytes,
            targets)
    }

    /// The row for `fitloc compile`.
    ///
    /// The output folder is removed first, because the command does not rewrite unchanged files.
    private var compileTwenty: Row {
        get throws {
            let file = try twenty
            let line = "rm -rf \"$2\"; exec \"$0\" compile \"$1\" -o \"$2\" --quiet"
            return outside(
                "`fitloc compile`, \(file.megabytes) MB in twenty languages",
                ["/bin/sh", "-c", line, fitloc, file.path, samples.path("Compiled")], bytes: file.bytes)
        }
    }

    /// The row for `fitloc set`.
    ///
    /// Each run sets another text, because the command writes only changes.
    private var set: Row {
        get throws {
            let changed = try samples.catalog("Changed", .two, keys: 100_000)
            let line = "exec \"$0\" set \"$1\" --catalog \"$2\" --value \"$3=Texto $$\" --quiet"
            return outside(
                "`fitloc set`, \(changed.megabytes) MB",
                ["/bin/sh", "-c", line, fitloc, SampleEdit.key, changed.path, SampleEdit.language],
                bytes: changed.bytes, [.milliseconds(250), .memory(4)])
        }
    }

    private var importRows: [Row] {
        guard let python else { return [] }
        return python.names.map { library in
            outside("`python3 -c 'import \(library)'`", [python.interpreter, "-c", "import \(library)"], runs: 5)
        }
    }
}
