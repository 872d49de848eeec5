import CatalogCore
import Workspaces

/// The running program.
enum RunningProgram {
    /// The state of its file, which differs between versions and builds of the program; nil if the file is unknown.
    static let state: String? = {
        let path = ProgramFolder.own
        return (try? FileStatus(ofPath: path)).map { status in
            let identity = status.identity
            return "\(path) \(identity.device) \(identity.inode) \(identity.size) \(identity.modified)"
        }
    }()
}
