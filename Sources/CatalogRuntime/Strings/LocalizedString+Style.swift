import Foundation

extension LocalizedString {
    /// Shows localized strings as `FormatStyle` wants it, which is how SwiftUI asks for them.
    ///
    /// `Text(string, format: LocalizedString.Style())` asks with the locale of its environment. Where that is another than
    /// the system's, the text is in its language: a preview in Portuguese is `.environment(\.locale, Locale(identifier:
    /// "pt_BR"))`. Else it is in the language of the moment when the style was made (``CatalogLanguage``).
    public struct Style: FormatStyle, Sendable {
        /// The languages that are wanted, the dearest first.
        private let languages: [String]

        /// The style of the moment: a view that makes one in its `body` is drawn anew when the language changes.
        public init() {
            self.init(CatalogLanguage.preferred)
        }

        private init(_ languages: [LanguageTag]) {
            self.languages = languages.map(\.spelling)
        }

        /// The text of `string`.
        public func format(_ string: LocalizedString) -> String {
            string.resolved(in: languages.map { LanguageTag($0) })
        }

        /// The style in the language of a locale; the same style where that is the system's own.
        public func locale(_ locale: Locale) -> Style {
            self.locale(locale, system: .current)
        }

        /// The style in the language of a locale where the system's is `system`.
        func locale(_ locale: Locale, system: Locale) -> Style {
            locale.identifier == system.identifier ? self : Style([LanguageTag(locale)])
        }
    }
}
