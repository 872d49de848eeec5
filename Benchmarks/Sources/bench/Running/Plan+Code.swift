import Foundation

/// Reading Swift code, against what only parses it.
extension Plan {
    /// A tree of Swift files; swift-syntax alone is the reference.
    var code: Section {
        Section(
            title: "Read \(app.files) Swift files of \(app.lines) lines", comparison: .time(ofRow: 0),
            rows: [
                whole("swift-syntax alone: every file parsed, nothing looked for", [parseProbe, app.path]),
                whole(
                    "`swiftc -frontend -parse`, one process",
                    ["/bin/sh", "-c", "find \"$0\" -name '*.swift' | xargs swiftc -frontend -parse", app.path]),
                fitloc("`fitloc extract --format json`, nothing kept", "extract --format json .", isCold: true),
                fitloc("the same, with what the first run kept", "extract --format json .", isCold: false),
                fitloc("`fitloc unused`, nothing kept", "unused", isCold: true),
                fitloc("the same, with what the first run kept", "unused", isCold: false),
                fitloc("`fitloc lint --sources`, nothing kept", "lint --sources .", isCold: true),
                fitloc("the same, with what the first run kept", "lint --sources .", isCold: false),
            ])
    }

    /// The program that parses and does nothing else.
    private var parseProbe: String { besideFitloc("parse-probe") }

    private func besideFitloc(_ name: String) -> String {
        URL(fileURLWithPath: fitloc).deletingLastPathComponent().appendingPathComponent(name).path
    }

    private func fitloc(_ title: String, _ arguments: String, isCold: Bool) -> Row {
        let cache = "\(app.path)-cache"
        let clean = isCold ? "rm -rf \"$2\"; " : ""
        let line = "\(clean)cd \"$1\" && XDG_CACHE_HOME=\"$2\" exec \"$0\" \(arguments)"
        return whole(title, ["/bin/sh", "-c", line, fitloc, app.path, cache])
    }

    private func whole(_ title: String, _ command: [String]) -> Row {
        Row(title: title, command: command, clock: .outside, bytes: app.bytes, mayFind: true)
    }
}
