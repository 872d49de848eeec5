/// The recognition of credentials in a command, which everyone who can read the repository would know.
enum CredentialWord {
    private static let names: Set<String> = [
        "token", "accesstoken", "authtoken", "apitoken", "apikey", "accesskey", "secret", "clientsecret", "password",
        "passwd", "passphrase", "credential", "credentials", "authorization", "bearer",
    ]

    /// The beginnings of tokens that translation services and code hosts give out.
    private static let beginnings = ["wlu_", "wlp_", "tgpak_", "tgpat_", "ghp_", "github_pat_", "glpat-"]

    /// Returns whether a name, such as that of an option or variable, is that of a credential.
    static func isName(_ name: some StringProtocol) -> Bool {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let last = words.last else { return false }
        return names.contains(String(last)) || names.contains(words.suffix(2).joined())
    }

    /// Returns the name of the first credential in the words of a command, without its value; nil if there is none.
    ///
    /// A variable such as `$TOKEN`, which a shell replaces, is no credential.
    static func name(in words: [String]) -> String? {
        for (index, word) in words.enumerated() {
            if let beginning = beginnings.first(where: { word.contains($0) }) { return beginning + "…" }
            if hasPassword(word) { return "://…@" }
            if let name = assignedName(in: word) { return name }
            let next = words.dropFirst(index + 1).first ?? ""
            if word.hasPrefix("-"), isName(word), isValue(next), !next.hasPrefix("-") { return word }
        }
        return nil
    }

    /// Returns the name in a word such as `--token=abc`, `TOKEN=abc` or `Authorization: Token abc`, which may be a script.
    private static func assignedName(in word: String) -> String? {
        for index in word.indices where word[index] == "=" || word[index] == ":" {
            let name = word[..<index].split { " \"'".contains($0) }.last ?? ""
            let rest = word[word.index(after: index)...]
            let end: Set<Character> = word[index] == "=" ? [" ", "\"", "'"] : ["\"", "'"]
            // Headers have a space before their value.
            let value = rest.drop { $0 == " " && word[index] == ":" }.prefix { !end.contains($0) }
            if isName(name), isValue(value) { return String(name) }
        }
        return nil
    }

    private static func isValue(_ text: some StringProtocol) -> Bool { !text.isEmpty && !text.contains("$") }

    /// Returns whether a word has an address with a password, such as `https://user:secret@example.com`.
    private static func hasPassword(_ word: String) -> Bool {
        guard let scheme = word.firstRange(of: "://") else { return false }
        let authority = word[scheme.upperBound...].prefix { $0 != "/" }
        guard let at = authority.lastIndex(of: "@") else { return false }
        let parts = authority[..<at].split(separator: ":", omittingEmptySubsequences: false)
        return parts.count > 1 && isValue(parts[1])
    }
}
