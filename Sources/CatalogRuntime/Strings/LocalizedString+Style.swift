import Foundation

extension LocalizedString {
    /// A format style for localized strings, which `Text` in SwiftUI uses.
    ///
    /// `Text(string, format: LocalizedString.Style())` passes the locale of its environment to the style. If this
    /// language differs from the system's, the text is in the language of this locale. Otherwise, the text is in the
    /// language that was current when the style was created (``CatalogLanguage``). A preview in Portuguese therefore
    /// needs only `.environment(\.locale, Locale(identifier: "pt_BR"))`.
    public struct Style: FormatStyle, Sendable {
        /// The preferred languages, in order of preference.
        private let languages: [String]

        /// Creates a style for the current language; a view that does so in its `body` is updated when the language
        /// changes.
        public init() {
            self.init(CatalogLanguage.preferred)
        }

        private init(_ languages: [LanguageTag]) {
            self.languages = languages.map(\.spelling)
        }

        /// Returns the text of `string`.
        public func format(_ string: LocalizedString) -> String {
            string.resolved(in: languages.map { LanguageTag($0) })
        }

        /// Returns the style in the language of a locale; unchanged if that is the system's language.
        public func locale(_ locale: Locale) -> Style {
            self.locale(locale, system: .current)
        }

        /// Returns the style in the language of a locale if it differs from that of `system`.
        ///
        /// The locales may differ in settings other than the language: `en` and `en_US@rg=brzzzz` are one language.
        func locale(_ locale: Locale, system: Locale) -> Style {
            let (language, own) = (LanguageTag(locale), LanguageTag(system))
            let isLikely = LikelySubtags(language).map { $0 == LikelySubtags(own) } ?? false
            return isLikely || language.isSameLanguage(as: own) ? self : Style([language])
        }
    }
}
