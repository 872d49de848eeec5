import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("Paths of store texts")
struct StoreTextPathTests {
    @Test("The folder gives the language and the file the key")
    func parts() throws {
        let apple = try #require(StoreTextPath("fastlane/metadata/de-DE/description.txt"))
        #expect(apple.folder == "fastlane/metadata/" && apple.languageFolder == "de-DE")
        #expect(apple.key.name == "description" && apple.key.store == .apple && apple.tableName == "metadata")
        let notes = try #require(StoreTextPath("fastlane/metadata/android/pt-BR/changelogs/42.txt"))
        #expect(notes.folder == "fastlane/metadata/android/" && notes.languageFolder == "pt-BR")
        #expect(notes.key.name == "changelogs/42" && notes.key.version == 42 && notes.tableName == "android")
        #expect(StoreTextPath("fr/title.txt")?.folder == "")
        #expect(StoreTextPath.path(below: "m/", language: "fr", key: notes.key) == "m/fr/changelogs/42.txt")
    }

    @Test(
        "Other folders and files have no text of a store",
        arguments: [
            "metadata/review_information/name.txt", "metadata/copyright.txt", "metadata/en-US/copyright.txt",
            "metadata/en-US/name.md", "metadata/android/en-US/description.txt", "metadata/images/title.txt",
            "metadata/android/en-US/changelogs/beta.txt", "metadata/en-US/images/title.txt", "name.txt",
            "metadata/screenshots/name.txt", "metadata/qqx9/name.txt", "metadata/changelogs/1.txt",
        ])
    func others(path: String) {
        #expect(StoreTextPath(path) == nil)
        #expect(TablePath.format(of: path) == nil)
    }

    @Test("A search finds texts only below a folder metadata")
    func search() {
        #expect(StoreTextPath.isFound(at: "/app/fastlane/metadata/en-US/name.txt"))
        #expect(StoreTextPath.isFound(at: "/app/metadata/ios/en-US/name.txt"))
        #expect(!StoreTextPath.isFound(at: "/app/Tests/en/title.txt"))
    }

    @Test("Languages of the app are matched with those of the store")
    func languages() {
        let store = StoreLanguages(["de-DE", "en-GB", "en-US", "pt-BR", "pt-PT", "zh-Hans"])
        let pairs: [(LanguageTag, LanguageTag?)] = [
            ("de", "de-DE"), ("en", "en-US"), ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("zh-CN", "zh-Hans"), ("fr", nil),
            ("de-AT", nil),
        ]
        for (app, folder) in pairs { #expect(store.folder(for: app) == folder) }
        #expect(store.source(development: nil) == "en-US")
        #expect(store.source(development: "de") == "de-DE")
        #expect(StoreLanguages(["de-DE", "fr-FR"]).source(development: nil) == nil)
    }
}
