/// The names of the columns that are not languages, also used by `fitloc list --format csv`.
enum SheetColumns {
    static let key = "key"
    package static let part = "part"
    package static let path = "path"
    static let comment = "comment"

    static let all = [key, part, path, comment]

    /// A column that has a name of its own in the files of a translation system.
    enum Role {
        case key
        case comment
        /// The source text, whose language the file does not name.
        case source
        /// The translation, whose language the file does not name.
        case target
        /// Whether the translation needs review.
        case fuzzy
        /// A number or another detail of the row.
        case detail
    }

    private static let names: [(Role, Set<String>)] = [
        (.key, ["key name", "keys", "identifier", "term", "string id", "string key"]),
        (.comment, ["comments", "developer comment", "developer comments", "description"]),
        (.source, ["source", "source phrase", "source string", "source text"]),
        (.target, ["target", "target string", "target text", "translation", "translated text"]),
        (.fuzzy, ["fuzzy"]),
        (.detail, ["key id", "location", "reference", "references"]),
    ]

    /// The columns of POEditor's files, which have no heading.
    static let implied = ["term", "translation", "context", "reference", "comment"]

    /// Returns the roles of columns by their indices.
    ///
    /// Names count in any case, with underscores or spaces. A column named as fitloc names it comes before others of
    /// the same role. In files of Weblate, the key is the context.
    static func roles(of headings: [String]) -> [Int: Role] {
        let folded = headings.map { heading in
            heading.lowercased().split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: " ")
        }
        var roles: [Int: Role] = [:]
        var taken = Set(headings.compactMap { [key: "key", comment: "comment"][$0] })
        for (role, names) in names {
            guard role == .detail || !taken.contains("\(role)") else { continue }
            for index in folded.indices where names.contains(folded[index]) {
                roles[index] = role == .detail || taken.insert("\(role)").inserted ? role : .detail
            }
        }
        if !taken.contains("key"), taken.isSuperset(of: ["source", "target"]) {
            for index in folded.indices where ["context", "key"].contains(folded[index]) { roles[index] = .key }
        } else if !taken.contains("key") {
            for index in folded.indices where folded[index] == key { roles[index] = .key }
        }
        return roles
    }
}
