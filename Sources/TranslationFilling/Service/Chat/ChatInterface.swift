/// The interfaces of language models that fitloc speaks.
public enum ChatInterface: String, CaseIterable, Sendable {
    /// OpenAI's chat completions, which most servers of models offer.
    case openai
    /// Anthropic's messages.
    case anthropic
    /// Ollama's own chat, for models on one's own machine.
    case ollama

    /// How requests and answers look.
    var form: any ChatForm {
        switch self {
        case .openai: OpenAIForm()
        case .anthropic: AnthropicForm()
        case .ollama: OllamaForm()
        }
    }
}
