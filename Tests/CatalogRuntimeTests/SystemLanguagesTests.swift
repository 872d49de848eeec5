import Testing

@testable import CatalogRuntime

@Suite("System languages")
struct SystemLanguagesTests {
    @Test(
        "POSIX variables determine the languages",
        arguments: [
            (["LANG": "pt_BR.UTF-8"], "pt-BR"), (["LANG": "en_US.UTF-8", "LC_ALL": "de_DE"], "de-DE"),
            (["LANG": "en_US", "LC_MESSAGES": "fr_CA.utf8", "LC_ALL": ""], "fr-CA"),
            (["LANG": "sr_RS.UTF-8@latin"], "sr-Latn-RS"), (["LANG": "sr_RS@latin"], "sr-Latn-RS"),
            (["LANG": "ca_ES@euro"], "ca-ES"), (["LANG": "C.UTF-8"], ""), (["LANG": "POSIX"], ""), ([:], ""),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "gsw:pt_BR:en"], "gsw pt-BR en de-DE"),
            (["LANG": "C", "LANGUAGE": "pt_BR"], ""), (["LC_ALL": "C", "LANG": "pt_BR"], ""),
            (["LANG": "\u{202E}"], ""), (["LANG": "@"], ""), (["LANG": "."], ""),
        ]
    )
    func variables(_ variables: [String: String], expected: String) {
        let languages = SystemLanguages.languages(ofEnvironment: variables)
        #expect(languages.map(\.spelling).joined(separator: " ") == expected)
    }
}
