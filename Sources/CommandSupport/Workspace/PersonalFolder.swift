/// Where programs keep what is not the project's business, by the conventions of XDG.
enum PersonalFolder {
    /// What has to last: `$XDG_STATE_HOME/fitloc`, else `~/.local/state/fitloc`; nil where neither can be told.
    static func state(_ environment: [String: String]) -> String? {
        path("XDG_STATE_HOME", belowHome: ".local/state", environment)
    }

    /// What can be made again: `$XDG_CACHE_HOME/fitloc`, else `~/.cache/fitloc`; nil where neither can be told.
    static func cache(_ environment: [String: String]) -> String? {
        path("XDG_CACHE_HOME", belowHome: ".cache", environment)
    }

    private static func path(
        _ variable: String, belowHome folder: String, _ environment: [String: String]
    ) -> String? {
        let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(folder)" : nil }
        return (named ?? home).map { "\($0)/fitloc" }
    }
}
