import CatalogCore
import FileSearch

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

    /// Returns the path of a file about a project: `FOLDER/AREA/PROJECT/NAME`, where PROJECT is the path of the project.
    package static func path(of name: String, in area: String, aboutProjectAt root: String, below folder: String)
        -> String
    {
        "\(folder)/\(area)\(root == "/" ? "" : root)/\(name)"
    }

    /// Returns the path of a file about a project in the folder for persistent data.
    ///
    /// Returns nil if the environment names no folder, or one inside the project, whose author could have written the
    /// file.
    package static func state(
        of name: String, in area: String, outside bounds: ProjectBounds, _ environment: [String: String]
    ) -> String? {
        guard let folder = state(environment), !bounds.contains(folder) else { return nil }
        return path(of: name, in: area, aboutProjectAt: bounds.root, below: folder)
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
