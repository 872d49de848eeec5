/// A language tag taken apart into its subtags, each in its conventional case.
package struct LanguageSubtags: Hashable, Sendable {
    /// Two or three letters, or five to eight; nil only in tags that are private use as a whole.
    package var language: String?
    /// Four letters: `Hans`.
    package var script: String?
    /// Two letters or three digits: `BR`, `419`.
    package var region: String?
    /// Spellings and dialects: `valencia`, `1996`.
    package var variants: [String] = []
    /// Everything from the first single-character subtag on: `u`, `nu`, `latn`.
    package var extensions: [String] = []

    /// The tag that the subtags make.
    package var joined: String {
        ([language, script, region].compactMap(\.self) + variants + extensions).joined(separator: "-")
    }
}

extension LanguageSubtags {
    /// Takes `spelling` apart at `-` and `_`; nil where it is not a well-formed tag.
    package init?(parsing spelling: String) {
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

    /// Takes the variants; false where one comes twice, which is not well-formed.
    private mutating func takeVariants(from rest: inout ArraySlice<Subtag>) -> Bool {
        while let next = rest.first, next.isVariant {
            let variant = next.lowercased
            guard !variants.contains(variant) else { return false }
            variants.append(variant)
            rest.removeFirst()
        }
        return true
    }

    /// Whether `rest` is empty or is extensions, each a single character with at least one longer subtag after it.
    ///
    /// After `x` everything goes.
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
