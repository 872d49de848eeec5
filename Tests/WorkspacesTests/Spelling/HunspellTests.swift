import Foundation
import TestSupport
import Testing

@testable import Workspaces

@Suite("Hunspell")
struct HunspellTests {
    private static let hasPortuguese =
        Hunspell().dictionary(of: "pt-BR") != nil && FileManager.default.isExecutableFile(atPath: "/usr/bin/hunspell")

    @Test(
        "It reports the words that a dictionary lacks, with suggestions", .enabled(if: hasPortuguese, "needs hunspell"))
    func unknown() async throws {
        let hunspell = Hunspell()
        let dictionary = try #require(hunspell.dictionary(of: "pt-BR"))
        let unknown = try await hunspell.unknown(
            among: ["controle", "contrle", "guarda-chuva", "&x", "^"], in: dictionary)
        #expect(try await hunspell.unknown(among: [String(repeating: "x", count: 200_000)], in: dictionary).isEmpty)
        #expect(unknown.contains("contrle") && !unknown.contains("controle") && !unknown.contains("guarda-chuva"))
        let suggestions = try await hunspell.suggestions(for: ["contrle", "possivel"], in: dictionary)
        #expect(suggestions["contrle"]?.first == "controle" && suggestions["possivel"]?.first == "possível")
    }

    @Test("A language uses only the dictionary of its own country")
    func countries() throws {
        let folder = try TemporaryFolder()
        for name in ["pt_PT", "en_US", "pl_PL"] {
            try folder.write("\(name).dic", "")
            try folder.write("\(name).aff", "")
        }
        let hunspell = Hunspell(environment: ["DICPATH": folder.path])
        #expect(hunspell.dictionary(of: "pt-PT") == folder.path + "/pt_PT")
        #expect(hunspell.dictionary(of: "en") == folder.path + "/en_US")
        #expect(hunspell.dictionary(of: "pl") == folder.path + "/pl_PL")
        #expect(hunspell.dictionary(of: "en-ZZ") == nil)
    }

    @Test("The nearest .fitloc-words above a catalog lists words for all languages or for one")
    func projectWords() throws {
        let folder = try TemporaryFolder()
        try folder.write(".fitloc-words", "Xablau # ours\n\n# a comment\npt-BR: treinão\npt: musculação\n")
        try folder.makeFolder("a")
        try folder.makeFolder("b")
        try folder.write("a/.fitloc-words", "other\n")
        var words = ProjectWords()
        #expect(words.words(in: folder.path + "/b", of: "pt_BR") == ["xablau", "treinão", "musculação"])
        #expect(words.words(in: folder.path, of: "pt-PT") == ["xablau", "musculação"])
        #expect(words.words(in: folder.path + "/a", of: "en") == ["other"])
    }
}
