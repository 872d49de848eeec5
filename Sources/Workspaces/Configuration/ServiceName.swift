import TranslationFilling

/// The name of a translation service, as in `--from` and in the configuration.
package enum ServiceName: String, CaseIterable, Sendable {
    /// OpenAI's chat interface, which many other servers support.
    case openai
    /// Anthropic's language models.
    case anthropic
    /// Language models on the local machine, through Ollama.
    case ollama
    /// DeepL, a machine translation service.
    case deepl
    /// LibreTranslate, a machine translation server that users can run themselves.
    case libretranslate

    /// The environment variable with the API key.
    package var keyVariable: String { "\(rawValue.uppercased())_API_KEY" }

    /// The environment variable with the address.
    ///
    /// For Ollama, this is the variable of Ollama's own programs.
    package var addressVariable: String { self == .ollama ? "OLLAMA_HOST" : "\(rawValue.uppercased())_BASE_URL" }

    /// Whether the service at its default address needs a key.
    package var needsKey: Bool {
        switch self {
        case .openai, .anthropic, .deepl: true
        case .ollama, .libretranslate: false
        }
    }

    /// The kind of interface of a service.
    package enum Interface {
        /// A language model that is instructed by prompts.
        case chat(ChatInterface)
        /// A machine translation service that takes and returns texts.
        case machine(MachineInterface)
    }

    /// The kind of the service's interface.
    package var interface: Interface {
        switch self {
        case .openai: .chat(.openai)
        case .anthropic: .chat(.anthropic)
        case .ollama: .chat(.ollama)
        case .deepl: .machine(.deepl)
        case .libretranslate: .machine(.libretranslate)
        }
    }

    /// Returns the default address.
    ///
    /// - Parameter key: The API key, because DeepL has a separate server for keys of its free plan.
    package func usualAddress(key: String?) -> String {
        switch self {
        case .openai: "https://api.openai.com/v1"
        case .anthropic: "https://api.anthropic.com"
        case .ollama: "http://127.0.0.1:11434"
        case .deepl: key?.hasSuffix(":fx") == true ? "https://api-free.deepl.com" : "https://api.deepl.com"
        case .libretranslate: "http://127.0.0.1:5000"
        }
    }
}
