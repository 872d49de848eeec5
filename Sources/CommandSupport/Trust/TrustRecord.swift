import XCStringsKit

/// The stored permissions of a project.
struct TrustRecord: Codable {
    /// The device and inode of the project's root.
    ///
    /// Another folder that later has the same path gets no permissions.
    let device: UInt64
    let inode: UInt64
    /// The permissions.
    var grants: [Grant]

    /// A stored permission.
    struct Grant: Codable {
        /// The spelling of the ``TrustGrant``.
        let grant: String
        /// The project's own file that the program consists of; nil if there is none.
        let program: ProgramFile?
    }

    /// Creates a record without permissions for a folder.
    init(of folder: FileIdentity) {
        (device, inode) = (folder.device, folder.inode)
        grants = []
    }

    /// Whether the record is about a folder.
    func isAbout(_ folder: FileIdentity) -> Bool { (device, inode) == (folder.device, folder.inode) }
}
