import CatalogRuntime

/// The name of the `.lproj` folder that Xcode creates for a language.
///
/// The name is the tag in conventional case with Foundation's replacements for old codes. It omits the script if the
/// language is usually written in it, and it keeps `_` (`docs/formats.md` §5). The lists reflect the observed behavior
/// of Xcode's tool.
package struct LanguageFolder {
    /// The name, without `.lproj`.
    package let name: String

    /// Determines the name for a language; nil if it is not a valid file name or is outside the output folder.
    package init?(_ language: LanguageTag) {
        let spelling = language.spelling
        guard !spelling.isEmpty, !spelling.hasPrefix("."), !spelling.utf8.contains(where: Self.isRefused) else {
            return nil
        }
        name = Self.canonical(spelling)
    }

    /// Returns whether a byte is a path separator on any system, a drive separator or a control character.
    private static func isRefused(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || "/\\:".utf8.contains(byte)
    }

    private static func canonical(_ spelling: String) -> String {
        guard let subtags = LanguageSubtags(parsing: spelling), let language = subtags.language else { return spelling }
        let separator: Character = spelling.contains("_") ? "_" : "-"
        var parts = spelling.split { $0 == "-" || $0 == "_" }.map(String.init)
        parts[0] = languages[language] ?? language
        var next = 1
        if let script = subtags.script {
            let isUsual = isUsual(script, language: parts[0], region: separator == "_" ? subtags.region : nil)
            parts.replaceSubrange(1..<2, with: isUsual ? [] : [script])
            next = isUsual ? 1 : 2
        }
        if let region = subtags.region { parts[next] = regions["\(parts[0])-\(region)"] ?? region }
        return parts.joined(separator: String(separator))
    }

    private static func isUsual(_ script: String, language: String, region: String?) -> Bool {
        scripts[language] == script || region.map { regionScripts["\(language)_\($0)"] == script } ?? false
    }

    private static let languages = [
        "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "jw": "jv", "cmn": "zh",
    ]
    private static let regions = ["en-UK": "GB", "cs-CS": "CZ"]
    private static let scripts = [
        "sr": "Cyrl", "az": "Latn", "uz": "Latn", "mn": "Cyrl", "kk": "Cyrl", "bs": "Latn", "hr": "Latn", "pa": "Guru",
        "ha": "Latn",
    ]
    /// The scripts that regions imply; the folder name omits such a script only if the tag contains `_`.
    private static let regionScripts = ["zh_CN": "Hans", "zh_TW": "Hant"]
}
