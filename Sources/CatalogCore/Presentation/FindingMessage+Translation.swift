import CatalogRuntime
import Foundation

/// The words of findings in another language than English.
public struct MessageTranslations: Sendable {
    /// The language.
    public let language: LanguageTag
    /// The translated templates by the English ones.
    private let templates: [String: String]

    /// Creates translations.
    ///
    /// - Parameter templates: by ``FindingMessage/template``, with the same placeholders.
    public init(language: LanguageTag, templates: [String: String]) {
        self.language = language
        self.templates = templates
    }

    /// The translation of a template; nil where there is none.
    public subscript(template: String) -> String? { templates[template] }
}

extension FindingMessage {
    /// The English words with `%1$@`, `%2$@` … in the place of arguments: the key of its translations.
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

    /// The templates of the message and of all messages in it.
    public var templates: [String] {
        [template]
            + pieces.flatMap { piece -> [String] in
                if case .message(let message) = piece { message.templates } else { [] }
            }
    }

    /// The arguments that are the same in every language, those of the messages in it too.
    public var values: [String] {
        pieces.flatMap { piece -> [String] in
            switch piece {
            case .value(let text): [text]
            case .message(let message): message.values
            case .words, .language: []
            }
        }
    }

    /// The message in a language, in English where it has no translation.
    ///
    /// - Parameter translations: nil for English.
    public func text(in translations: MessageTranslations?) -> String {
        if let translations, let template = translations[template] {
            let arguments = pieces.filter { if case .words = $0 { false } else { true } }
            return Self.filled(template, arguments.map { $0.text(in: translations) })
        }
        return pieces.map { $0.text(in: translations) }.joined()
    }

    /// A template with texts in the place of `%1$@` and so on, and with `%` for `%%`.
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
    /// The part in a language.
    fileprivate func text(in translations: MessageTranslations?) -> String {
        switch self {
        case .words(let text), .value(let text): text
        case .message(let message): message.text(in: translations)
        case .language(let tag): Self.name(of: tag, in: translations?.language)
        }
    }

    /// The name of a language; its tag where there is none.
    private static func name(of tag: LanguageTag, in language: LanguageTag?) -> String {
        let locale = Locale(identifier: language?.spelling.replacing("-", with: "_") ?? "en_US")
        return locale.localizedString(forIdentifier: tag.canonical.spelling) ?? tag.spelling
    }
}
