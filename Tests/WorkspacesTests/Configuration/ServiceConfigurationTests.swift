import CatalogCore
import Testing

@testable import Workspaces

@Suite("The configuration of push and pull")
struct ServiceConfigurationTests {
    private func configuration(_ text: String) throws(ConfigurationError) -> Configuration {
        try Configuration.read(Array(text.utf8), path: "/app/.fitloc.yml", shownPath: ".fitloc.yml")
    }

    @Test("All settings are read, and the program needs trust")
    func settings() throws {
        let read = try configuration(
            "service:\n  command: ./texts --project app\n  format: po\n  languages: [de, no]\n  timeout: 30\n")
        #expect(read.service.command == "./texts --project app")
        #expect(read.service.format?.name == "po")
        #expect(read.service.languages == ["de", "no"])
        #expect(read.service.timeout == 30)
        #expect(read.demands.map(\.grant) == [.program("./texts --project app")])
    }

    @Test(
        "Credentials are refused, without their value in the message",
        arguments: [
            ("./texts --token abc123", "--token"), ("./texts --api-key=abc123", "--api-key"),
            ("env WEBLATE_TOKEN=abc123 ./texts", "WEBLATE_TOKEN"),
            ("curl https://me:abc123@example.org/", "://…@"), ("./texts wlu_abc123", "wlu_…"),
            (#"sh -c 'curl -H "Authorization: Token abc123" https://example.org'"#, "Authorization"),
            (#"curl -u x -H "X-API-Key: abc123""#, "X-API-Key"),
        ])
    func credentials(command: String, name: String) throws {
        let text = "service:\n  command: |-\n    \(command)\n"
        let error = try #require(throws: ConfigurationError.self) { try configuration(text) }
        #expect(
            error.sentence
                == "“\(name)” seems to hold a credential; pass it to the program in an environment variable")
        #expect(!error.description.contains("abc123"))
    }

    @Test(
        "Words that hold no credential are accepted",
        arguments: [
            "./texts --project app", "./texts --token-file ~/.token", "./texts --key home.title",
            #"sh -c 'curl -H "Authorization: Token $WEBLATE_TOKEN" https://example.org'"#,
            "./texts --password $PASSWORD", "./texts --token --verbose", "curl https://me@example.org/",
            "git push ssh://git@example.org:22/a",
        ])
    func harmless(command: String) throws {
        #expect(try configuration("service:\n  command: |-\n    \(command)\n").service.command == command)
    }

    @Test(
        "Other values are refused",
        arguments: [
            (
                "service: {token: abc123}",
                "“token” seems to hold a credential; pass it to the program in an environment variable"
            ),
            (
                "service: {command: 'a | b'}",
                "“command” must be a program with its arguments, without pipes and redirections"
            ),
            ("service: {format: xlif}", "“xlif” is unknown here; did you mean “xliff”?"),
            ("service: {timeout: 0}", "“timeout” must be a number of seconds up to 3600"),
            ("service: {url: x}", "“url” is unknown here; expected one of command, format, languages, timeout"),
        ])
    func refused(text: String, sentence: String) throws {
        let error = try #require(throws: ConfigurationError.self) { try configuration(text + "\n") }
        #expect(error.sentence == sentence)
    }
}
