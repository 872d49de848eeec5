import CatalogLint

/// Names of products and services, which are spelled alike in all languages.
enum ProductNames {
    /// Returns whether a text is the name of a well-known product.
    static func contains(_ text: String) -> Bool { WellKnownNames.contain(text) }

    /// Returns whether a text probably is the name of a product: a listed one, a name behind that of its company or
    /// before “CLI”, or one word with capital letters inside, such as `GitHub`.
    static func probablyContains(_ text: String, _ prose: Prose) -> Bool {
        if contains(text.filter { !"®™".contains($0) }) { return true }
        // Apple's logo stands before names of its products.
        if text.first == "\u{F8FF}" { return true }
        guard !prose.hasValues else { return false }
        let tokens = text.split(whereSeparator: \.isWhitespace)
        if tokens.count == 2, prose.isCapitalized, makers.contains(tokens[0].lowercased()) || tokens[1] == "CLI" {
            return true
        }
        return tokens.count == 1 && prose.words.count == 1 && isMixed(tokens[0])
    }

    /// Returns whether a word has a capital letter behind a small one: `GitHub`, `iCloud`.
    private static func isMixed(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    private static let makers: Set<String> = [
        "adobe", "amazon", "apple", "docker", "google", "meta", "microsoft", "mozilla", "nvidia", "openai", "samsung",
        "sony",
    ]
}

/// Declarations that hold names of companies and persons, which stay as they are in all languages.
enum NameHolders {
    /// Returns whether a text is probably such a name, given the name of the declaration that it flows through.
    static func holds(_ text: String, in declaration: String) -> Bool {
        let words = text.split { !$0.isLetter }
        guard words.allSatisfy({ $0.first?.isUppercase ?? false }), !general.contains(text.lowercased()) else {
            return false
        }
        let name = declaration.lowercased()
        return holders.contains { name.hasSuffix($0) || name.hasSuffix("\($0)name") }
            || ["appname", "productname", "companyname"].contains(where: name.hasSuffix)
    }

    /// Returns whether a type is for persons and teams, according to its name: `Contributor`.
    static func isPerson(_ type: String) -> Bool {
        ["Contributor", "Translator", "Author", "Developer", "Designer", "Sponsor"].contains(where: type.hasSuffix)
    }

    /// Returns whether a declaration lists persons who helped, whose names no language changes.
    static func listsPersons(_ declaration: String) -> Bool {
        let name = declaration.lowercased()
        return ["contributors", "maintainers", "translators", "authors", "sponsors"].contains(where: name.hasSuffix)
    }

    /// Returns whether a text stands in for a missing name: `Unknown`.
    static func standsIn(_ prose: Prose) -> Bool {
        prose.words.first.map { general.contains($0.lowercased()) } ?? false
    }

    private static let holders = [
        "manufacturer", "vendor", "brand", "publisher", "artist", "airline", "author", "token", "coin",
        "provider",
    ]
    /// Words that stand in for a missing name.
    private static let general: Set<String> = ["anonymous", "generic", "none", "other", "unknown", "various"]
}
