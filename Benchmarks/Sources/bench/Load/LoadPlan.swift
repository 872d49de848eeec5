/// The load workloads, each with the size of the largest projects that fitloc should support.
enum LoadPlan {
    /// All workloads, in the order of the page.
    static let all = [
        LoadWorkload(
            name: "load-keys", summary: "lint a catalog near the limit of size", size: 1_000_000
        ) { plan, keys in
            let file = try plan.samples.catalog("Keys\(keys)", .keyedByText, keys: keys)
            return lint(plan, "`fitloc lint`, \(file.keyCount) keys, \(file.megabytes) MB", file)
        },
        LoadWorkload(
            name: "load-languages", summary: "lint a catalog in 100 languages", size: 10_000
        ) { plan, keys in
            let file = try plan.samples.catalog("Hundred\(keys)", .hundred, keys: keys)
            return lint(
                plan, "`fitloc lint`, 100 languages × \(file.keyCount) keys, \(file.megabytes) MB", file)
        },
        LoadWorkload(
            name: "load-catalogs", summary: "lint the catalogs of a monorepo", size: 1_000
        ) { plan, catalogs in
            let folder = try plan.samples.monorepo(catalogs: catalogs)
            return plan.outside(
                "`fitloc lint`, \(folder.catalogs) catalogs of \(SampleMonorepo.keysACatalog) keys",
                [plan.fitloc, "lint", folder.path], bytes: folder.bytes)
        },
        LoadWorkload(
            name: "load-files", summary: "extract from Swift files, without a cache", size: 10_000
        ) { plan, files in
            let app = try plan.samples.app(files: files)
            return plan.outside(
                "`fitloc extract`, \(app.files) Swift files of \(app.lines) lines",
                plan.coldCommand("extract --format json .", app), bytes: app.bytes)
        },
        LoadWorkload(
            name: "load-versions", summary: "blame through the versions of a catalog, without a cache", size: 10_000
        ) { plan, commits in
            let history = try plan.samples.repository(commits: commits, keys: 200)
            let line = "rm -rf \"$1/.git/fitloc\"; cd \"$1\" && exec \"$0\" blame \"$2\""
            return plan.outside(
                "`fitloc blame`, \(history.commits) versions",
                ["/bin/sh", "-c", line, plan.fitloc, history.path, SampleEdit.key], bytes: history.bytes)
        },
    ]

    /// The names of all workloads.
    static var names: [String] { all.map(\.name) }

    /// The name and summary of each workload.
    static var summaries: [(String, String)] { all.map { ($0.name, $0.summary) } }

    private static func lint(_ plan: Plan, _ title: String, _ file: SampleFile) -> Row {
        plan.outside(title, [plan.fitloc, "lint", file.path], bytes: file.bytes)
    }
}
