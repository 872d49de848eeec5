/// A commit, as people speak of it.
public struct Commit: Hashable, Sendable {
    /// Its full name, in hexadecimal digits.
    public let name: String
    /// Who wrote it, by the repository's `.mailmap` where there is one.
    public let author: String
    /// When it was written, as in `2026-03-01T09:30:00+01:00`: in the author's time zone.
    public let date: String
    /// The first line of its message.
    public let subject: String
    /// Whether a shallow clone ends with it, so that what it seems to have written may be older.
    public let isBoundary: Bool

    /// Creates a commit.
    public init(name: String, author: String, date: String, subject: String, isBoundary: Bool = false) {
        self.name = name
        self.author = author
        self.date = date
        self.subject = subject
        self.isBoundary = isBoundary
    }

    /// The beginning of its name, as long as `git blame` shows it.
    public var shortName: String { String(name.prefix(8)) }

    /// The day on which it was written, as in `2026-03-01`.
    public var day: String { String(date.prefix(10)) }
}
