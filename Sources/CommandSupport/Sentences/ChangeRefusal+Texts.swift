import XCStringsKit

extension ChangeRefusal {
    /// The sentences about texts that are there, or are missing.
    var textSentence: String {
        switch self {
        case .pluralCategory(let category, let language, let known):
            "\(Texts.Refusal.pluralCategory(language: language.spelling, category: category.rawValue, categories: Words.list(known.map(\.rawValue))))"
        case .needsPart(let key, let language, let parts):
            "\(Texts.Refusal.needsPart(key: Quotation.of(key), language: language.spelling, parts: Self.list(parts, in: language)))"
        case .noPlaceForPart(let key, let language, let part, let parts):
            "\(Texts.Refusal.noPlace(key: Quotation.of(key), language: language.spelling, part: part.description, parts: Self.list(parts, in: language)))"
        case .wholeAndParts(let key, let language):
            "\(Texts.Refusal.wholeAndParts(key: Quotation.of(key), language: language.spelling))"
        case .noText(let key, let language, let part?):
            "\(Texts.Refusal.noTextAt(key: Quotation.of(key), language: language.spelling, part: part.description))"
        case .noText(let key, let language, nil):
            "\(Texts.Refusal.noText(key: Quotation.of(key), language: language.spelling))"
        case .textChanged(let key, let language, let text):
            "\(Texts.Refusal.textChanged(key: Quotation.of(key), language: language.spelling, text: Quotation.of(text)))"
        case .unreferredSubstitution(let key, let language, let name):
            "\(Texts.Refusal.unreferred(key: Quotation.of(key), language: language.spelling, name: name))"
        case .missingLanguages(let key, let languages, let given):
            Self.missing(languages, of: key, given: given)
        case .missingCategories(let key, let language, let path, let categories):
            Self.missing(categories, at: path, of: key, in: language)
        default: "\(self)"
        }
    }

    private static func missing(_ languages: [LanguageTag], of key: String, given: [LanguageTag]) -> String {
        let refusal = Texts.Refusal.missingLanguages(
            key: Quotation.of(key), languages: Words.list(languages),
            options: Words.list(languages.map { "--value \($0)=TEXT" })
        ).resolved
        guard !given.isEmpty else { return refusal }
        return "\(Texts.Refusal.givenOthers(refusal: refusal, languages: Words.list(given)))"
    }

    private static func missing(
        _ categories: [PluralCategory], at path: PartPath, of key: String, in language: LanguageTag
    ) -> String {
        let parts = categories.map { path.appending(.variation(.plural, $0.rawValue)) }
        return Texts.Refusal.missingCategories(
            key: Quotation.of(key), categories: Words.list(categories.map { "“\($0.rawValue)”" }),
            language: language.spelling, options: Words.list(parts.map { "--value \(language).\($0)=TEXT" })
        ).resolved
    }

    private static func list(_ parts: [PartPath], in language: LanguageTag) -> String {
        Words.list(parts.map { $0.isWhole ? "\(language)" : "\(language).\($0)" })
    }
}

extension TableWriteError {
    /// Why a file could not be written, and what was written all the same.
    var sentence: String {
        let failure =
            switch reason {
            case let error as FileError: error.sentence
            // It names the place itself, as it does where nobody else was writing.
            case let refusal as ChangeRefusal: refusal.sentence
            default: "\(path): \(reason)"
            }
        return written.isEmpty
            ? failure : "\(Texts.Words.brokenRest(failure: failure, files: Words.list(written)))"
    }
}
