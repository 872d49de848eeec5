/// A name that stands for a commit.
package struct GitRevision: Equatable, Sendable {
    /// What a name is one of.
    package enum Kind: String, Sendable {
        /// What is checked out.
        case head
        /// A branch.
        case branch
        /// A tag.
        case tag
        /// A branch of another repository, as it was last seen.
        case remote = "remote branch"
    }

    /// The name, as commands take it.
    package let name: String
    /// What it is a name of.
    package let kind: Kind

    /// How many of each kind are told.
    private static let limit = 500
    /// Nobody waits longer for them.
    private static let seconds = 2

    /// HEAD, the branches, the last tags and the branches of remotes; none where there is no repository.
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
