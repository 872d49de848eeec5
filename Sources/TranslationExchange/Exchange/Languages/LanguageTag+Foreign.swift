import CatalogRuntime

extension LanguageTag {
    /// Creates a tag from the name of a language in a file of another program.
    ///
    /// Names follow BCP 47 (`pt-BR`), POSIX and gettext (`pt_BR.UTF-8`, `sr_RS@latin`, `ca@valencia`), or Android
    /// (`pt-rBR`, `b+sr+Latn`). The tag is not checked against the language registry.
    package init(foreign name: String) {
        let halves = name.filter { !$0.isWhitespace }.split(separator: "@", maxSplits: 1)
        // A character set after the language, as in `de_DE.UTF-8`, is ignored.
        let code = (halves.first ?? "").prefix { $0 != "." }
        var parts = code.split(omittingEmptySubsequences: false) { "-_+".contains($0) }.map(String.init)
        if code.hasPrefix("b+"), parts.count > 1 { parts.removeFirst() }
        if parts.count == 2, let region = Self.region(ofAndroid: parts[1]) { parts[1] = region }
        if halves.count == 2, let modifier = halves.last { Self.insert(String(modifier), into: &parts) }
        self.init(parts.joined(separator: "-"))
    }

    /// Returns the region of Android's `rBR`; nil for other subtags.
    private static func region(ofAndroid subtag: String) -> String? {
        guard subtag.count == 3, subtag.first == "r" else { return nil }
        let region = subtag.dropFirst()
        return region.allSatisfy { $0.isASCII && $0.isUppercase } ? String(region) : nil
    }

    /// Inserts a modifier of POSIX: a script, or a variant.
    ///
    /// A currency (`@euro`) and options of locales (`@calendar=gregorian`) do not change the language.
    private static func insert(_ modifier: String, into parts: inout [String]) {
        if let script = gettextScripts.first(where: { $0.value == modifier.lowercased() })?.key {
            parts.insert(script, at: min(1, parts.count))
        } else if (5...8).contains(modifier.count), modifier.allSatisfy({ $0.isASCII && $0.isLetter }) {
            parts.append(modifier)
        } else if modifier.lowercased() != "euro", !modifier.contains("=") {
            parts.append("@" + modifier)
        }
    }

    /// The scripts that gettext names in words.
    static let gettextScripts = [
        "Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari",
    ]
}
