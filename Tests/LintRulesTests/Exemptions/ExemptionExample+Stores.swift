import CatalogLint
import CatalogRuntime

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about the texts of store pages.
    static let stores: [ExemptionExample] = [
        .init(
            "store-platform-name", "an address may contain a name",
            store(["en-US/support_url.txt": "https://fittoday.app/android\n"])),
        .init("store-price", "a number ends the text", store(["en-US/subtitle.txt": "Workouts of 2025"])),
        .init("store-price", "the last word is shorter than a code", store(["en-US/subtitle.txt": "5 sets for us"])),
        .init("store-price", "a word ends like a code", store(["en-US/subtitle.txt": "Bike XUSD 5"])),
        .init("store-price", "a word begins like a code", store(["en-US/subtitle.txt": "Bike of 5 USDX"])),
        .init("store-text-length", "a blank text", store(["en-US/subtitle.txt": " \n"])),
        .init(
            "store-text-length", "only keywords may count in bytes",
            store(["de-DE/subtitle.txt": "Übungen für jeden schönen Tag"])),
        .init(
            "store-text-missing", "the source has no text",
            store([
                "en-US/subtitle.txt": "Workouts for you\n", "en-US/promotional_text.txt": "\n",
                "de-DE/subtitle.txt": "Training für dich\n", "de-DE/promotional_text.txt": "Jetzt neu\n",
                "fr-FR/subtitle.txt": "Des séances pour toi\n",
            ])),
        .init(
            "store-text-missing", "no language is the source",
            store(
                ["de-DE/subtitle.txt": "Training für dich\n", "fr-FR/subtitle.txt": "Des séances pour toi\n"],
                required: ["de", "fr", "it"])),
        .init(
            "store-text-missing", "an address needs no translation",
            store(["en-US/support_url.txt": "https://fittoday.app/help\n"], required: ["en", "pt-BR"])),
        .init(
            "store-text-missing", "release notes without a source are not the ones before",
            store([
                "android/en-US/changelogs/7.txt": "First version\n", "android/en-US/changelogs/9.txt": "↓Faster\n",
                "android/de-DE/changelogs/7.txt": "Erste Version\n", "android/fr-FR/changelogs/8.txt": "Essai\n",
            ])),
    ]

    private static func store(
        _ files: KeyValuePairs<String, String>, required: [LanguageTag]? = nil
    ) -> RuleExample {
        RuleExample(files: files.map { ("fastlane/metadata/\($0)", $1) }, required: required)
    }
}
