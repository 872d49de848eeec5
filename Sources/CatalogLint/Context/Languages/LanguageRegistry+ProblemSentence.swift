import CatalogCore
import CatalogRuntime

extension LanguageRegistry.Problem {
    /// The message about a language tag with this problem.
    public func sentence(about tag: LanguageTag) -> FindingMessage {
        switch self {
        case .malformed: "\(Quotation.of(tag.spelling)) is not a language tag; tags look like pt-BR or zh-Hans"
        case .unknownLanguage(let code): "there is no language \(Quotation.of(code))" + Self.advice(code)
        case .unknownScript(let code): "there is no script \(Quotation.of(code))"
        case .unknownRegion(let code): "there is no region \(Quotation.of(code))"
        }
    }

    /// Country codes that are often used by mistake for a language.
    private static let countries = ["cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "cn": "zh-Hans", "ua": "uk"]

    /// Returns the intended language for a country code that is often used by mistake; nil for other codes.
    public static func languageOfCountry(_ code: String) -> String? { countries[code] }

    private static func advice(_ code: String) -> FindingMessage {
        languageOfCountry(code).map { "; did you mean \(Quotation.of($0))?" } ?? ""
    }
}
