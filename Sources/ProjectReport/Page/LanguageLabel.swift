import CatalogReports
import CatalogRuntime
import Foundation
import InterfaceTexts

/// The label of a language: its tag, and its name in the language of the page.
struct LanguageLabel {
    /// The language of the page.
    static var ofPage: LanguageTag { InterfaceLanguage.best(for: CatalogLanguage.preferred) }

    /// Returns the tag with the name.
    static func node(_ language: LanguageTag, isSource: Bool = false) -> HTMLNode {
        let name = Locale(identifier: ofPage.spelling).localizedString(forIdentifier: language.canonical.spelling)
        let facts = [name, isSource ? Texts.Report.source.resolved : nil].compactMap { $0 }
        return .group([
            .tag("bdi", ["translate": "no"], .text(language.spelling)),
            .tag("small", .text(facts.isEmpty ? "" : " " + facts.joined(separator: ", "))),
        ])
    }
}
