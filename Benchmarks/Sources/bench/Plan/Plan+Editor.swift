/// The section about work in an editor.
extension Plan {
    /// The section about the language server in a large app, in processor time; nil without Python.
    var editor: Section? {
        get throws {
            guard let python else { return nil }
            let app = try samples.app(files: 4_000)
            func row(_ title: String, _ job: String, _ targets: [Target] = []) -> Row {
                Row(
                    title: title,
                    command: [
                        python.interpreter, script("editor.py"), job, fitloc, app.path,
                        "\(app.path)/App/Feature0/Screen0View.swift", "\(app.path)/App/Localizable.xcstrings",
                    ], clock: .inside, bytes: nil, targets: targets)
            }
            return Section(
                title: "Work in an app of \(app.files) Swift files in an editor",
                subject: "Processor time of all cores.",
                comparison: .time(ofRow: 1),
                rows: [
                    row("start, to the first diagnostics of an open catalog", "open", [.milliseconds(1_000)]),
                    row("a keystroke in a Swift file, to its finding", "code", [.milliseconds(300)]),
                    row("the same, with the check of the whole app", "again"),
                    row("a changed text in the catalog, to its finding", "catalog", [.milliseconds(25)]),
                    row("`fitloc init --dry-run`, without a cache", "init", [.milliseconds(5_000)]),
                ])
        }
    }
}
