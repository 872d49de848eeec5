import CatalogRuntime
import Foundation
import TestSupport
import Testing

@Suite("Lookups by string while an app moves to accessors")
struct LegacyStringsTests {
    private let bundle: Bundle
    private let folder: TemporaryFolder
    private let table: CatalogTable

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("en.lproj/Screens.strings", #""TRIP_TITLE" = "Old trip"; "TRIP_NOTE" = "%d km by %@";"#)
        try folder.write("en.lproj/Localizable.strings", #""TRIP_NOTE" = "of another table";"#)
        bundle = try #require(Bundle(path: folder.path))
        table = try SampleTable(
            [
                SampleTable.entry("trip.title", ["en": "Trip", "pt-BR": "Viagem"]),
                SampleTable.entry("trip.to", ["en": "To %(place)@", "pt-BR": "Para %(place)@"]),
            ].joined(separator: ",")
        ).table
    }

    private func strings(_ keys: LegacyKeys) -> LegacyStrings {
        LegacyStrings(table, oldKeys: keys, bundle: bundle, tableName: "Screens")
    }

    @Test("A catalog of any app, a list of its old keys and a table of any name are searched in this order")
    func order() {
        let strings = strings(["TRIP_TITLE": "trip.title", "TRIP_TO": "trip.to"])
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(strings.text("TRIP_TITLE") == "Viagem")
            #expect(strings.text("trip.title") == "Viagem")
            #expect(strings.text("TRIP_TO") == "Para %@")
            #expect(strings.text("TRIP_TO", arguments: ["Recife"]) == "Para Recife")
            #expect(strings.text("TRIP_NOTE", arguments: [3, "bus"]) == "3 km by bus")
            #expect(strings.text("TRIP_NONE") == "TRIP_NONE")
        }
    }

    @Test("Without the list, and for keys without a replacement, the old table has the text")
    func unlisted() {
        for keys: LegacyKeys in [[:], ["TRIP_TITLE": nil]] {
            #expect(CatalogLanguage.withLanguage("en") { strings(keys).text("TRIP_TITLE") } == "Old trip")
        }
    }
}
