import CatalogCore
import CatalogLint

extension LanguageRegistry.Problem {
    /// Returns the error message about a tag, in the interface's language.
    package func localizedSentence(about tag: LanguageTag) -> String {
        switch self {
        case .malformed: "\(Texts.Tag.malformed(tag: Quotation.of(tag.spelling)))"
        case .unknownLanguage(let code):
            "\(Texts.Tag.unknownLanguage(code: Quotation.of(code)))"
                + Words.didYouMean(Self.languageOfCountry(code).map { Quotation.of($0) })
        case .unknownScript(let code): "\(Texts.Tag.unknownScript(code: Quotation.of(code)))"
        case .unknownRegion(let code): "\(Texts.Tag.unknownRegion(code: Quotation.of(code)))"
        }
    }
}
