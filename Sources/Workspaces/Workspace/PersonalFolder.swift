import CatalogCore

/// The user's folders for data outside of projects, following the XDG conventions.
package enum PersonalFolder {
    /// Returns the folder for persistent data: `$XDG_STATE_HOME/fitloc`, or else `~/.local/state/fitloc`.
    ///
    /// Returns nil if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
    package static func state(_ environment: [String: String]) -> String? {
        path("XDG_STATE_HOME", belowHome: ".local/state", environment)
    }

    /// Returns the folder for caches: `$XDG_CACHE_HOME/fitloc`, or else `~/.cache/fitloc`.
    ///
    /// Returns nil if neither `XDG_CACHE_HOME` nor `HOME` is an absolute path.
    static func cache(_ environment: [String: String]) -> String? {
        path("XDG_CACHE_HOME", belowHome: ".cache", environment)
    }

    /// Returns the folder for files that a running program needs: `$XDG_RUNTIME_DIR/fitloc`, or else the folder for
    /// persistent data.
    ///
    /// Returns nil if the environment has no variable for either.
    package static func runtime(_ environment: [String: String]) -> String? {
        let named = environment["XDG_RUNTIME_DIR"].flatMap { folder in
            folder.hasPrefix("/") && FileReader.isFolder(folder) ? "\(folder)/fitloc" : nil
        }
        return named ?? state(environment)
    }

    private static func path(
        _ variable: String, belowHome folder: String, _ environment: [String: String]
    ) -> String? {
        let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(folder)" : nil }
        return (named ?? home).map { "\($0)/fitloc" }
    }
}
