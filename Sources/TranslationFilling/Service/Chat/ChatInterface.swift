/// A supported API of language models.
public enum ChatInterface: String, CaseIterable, Sendable {
    /// OpenAI's chat completions, which most model servers support.
    case openai
    /// Anthropic's messages.
    case anthropic
    /// Ollama's chat, for local models.
    case ollama

    /// The request and response format.
    var form: any ChatForm {
        switch self {
        case .openai: OpenAIForm()
        case .anthropic: AnthropicForm()
        case .ollama: OllamaForm()
        }
    }
}
