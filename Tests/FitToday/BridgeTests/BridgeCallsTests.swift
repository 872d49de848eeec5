import FitTodayBridge
import Foundation
import Testing

@Suite("Lookups in the form that the app uses")
struct BridgeCallsTests {
    @MainActor
    private func onTheMainActor() -> String { "tab.home".localized }

    private nonisolated func anywhere() -> [String] {
        ["tab.home".localized, "programs.card.duration".localized(with: 3)]
    }

    @Test("They compile on the main actor and elsewhere, without warnings")
    func isolation() async {
        #expect(CatalogLanguage.withLanguage("en") { anywhere() } == ["Home", "3 weeks"])
        #expect(await CatalogLanguage.withLanguage("pt-BR") { await onTheMainActor() } == "Início")
    }

    @Test("Formats, arguments, parts of sentences and concatenated keys yield texts")
    func forms() {
        CatalogLanguage.withLanguage("en") {
            #expect(String(format: "generated_workout.exercise.sets".localized, 3) == "3 sets")
            #expect(String(format: "groups.invite.message".localized, "Os Fortes").contains("Os Fortes"))
            #expect("programs.level.\("beginner")".localized == "Beginner")
            #expect("\("tab.home".localized) • \("tab.profile".localized)" == "Home • Profile")
            #expect(["tab.home", "tab.profile"].map(\.localized) == ["Home", "Profile"])
            #expect("workout.exercises.none.such".localized == "workout.exercises.none.such")
        }
    }
}
