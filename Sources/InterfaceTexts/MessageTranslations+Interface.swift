import CatalogCore

extension MessageTranslations {
    /// The words of findings in the interface’s language; nil for English.
    package static var ofInterface: MessageTranslations? {
        let language = InterfaceLanguage.best(for: CatalogLanguage.preferred)
        return language == portuguese.language ? portuguese : nil
    }

    /// The Portuguese words of findings.
    package static let portuguese = MessageTranslations(language: "pt-BR", templates: FindingTexts.portuguese)
}

extension FindingMessage {
    /// The message in the interface’s language.
    package var inInterfaceLanguage: String { text(in: .ofInterface) }
}
