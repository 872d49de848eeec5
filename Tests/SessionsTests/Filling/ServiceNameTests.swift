import Testing

@testable import Sessions
@testable import Workspaces

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

    @Test(
        "Only addresses that every program reads as this machine may be used without encryption",
        arguments: [
            ("http://localhost", true), ("HTTP://LocalHost:8080/v1", true), ("http://127.0.0.1:5000", true),
            ("http://127.255.0.9/v1", true), ("http://[::1]:11434/api", true), ("http://[::1]", true),
            ("http://0127.0.0.1", false), ("http://127.0.0.01", false), ("http://127.0.0.+1", false),
            ("http://127.0.0.256", false), ("http://127.1", false), ("http://2130706433", false),
            ("http://0x7f.0.0.1", false), ("http://127.0.0.1.", false), ("http://\u{24DB}ocalhost", false),
            ("http://loc%61lhost", false), ("http://localhost.example.com", false), ("http://a@localhost", false),
            ("http://localhost:80@example.com", false), ("http://localhost\\@example.com", false),
            ("http://[::ffff:127.0.0.1]", false), ("http://::1", false), ("http://example.com", false),
            ("http://", false),
        ]
    )
    func thisMachine(address: String, isLocal: Bool) {
        #expect(ServiceAddress.isReadableOnTheWay(address) == !isLocal)
    }

    @Test("An encrypted address may be anywhere")
    func encrypted() {
        #expect(!ServiceAddress.isReadableOnTheWay("https://example.com"))
        #expect(!ServiceAddress.isReadableOnTheWay("HTTPS://0127.0.0.1"))
    }
}
