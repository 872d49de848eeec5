/// The subtags of a language tag, in conventional case.
package struct LanguageSubtags: Hashable, Sendable {
    /// The language: two or three letters, or five to eight; nil only for tags of private use.
    package var language: String?
    /// The script: four letters, such as `Hans`.
    package var script: String?
    /// The region: two letters or three digits, such as `BR` or `419`.
    package var region: String?
    /// The variants, such as `valencia` or `1996`.
    package var variants: [String] = []
    /// All subtags from the first single-character subtag on, such as `u`, `nu`, `latn`.
    package var extensions: [String] = []

    /// The tag with these subtags.
    package var joined: String {
        ([language, script, region].compactMap(\.self) + variants + extensions).joined(separator: "-")
    }
}

extension LanguageSubtags {
    /// Parses a tag, split at `-` and `_`; returns nil if the tag is not well-formed.
    ///
    /// A former name of a language, such as `English`, is its code.
    package init?(parsing spelling: String) {
        if let code = FormerLanguageName.code(of: spelling) {
            self.init(language: code)
            return
        }
        let parts = spelling.utf8.split(omittingEmptySubsequences: false) { $0 == Self.hyphen || $0 == Self.underscore }
        let subtags = parts.compactMap(Subtag.init)
        guard subtags.count == parts.count else { return nil }
        var rest = subtags[...]
        self.init()
        if let first = rest.first, first.isLanguage {
            language = first.lowercased
            rest.removeFirst()
            takeScriptAndRegion(from: &rest)
            guard takeVariants(from: &rest) else { return nil }
        } else if rest.first?.lowercased != "x" {
            return nil
        }
        guard Self.areExtensions(rest) else { return nil }
        extensions = rest.map(\.lowercased)
    }

    private static let hyphen = UInt8(ascii: "-")
    private static let underscore = UInt8(ascii: "_")

    private mutating func takeScriptAndRegion(from rest: inout ArraySlice<Subtag>) {
        if let next = rest.first, next.isScript {
            script = next.titlecased
            rest.removeFirst()
        }
        if let next = rest.first, next.isRegion {
            region = next.uppercased
            rest.removeFirst()
        }
    }

    /// Removes the variants from `rest`; returns false for a repeated variant, which is not well-formed.
    private mutating func takeVariants(from rest: inout ArraySlice<Subtag>) -> Bool {
        while let next = rest.first, next.isVariant {
            let variant = next.lowercased
            guard !variants.contains(variant) else { return false }
            variants.append(variant)
            rest.removeFirst()
        }
        return true
    }

    /// Returns whether `rest` is a valid list of extensions or empty.
    ///
    /// Each extension is a single character followed by at least one longer subtag. After `x`, all subtags are allowed.
    private static func areExtensions(_ rest: ArraySlice<Subtag>) -> Bool {
        var awaitsValue = false
        for (index, subtag) in zip(rest.indices, rest) {
            guard subtag.count == 1 else {
                guard index != rest.startIndex else { return false }
                awaitsValue = false
                continue
            }
            guard !awaitsValue else { return false }
            if subtag.lowercased == "x" { return rest.index(after: index) < rest.endIndex }
            awaitsValue = true
        }
        return !awaitsValue
    }
}
