import CatalogCore
import CatalogRuntime

extension LanguageRegistry.Problem {
    /// What is wrong with a tag, as a sentence for people.
    public func sentence(about tag: LanguageTag) -> String {
        switch self {
        case .malformed: "\(Quotation.of(tag.spelling)) is no language tag, as pt-BR and zh-Hans are"
        case .unknownLanguage(let code): "there is no language \(Quotation.of(code))\(Self.advice(code))"
        case .unknownScript(let code): "there is no script \(Quotation.of(code))"
        case .unknownRegion(let code): "there is no region \(Quotation.of(code))"
        }
    }

    /// Codes of countries that people write for their languages.
    private static let countries = ["cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "cn": "zh-Hans", "ua": "uk"]

    /// The language that was meant by a country's code, where people are known to mix the two up.
    public static func languageOfCountry(_ code: String) -> String? { countries[code] }

    private static func advice(_ code: String) -> String {
        languageOfCountry(code).map { "; did you mean “\($0)”?" } ?? ""
    }
}
