/// A name for a commit.
package struct GitRevision: Equatable, Sendable {
    /// The kinds of names for commits.
    package enum Kind: String, Sendable {
        /// The checked-out commit.
        case head
        /// A branch.
        case branch
        /// A tag.
        case tag
        /// A branch of a remote repository, as of the last fetch.
        case remote = "remote branch"
    }

    /// The name, in the form that commands accept.
    package let name: String
    /// The kind of the name.
    package let kind: Kind

    /// The maximum number of references to list.
    private static let limit = 500
    /// The time limit in seconds.
    ///
    /// Completion of arguments must not take longer.
    private static let seconds = 2

    /// Returns HEAD, the branches, the latest tags and the remote branches; empty without a repository.
    package static func all(around folder: String) -> [GitRevision] {
        let git = GitProgram(in: folder, seconds: seconds)
        let kinds: [(Kind, String)] = [
            (.branch, "refs/heads/"), (.tag, "refs/tags/"), (.remote, "refs/remotes/"),
        ]
        let words = ["for-each-ref", "--sort=-creatordate", "--format=%(refname)", "--count=\(limit)"]
        guard let output = try? git.output(of: words + kinds.map(\.1)) else { return [] }
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let found = kinds.flatMap { kind, folder in
            names.filter { $0.hasPrefix(folder) }
                .map { GitRevision(name: String($0.dropFirst(folder.count)), kind: kind) }
                .filter { kind != .remote || !$0.name.hasSuffix("/HEAD") }
        }
        return [GitRevision(name: "HEAD", kind: .head)] + found
    }
}
