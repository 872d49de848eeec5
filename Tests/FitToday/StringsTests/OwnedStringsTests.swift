import Foundation
import TestSupport
import Testing

@testable import CatalogRuntime
@testable import FitTodayStrings

/// Compiles the files that `docs/fittoday/adopting.md` copies into the app, with the code of `docs/own-catalog.md`.
@Suite("The strings as the app's own", .waitsForPrograms, .thorough(.compiler))
struct OwnedStringsTests {
    private static let bridge = """
        import CatalogRuntime
        import Foundation

        extension LegacyStrings {
            nonisolated static let app = LegacyStrings(
                table_Localizable,
                oldKeys: (try? LegacyKeys(contentsOf: URL(fileURLWithPath: "keys.csv"))) ?? [:])
        }

        extension String {
            nonisolated var localized: String { LegacyStrings.app.text(self) }
        }

        nonisolated func anywhere() -> [String] {
            LanguageSelection.stored().apply()
            return ["common.save".localized, Domain.ProgramLevel(legacyRawValue: "Iniciante")?.text.resolved ?? ""]
        }

        @MainActor func onTheMainActor() -> [String] { anywhere() + [Domain.TimeOfDay(hour: 7).text.resolved] }
        """

    @Test(
        "They compile in the app's target, whatever its default isolation is",
        arguments: [[], ["-default-isolation", "MainActor"]])
    func compiles(isolation: [String]) throws {
        let folder = try TemporaryFolder()
        let strings = SourceTree.package.appendingPathComponent("Sources/FitTodayStrings")
        let copied = try ["Domain", "Language"].flatMap {
            try SourceTree.files(below: strings.appendingPathComponent($0)).map(\.path)
        }
        #expect(copied.count > 20)
        let files = copied + [strings.appendingPathComponent("Strings.swift").path]
        let options = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", BuiltModules.path]
        let output = try Program.transcript(
            of: ["swiftc"] + options + isolation + [try folder.write("Bridge.swift", Self.bridge)] + files)
        let messages = output.text.split(separator: "\n").filter {
            $0.contains(": error: ") || $0.contains(": warning: ")
        }
        #expect(messages == [])
    }

    @Test("The list of old keys that is copied is the list that this package uses")
    func oldKeys() throws {
        let file = SourceTree.package.appendingPathComponent("docs/fittoday/keys.csv")
        let copied = try LegacyKeys(contentsOf: file)
        for key in LegacyScreen.all.flatMap(\.keys) {
            #expect(copied.successor(of: key.old) == LegacyScreen.oldKeys.successor(of: key.old), "\(key.old)")
        }
    }
}
