import Testing

@testable import CommandSupport

@Suite("Names, keys and addresses of services")
struct ServiceNameTests {
    @Test("Key and address come from variables named after the service")
    func variables() {
        #expect(
            ServiceName.allCases.map(\.keyVariable) == [
                "OPENAI_API_KEY", "ANTHROPIC_API_KEY", "OLLAMA_API_KEY", "DEEPL_API_KEY", "LIBRETRANSLATE_API_KEY",
            ])
        #expect(
            ServiceName.allCases.map(\.addressVariable) == [
                "OPENAI_BASE_URL", "ANTHROPIC_BASE_URL", "OLLAMA_HOST", "DEEPL_BASE_URL", "LIBRETRANSLATE_BASE_URL",
            ])
    }

    @Test("A free DeepL key uses the server for free keys")
    func freeKey() {
        #expect(ServiceName.deepl.usualAddress(key: "a-b-c:fx") == "https://api-free.deepl.com")
        #expect(ServiceName.deepl.usualAddress(key: "a-b-c") == "https://api.deepl.com")
    }

    @Test(
        "An address can only consist of a server and path",
        arguments: [
            ("https://a.b/v1", "https://a.b/v1"), ("http://127.0.0.1:5000", "http://127.0.0.1:5000"), ("a.b", nil),
            ("ftp://a.b", nil), ("https://me:word@a.b", nil), ("https://a.b?key=1", nil), ("https://", nil),
        ]
    )
    func addresses(text: String, address: String?) {
        #expect(ServiceAddress.checked(text) == address)
    }

    @Test("Ollama's own variable may lack a scheme")
    func host() {
        #expect(ServiceAddress.checked("127.0.0.1:11434", scheme: "http") == "http://127.0.0.1:11434")
    }
}
