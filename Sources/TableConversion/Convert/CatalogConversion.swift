import CatalogCore
import CatalogRuntime
import StringTables

/// A legacy table as a string catalog in Xcode's form: every language, plurals, devices and comments.
///
/// The keys are `manual`, since no compiler extracted them, and the texts `translated` (`docs/formats.md` §2).
public struct CatalogConversion: Sendable {
    /// The table's name, which the catalog must keep for code to find it.
    public let name: String
    /// The catalog.
    public let bytes: [UInt8]
    /// What a person should know, by file and place.
    public let remarks: [ConversionRemark]
    /// The number of keys.
    public let keyCount: Int
    /// The number of keys whose text varies.
    public let variedCount: Int
    /// The languages, the source language first.
    public let languages: [LanguageTag]

    /// Converts a table.
    ///
    /// - Parameter sourceTexts: texts of the source language that are in no file of the table, by key: those of a
    ///   storyboard.
    public init(_ table: LegacyTable, sourceLanguage: LanguageTag, sourceTexts: [String: String] = [:]) {
        var converter = CatalogConverter(
            table, languages: ConvertedLanguages(source: sourceLanguage), sourceTexts: sourceTexts)
        let members = (0..<table.entryCount).compactMap { converter.member(for: table.entry(at: $0)) }
        converter.remark(on: table)
        converter.remarkOnComments(of: table)
        name = table.name
        bytes = XcodeForm.bytes(
            of: .object([
                .init("sourceLanguage", .string(converter.languages.source.spelling)),
                .init("strings", .ordered(members)),
                .init("version", .string("1.0")),
            ]))
        keyCount = members.count
        variedCount = converter.variedCount
        let others = converter.found.filter { $0 != converter.languages.source }
        languages = others.count < converter.found.count ? [converter.languages.source] + others : others
        remarks = converter.remarks.sorted
    }

    /// The source language that a table is converted with, as far as its folders tell.
    ///
    /// - Parameter chosen: what a person or the configuration says, which comes first.
    public static func sourceLanguage(of table: LegacyTable, chosen: LanguageTag?) -> LanguageTag? {
        ConvertedLanguages.source(of: table, chosen: chosen)
    }
}
