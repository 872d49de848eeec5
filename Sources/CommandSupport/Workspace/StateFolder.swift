/// Where programs keep what is not the project's business: `$XDG_STATE_HOME/fitloc`, else `~/.local/state/fitloc`.
enum StateFolder {
    /// The folder's absolute path; nil where neither variable holds one.
    static func path(_ environment: [String: String]) -> String? {
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
        return (state ?? home).map { "\($0)/fitloc" }
    }
}
