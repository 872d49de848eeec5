/// The section about reading Swift code.
extension Plan {
    /// The section about reading a tree of Swift files; the reference is swift-syntax alone.
    var code: Section {
        get throws {
            let app = try samples.app(files: 500)
            return Section(
                title: "Read \(app.files) Swift files of \(app.lines) lines", comparison: .time(ofRow: 0),
                rows: [
                    whole("swift-syntax alone: every file parsed", app, [besideFitloc("parse-probe"), app.path]),
                    whole(
                        "`swiftc -frontend -parse`, one process", app,
                        ["/bin/sh", "-c", "find \"$0\" -name '*.swift' | xargs swiftc -frontend -parse", app.path]),
                    cold("`fitloc extract --format json`", "extract --format json .", app),
                    warm("extract --format json .", app, [.milliseconds(300)]),
                    cold("`fitloc unused`", "unused", app),
                    warm("unused", app),
                    cold("`fitloc lint --sources`", "lint --sources .", app, [.timesAsLong(2.5)]),
                    warm("lint --sources .", app, [.milliseconds(400)]),
                    edited("lint --sources .", app),
                ])
        }
    }

    private func cold(_ title: String, _ arguments: String, _ app: SampleApp, _ targets: [Target] = []) -> Row {
        whole("\(title), without a cache", app, coldCommand(arguments, app), targets)
    }

    private func warm(_ arguments: String, _ app: SampleApp, _ targets: [Target] = []) -> Row {
        whole("the same, with the cache of that run", app, cached(arguments, app, before: ""), targets)
    }

    private func edited(_ arguments: String, _ app: SampleApp) -> Row {
        whole(
            "the same, after a change of one file", app,
            cached(arguments, app, before: "echo >> \"$1/App/Feature0/Screen0View.swift\"; "))
    }

    /// Returns the shell command that runs `fitloc` on an app's files with an empty cache.
    func coldCommand(_ arguments: String, _ app: SampleApp) -> [String] {
        cached(arguments, app, before: "rm -rf \"$2\"; ")
    }

    private func cached(_ arguments: String, _ app: SampleApp, before: String) -> [String] {
        let line = "\(before)cd \"$1\" && XDG_CACHE_HOME=\"$2\" exec \"$0\" \(arguments)"
        return ["/bin/sh", "-c", line, fitloc, app.path, "\(app.path)-cache"]
    }

    private func whole(_ title: String, _ app: SampleApp, _ command: [String], _ targets: [Target] = []) -> Row {
        outside(title, command, bytes: app.bytes, targets)
    }
}
