import Foundation

/// The request and response format of a service, determined by the path of the request.
enum FakeDialect {
    /// OpenAI's chat completions.
    case openai
    /// Anthropic's messages.
    case anthropic
    /// Ollama's chat.
    case ollama
    /// DeepL's translations.
    case deepl
    /// LibreTranslate's translations.
    case libretranslate

    /// A question.
    ///
    /// For services without context, the key is the text itself.
    struct Question {
        let id: Int
        let key: String
        let texts: [String: String]
    }

    init(path: String) {
        switch path {
        case "/v1/messages": self = .anthropic
        case "/api/chat": self = .ollama
        case "/v2/translate": self = .deepl
        case "/translate": self = .libretranslate
        default: self = .openai
        }
    }

    /// Returns the questions of a request.
    func questions(in body: String) -> [Question] {
        guard let request = Self.object(body) else { return [] }
        switch self {
        case .deepl, .libretranslate:
            let texts = request[self == .deepl ? "text" : "q"] as? [String] ?? []
            return texts.enumerated().map { Question(id: $0, key: $1, texts: ["text": $1]) }
        case .openai, .anthropic, .ollama:
            let content = (request["messages"] as? [[String: String]])?.last?["content"]
            let strings = content.flatMap { Self.object($0)?["strings"] as? [[String: Any]] } ?? []
            return strings.compactMap { string in
                guard let id = string["id"] as? Int, let key = string["key"] as? String,
                    let texts = string["texts"] as? [String: String]
                else { return nil }
                return Question(id: id, key: key, texts: texts)
            }
        }
    }

    /// Returns the response with the answers to questions.
    func answer(_ questions: [Question], _ translate: (String) -> String) -> String {
        let texts = questions.map { translate($0.texts["text"] ?? "") }
        let strings = questions.map { ["id": $0.id, "texts": $0.texts.mapValues(translate)] as [String: Any] }
        let content = Self.json(["strings": strings])
        return switch self {
        case .openai: Self.json(["choices": [["message": ["role": "assistant", "content": content]]]])
        case .anthropic: Self.json(["content": [["type": "text", "text": content]], "stop_reason": "end_turn"])
        case .ollama: Self.json(["message": ["content": content], "done": true, "done_reason": "stop"])
        case .deepl: Self.json(["translations": texts.map { ["detected_source_language": "EN", "text": $0] }])
        case .libretranslate: Self.json(["translatedText": texts])
        }
    }

    private static func object(_ text: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }

    private static func json(_ value: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
