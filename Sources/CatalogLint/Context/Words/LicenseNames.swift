/// Names of licenses for software and works, which stay as they are in all languages.
package enum LicenseNames {
    /// Returns whether a text is such a name: `MIT License`, `Creative Commons Attribution 4.0`.
    package static func contain(_ text: String) -> Bool {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
        guard !words.isEmpty, names.contains(where: { words.starts(with: $0) }) else { return false }
        return words.allSatisfy { word in
            parts.contains(word) || names.contains { $0.contains(word) } || isVersion(word)
        }
    }

    private static func isVersion(_ word: Substring) -> Bool {
        let digits = word.first == "v" ? word.dropFirst() : word
        return !digits.isEmpty && digits.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// The words that names begin with.
    private static let names: [[Substring]] = [
        "mit license", "mit licence", "apache license", "apache licence", "bsd", "gnu", "gpl", "gplv2", "gplv3", "lgpl",
        "agpl", "agplv3", "mpl", "mozilla public", "isc license", "isc licence", "cc0", "cc by", "creative commons",
        "eclipse public", "eupl", "unlicense", "boost software", "sil open font",
    ].map { $0.split(separator: " ") }

    /// The words that names go on with.
    private static let parts: Set<Substring> = [
        "license", "licence", "public", "general", "lesser", "affero", "library", "free", "documentation",
        "attribution",
        "sharealike", "share", "alike", "noncommercial", "noderivatives", "nc", "nd", "sa", "international",
        "universal",
        "unported", "version", "clause", "new", "simplified", "revised", "domain", "dedication", "zero", "only", "or",
        "later",
    ]
}
