import CatalogCore
import CatalogRuntime

/// The names of Android's resource folders, such as `values-pt-rBR` (`docs/formats.md` §9).
package enum AndroidFolder {
    /// The folder of the source language, to which every other language falls back.
    package static let source = "values"

    /// Returns the folder of a language; nil if Android has no name for the language.
    ///
    /// Folders for Hebrew, Indonesian and Yiddish have the old codes, and folders for Chinese have a region. Every
    /// version of Android finds these folders.
    package static func name(of language: LanguageTag) -> String? {
        let tag = language.canonical
        guard let code = tag.language, tag.isWellFormed else { return nil }
        let region = region(of: tag)
        let script = region == tag.region ? unusualScript(of: tag) : nil
        let isPlain = script == nil && tag.variants.isEmpty && region?.count != 3 && hasNoExtensions(tag)
        guard isPlain else { return "\(source)-b+" + tag.spelling.replacing("-", with: "+") }
        return "\(source)-\(oldCodes[code] ?? code)" + (region.map { "-r\($0)" } ?? "")
    }

    /// Returns the language of a folder; nil if the name has no language or further qualifiers.
    package static func language(of name: String) -> LanguageTag? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.first == source, parts.count > 1 else { return nil }
        if parts[1].hasPrefix("b+") {
            let tag = LanguageTag(String(parts[1].dropFirst(2)).replacing("+", with: "-"))
            return parts.count == 2 && tag.isWellFormed ? tag.canonical : nil
        }
        guard (2...3).contains(parts[1].count), !otherQualifiers.contains(parts[1]) else { return nil }
        let code = oldCodes.first { $0.value == parts[1] }?.key ?? parts[1]
        guard parts.count > 2 else { return wellFormed(code) }
        guard parts.count == 3, parts[2].hasPrefix("r"), parts[2].count == 3 else { return nil }
        let region = String(parts[2].dropFirst())
        let script = code == "zh" ? chineseRegions.first { $0.value == region }?.key : nil
        return wellFormed("\(code)-\(script ?? region)")
    }

    private static func wellFormed(_ spelling: String) -> LanguageTag? {
        let tag = LanguageTag(spelling)
        return tag.isWellFormed ? tag : nil
    }

    private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]
    private static let chineseRegions = ["Hans": "CN", "Hant": "TW"]
    /// Qualifiers that look like the code of a language.
    private static let otherQualifiers: Set<String> = ["car"]

    private static func region(of tag: LanguageTag) -> String? {
        guard tag.language == "zh", tag.region == nil else { return tag.region }
        return tag.script.flatMap { chineseRegions[$0] }
    }

    /// Returns the script of a tag, unless it is the usual script of the language in its region.
    private static func unusualScript(of tag: LanguageTag) -> String? {
        guard let script = tag.script, let code = tag.language else { return nil }
        return LanguageTag(code + (tag.region.map { "-\($0)" } ?? "")).likelyScript == script ? nil : script
    }

    private static func hasNoExtensions(_ tag: LanguageTag) -> Bool {
        !tag.spelling.split(separator: "-").contains { $0.count == 1 }
    }
}
