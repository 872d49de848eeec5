import CatalogCore
import CatalogRuntime
import StringTables

/// The choices of a user for an import.
package struct ImportSettings: Sendable {
    /// The language of the translations whatever the files say, or the only one to import; nil for all.
    package var language: LanguageTag?
    /// Whether to add keys that the table lacks.
    package var createsKeys = false
    /// Whether to add languages that the table lacks.
    package var createsLanguages = true
    /// The state of changed texts; nil for the state in the file, or else `translated`.
    ///
    /// If it is given, the states in the file say nothing about unchanged texts either.
    package var state: TranslationState?
    /// Whether texts of tables that only repeat the source text are translations.
    package var takesCopies = false
    /// Whether source texts in the files only accompany translations, so that a different one needs a decision.
    package var keepsSource = false
    /// The table as it was exported; nil if unknown.
    ///
    /// A text that the file has in common with it was not changed by a translator.
    package var base: BaseTable?
    /// Whether the result tells which texts the files and the table have in common afterwards.
    package var notesAgreement = false

    /// Creates settings.
    package init() {}

    /// Creates settings for texts in a language.
    ///
    /// - Parameter creates: Whether to add keys and languages that the table lacks.
    package init(creates: Bool, language: LanguageTag? = nil) {
        (createsKeys, createsLanguages, self.language) = (creates, creates, language)
    }
}
