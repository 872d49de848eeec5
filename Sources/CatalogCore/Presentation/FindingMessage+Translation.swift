import CatalogRuntime
import Foundation

/// The translations of findings' messages into one language.
public struct MessageTranslations: Sendable {
    /// The language of the translations.
    public let language: LanguageTag
    /// The translations by English template.
    private let templates: [String: String]

    /// Creates translations.
    ///
    /// - Parameter templates: The translations by ``FindingMessage/template``, with the same placeholders.
    public init(language: LanguageTag, templates: [String: String]) {
        self.language = language
        self.templates = templates
    }

    /// The translation of a template; nil if there is none.
    public subscript(template: String) -> String? { templates[template] }
}

extension FindingMessage {
    /// The English words with `%1$@`, `%2$@` … for the arguments, which is the key of the translations.
    public var template: String {
        var (text, count) = ("", 0)
        for piece in pieces {
            if case .words(let words) = piece {
                text += words.contains("%") ? words.replacing("%", with: "%%") : words
            } else {
                count += 1
                text += "%\(count)$@"
            }
        }
        return text
    }

    /// The templates of the message and of its arguments that are messages.
    public var templates: [String] {
        [template]
            + pieces.flatMap { piece -> [String] in
                if case .message(let message) = piece { message.templates } else { [] }
            }
    }

    /// The arguments that are the same in every language, including those of nested messages.
    public var values: [String] {
        pieces.flatMap { piece -> [String] in
            switch piece {
            case .value(let text): [text]
            case .message(let message): message.values
            case .words, .language: []
            }
        }
    }

    /// Returns the message in a language, or in English if it has no translation.
    ///
    /// - Parameter translations: The translations, or nil for English.
    public func text(in translations: MessageTranslations?) -> String {
        if let translations, let template = translations[template] {
            let arguments = pieces.filter { if case .words = $0 { false } else { true } }
            return Self.filled(template, arguments.map { $0.text(in: translations) })
        }
        return pieces.map { $0.text(in: translations) }.joined()
    }

    /// Returns a template with its placeholders replaced and `%%` as `%`.
    private static func filled(_ template: String, _ arguments: [String]) -> String {
        var result = ""
        var rest = template[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let digits = rest.prefix { $0.isNumber }
            if let number = Int(digits), arguments.indices.contains(number - 1),
                rest.dropFirst(digits.count).hasPrefix("$@")
            {
                result += arguments[number - 1]
                rest = rest.dropFirst(digits.count + 2)
            } else {
                result += "%"
                if rest.first == "%" { rest = rest.dropFirst() }
            }
        }
        return result + rest
    }
}

extension FindingMessage.Piece {
    /// Returns the part in a language.
    fileprivate func text(in translations: MessageTranslations?) -> String {
        switch self {
        case .words(let text), .value(let text): text
        case .message(let message): message.text(in: translations)
        case .language(let tag): Self.name(of: tag, in: translations?.language)
        }
    }

    /// Returns the name of a language, or its tag if the locale has no name for it.
    private static func name(of tag: LanguageTag, in language: LanguageTag?) -> String {
        let locale = Locale(identifier: language?.spelling.replacing("-", with: "_") ?? "en_US")
        return VisibleText.inLine(locale.localizedString(forIdentifier: tag.canonical.spelling) ?? tag.spelling)
    }
}
