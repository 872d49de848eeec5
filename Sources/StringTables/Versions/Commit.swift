/// A commit of a version control system.
public struct Commit: Hashable, Sendable {
    /// The full hash, in hexadecimal digits.
    public let name: String
    /// The author, as mapped by the `.mailmap` of the repository if there is one.
    public let author: String
    /// The author date with the time zone of the author, such as `2026-03-01T09:30:00+01:00`.
    public let date: String
    /// The first line of the commit message.
    public let subject: String
    /// Whether a shallow clone ends at this commit, so that its apparent changes may be older.
    public let isBoundary: Bool

    /// Creates a commit.
    public init(name: String, author: String, date: String, subject: String, isBoundary: Bool = false) {
        self.name = name
        self.author = author
        self.date = date
        self.subject = subject
        self.isBoundary = isBoundary
    }

    /// The abbreviated hash, in the length that `git blame` shows.
    public var shortName: String { String(name.prefix(8)) }

    /// The author date without the time, such as `2026-03-01`.
    public var day: String { String(date.prefix(10)) }
}
