import CatalogRuntime
import Foundation

/// Recognizes headings of spreadsheets that name a language by something other than its tag.
///
/// Texts below such a heading are translations that an import would lose. All other columns, such as “notes” or
/// “status”, belong to the people who keep the spreadsheet.
enum LanguageHeading {
    /// Returns whether a heading is the name of a language, or has the form of a tag with a region: `Polish`,
    /// `polski (pl)`, `xx_YY`.
    ///
    /// Names count in English, in the language itself and in the languages of the spreadsheet.
    ///
    /// - Parameter languages: The languages of the other columns.
    static func names(_ heading: String, beside languages: [LanguageTag]) -> Bool {
        if isTag(heading) { return true }
        let name = folded(String(heading.prefix { !"([{".contains($0) }))
        guard !name.isEmpty else { return false }
        let spoken = (["en"] + languages.map(\.spelling)).map { Locale(identifier: $0) }
        return Locale.LanguageCode.isoLanguageCodes.contains { code in
            let code = code.identifier
            return (spoken + [Locale(identifier: code)]).contains { locale in
                locale.localizedString(forLanguageCode: code).map { folded($0) == name } ?? false
            }
        }
    }

    /// Returns whether a heading has a code in small letters and a region in capital letters.
    private static func isTag(_ heading: String) -> Bool {
        let parts = heading.split(omittingEmptySubsequences: false) { "-_".contains($0) }
        guard parts.count == 2 else { return false }
        let (code, region) = (parts[0], parts[1])
        return 2...3 ~= code.count && code.allSatisfy { $0.isASCII && $0.isLowercase }
            && region.count == 2 && region.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    private static func folded(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespaces).folding(options: .caseInsensitive, locale: nil)
    }
}
