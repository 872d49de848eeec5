/// Which folder git counts paths from.
package enum GitWorkTree {
    /// The absolute path of the folder that holds `.git`, for an absolute path in it; nil outside of every repository.
    package static func root(around folder: String) -> String? {
        GitRepository(around: Array(folder.utf8)).map { String(decoding: $0.root, as: UTF8.self) }
    }
}
