import CatalogCore
import CatalogRuntime
import StringTables

/// A legacy table converted to a string catalog in Xcode's form, with all languages, plurals, devices and comments.
///
/// The keys are `manual`, because the compiler did not extract them, and the texts are `translated` (`docs/formats.md`
/// §2).
public struct CatalogConversion: Sendable {
    /// The name of the table, which the catalog must keep so that code finds it.
    public let name: String
    /// The bytes of the catalog.
    public let bytes: [UInt8]
    /// The remarks for the user, ordered by file and location.
    public let remarks: [ConversionRemark]
    /// The number of keys.
    public let keyCount: Int
    /// The number of keys with texts that vary.
    public let variedCount: Int
    /// The languages, source language first.
    public let languages: [LanguageTag]

    /// Converts a table.
    ///
    /// - Parameter sourceTexts: The source texts that no file of the table has, by key, such as those of a storyboard.
    public init(_ table: LegacyTable, sourceLanguage: LanguageTag, sourceTexts: [String: String] = [:]) {
        var converter = CatalogConverter(
            table, languages: ConvertedLanguages(source: sourceLanguage), sourceTexts: sourceTexts)
        let members = (0..<table.entryCount).compactMap { converter.member(for: table.entry(at: $0)) }
        converter.remark(on: table)
        converter.remarkOnComments(of: table)
        name = table.name
        bytes = XcodeForm.bytes(
            of: [
                "sourceLanguage": .string(converter.languages.source.spelling),
                "strings": .ordered(members),
                "version": "1.0",
            ])
        keyCount = members.count
        variedCount = converter.variedCount
        let others = converter.languagesWithTexts.filter { $0 != converter.languages.source }
        languages = others.count < converter.languagesWithTexts.count ? [converter.languages.source] + others : others
        remarks = converter.remarks.sorted
    }

    /// Returns the source language for the conversion of a table; nil if it cannot be determined.
    ///
    /// - Parameter chosen: The language chosen by the user or the configuration, which takes precedence.
    public static func sourceLanguage(of table: LegacyTable, chosen: LanguageTag?) -> LanguageTag? {
        ConvertedLanguages.source(of: table, chosen: chosen)
    }
}
