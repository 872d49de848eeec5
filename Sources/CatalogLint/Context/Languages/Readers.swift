import CatalogRuntime

/// The people for whom the texts of a language tag are written.
///
/// A tag can be well-formed and registered without being the language of any user.
package enum Readers: Hashable, Sendable {
    /// Users of the app.
    case users
    /// Testers: the tag is a pseudo-language such as en-XA, or stands for no certain language, such as zxx.
    case testers
    /// Translators: the texts explain the messages (`qqq`), or are their keys (`qqx`), as translatewiki.net writes them.
    case translators

    /// Determines the readers of the texts of a language tag.
    package init(of tag: LanguageTag) {
        let language = tag.language ?? ""
        if ["qqq", "qqx"].contains(language) {
            self = .translators
        } else if Self.uncertain.contains(language) || Self.isPrivate(language) || Self.isPseudo(tag) {
            self = .testers
        } else {
            self = .users
        }
    }

    /// The codes for no text and for a language without a code.
    ///
    /// `und` is the language of files without a language folder, and `mul` that of the folder for several languages. Users
    /// may read both.
    private static let uncertain: Set<String> = ["zxx", "mis"]

    /// Returns whether a code is for private use, such as `qps` for pseudo-languages of Windows.
    private static func isPrivate(_ language: String) -> Bool {
        language.utf8.count == 3 && language >= "qaa" && language <= "qtz"
    }

    /// The variants of CLDR's pseudo-languages.
    private static let pseudoVariants: Set<String> = ["psaccent", "psbidi", "pscrack"]

    /// Returns whether a tag is a pseudo-language: `en-XA`, `ar-XB`, `en-x-pseudo`, `fr-psaccent`.
    private static func isPseudo(_ tag: LanguageTag) -> Bool {
        if ["XA", "XB"].contains(tag.region) { return true }
        let subtags = tag.spelling.lowercased().split { "-_".contains($0) }
        return subtags.dropFirst().contains { pseudoVariants.contains(String($0)) || $0.hasPrefix("pseudo") }
    }
}

extension RuleCategory {
    /// Returns whether the rules of the category can judge a text for these readers.
    ///
    /// A pseudo-language has no words, plurals or spelling, but its arguments, placeholders, spaces and lengths must be
    /// right, because testers run the app with it. Explanations for translators are not shown by the app.
    package func concerns(_ readers: Readers) -> Bool {
        switch (readers, self) {
        case (.users, _), (_, .structure), (_, .metadata), (_, .keys), (_, .code), (_, .compile): true
        case (.testers, .specifiers), (.testers, .markup), (.testers, .text): true
        case (.testers, _), (.translators, _): false
        }
    }
}
