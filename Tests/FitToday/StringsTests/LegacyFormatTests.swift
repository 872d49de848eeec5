import Foundation
import TestSupport
import Testing

@testable import FitTodayStrings

@Suite("Old keys whose texts the app itself formats")
struct LegacyFormatTests {
    private func text(_ key: String) -> String { LegacyStrings.app.text(key) }

    @Test("Without arguments, the text is a format string; formatting it yields the former text")
    func formats() {
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(text("generated_workout.exercise.sets") == "%lld séries")
            #expect(String(format: text("generated_workout.exercise.sets"), 3) == "3 séries")
            #expect(String(format: text("streak.next.milestone"), "1 mês").hasSuffix("1 mês"))
            #expect(String(format: text("streak.compliant.count"), 2, 5).contains("2"))
            let summary = String(format: text("history.weekly_summary"), 2, 5, 240)
            #expect(summary == "Últimas 2 semanas • 5 sessões • 240 min")
        }
    }

    @Test("Missing and wrong arguments leave no format specifiers in the text")
    func mistakenArguments() {
        CatalogLanguage.withLanguage("en") {
            let strings = LegacyStrings.app
            for arguments: [any CVarArg] in [[], ["two"], [2], [1.5, "x"]] {
                let shown = strings.text("history.weekly_summary", arguments: arguments)
                #expect(shown.firstMatch(of: #/%|#@|\(\w+\)/#) == nil, "\(shown)")
            }
            #expect(strings.text("groups.invite.message", arguments: [7]).contains("7"))
        }
    }

    @Test("All kinds of numbers can be arguments")
    func numbers() {
        CatalogLanguage.withLanguage("en") {
            let strings = LegacyStrings.app
            let numbers: [any CVarArg] = [3, Int8(3), UInt64(3)]
            for number in numbers {
                #expect(strings.text("programs.card.duration", arguments: [number]) == "3 weeks")
            }
        }
    }

    @Test("No text of an old key without arguments has syntax that only catalogs support")
    func catalogSyntax() {
        for language: LanguageTag in ["en", "pt-BR"] {
            CatalogLanguage.withLanguage(language) {
                for key in LegacyScreen.all.flatMap(\.keys) {
                    #expect(text(key.old).firstMatch(of: #/#@|%arg|%(\d\$)?\(/#) == nil, "\(key.old): \(text(key.old))")
                }
            }
        }
    }
}
