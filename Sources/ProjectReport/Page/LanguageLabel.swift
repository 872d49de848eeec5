import CommandSupport
import Foundation
import XCStringsKit

/// A language as the page names it: by its tag, and in the words of whoever reads the page.
struct LanguageLabel {
    /// The language that the page speaks.
    static var ofPage: LanguageTag { InterfaceLanguage.best(for: CatalogLanguage.preferred) }

    /// The tag with the name beside it.
    static func node(_ language: LanguageTag, isSource: Bool = false) -> HTMLNode {
        let name = Locale(identifier: ofPage.spelling).localizedString(forIdentifier: language.canonical.spelling)
        let facts = [name, isSource ? Texts.Report.source.resolved : nil].compactMap { $0 }
        return .group([
            .tag("bdi", ["translate": "no"], .text(language.spelling)),
            .tag("small", .text(facts.isEmpty ? "" : " " + facts.joined(separator: ", "))),
        ])
    }
}
