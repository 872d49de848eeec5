import XCStringsKit

/// A server of translations as `--from` and the configuration name it.
package enum ServiceName: String, CaseIterable, Sendable {
    /// OpenAI's chat interface, which most servers of models have.
    case openai
    /// Anthropic's.
    case anthropic
    /// Models on one's own machine, by Ollama.
    case ollama
    /// DeepL.
    case deepl
    /// LibreTranslate.
    case libretranslate

    /// The variable of the environment that the key is taken from.
    var keyVariable: String { "\(rawValue.uppercased())_API_KEY" }

    /// The variable that the address is taken from; Ollama's own programs have one of another name.
    var addressVariable: String { self == .ollama ? "OLLAMA_HOST" : "\(rawValue.uppercased())_BASE_URL" }

    /// Whether a key is needed where no other address is given.
    var needsKey: Bool {
        switch self {
        case .openai, .anthropic, .deepl: true
        case .ollama, .libretranslate: false
        }
    }

    /// What a server understands.
    enum Interface {
        /// A language model is told what to do.
        case chat(ChatInterface)
        /// Texts go there, and texts come back.
        case machine(MachineInterface)
    }

    /// What the server understands.
    var interface: Interface {
        switch self {
        case .openai: .chat(.openai)
        case .anthropic: .chat(.anthropic)
        case .ollama: .chat(.ollama)
        case .deepl: .machine(.deepl)
        case .libretranslate: .machine(.libretranslate)
        }
    }

    /// The address where nobody gives another.
    ///
    /// - Parameter key: DeepL has keys for nothing, and a server for these.
    func usualAddress(key: String?) -> String {
        switch self {
        case .openai: "https://api.openai.com/v1"
        case .anthropic: "https://api.anthropic.com"
        case .ollama: "http://127.0.0.1:11434"
        case .deepl: key?.hasSuffix(":fx") == true ? "https://api-free.deepl.com" : "https://api.deepl.com"
        case .libretranslate: "http://127.0.0.1:5000"
        }
    }
}
