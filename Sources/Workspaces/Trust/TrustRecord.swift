import CatalogCore

/// The stored permissions of a project.
struct TrustRecord: Codable {
    /// The identity of the project's root.
    ///
    /// Another folder that later has the same path gets no permissions.
    let root: FolderIdentity
    /// The permissions.
    var grants: [Grant]

    /// A stored permission.
    struct Grant: Codable {
        /// The spelling of the ``TrustGrant``.
        let grant: String
        /// The project's own files that the command names, as they were; empty for services and paths.
        let files: [ProgramFile]
    }

    /// Creates a record without permissions for a folder.
    init(of folder: FolderIdentity) {
        root = folder
        grants = []
    }
}
