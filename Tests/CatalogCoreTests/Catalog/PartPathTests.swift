import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("Paths to parts of a text")
struct PartPathTests {
    private static let paths: [PartPath] =
        [
            .whole, PartPath([.set(0)]), PartPath([.set(12)]),
            PartPath([.substitution("days"), .variation(.plural, "one")]),
            PartPath([.substitution("a.b"), .variation(.plural, "other")]),
            PartPath([.substitution("plural.one"), .variation(.plural, "few")]),
            PartPath([.substitution("substitutions"), .variation(.plural, "zero")]),
            PartPath([.substitution(" "), .variation(.plural, "many")]),
            PartPath([.substitution("dias úteis 😀"), .variation(.plural, "two")]),
            PartPath([.substitution(".."), .variation(.plural, "other")]),
        ]
        + PluralCategory.allCases.map { PartPath([.variation(.plural, $0.rawValue)]) }
        + Device.allCases.flatMap { device in
            [PartPath([.variation(.device, device.rawValue)])]
                + PluralCategory.allCases.map {
                    PartPath([.variation(.device, device.rawValue), .variation(.plural, $0.rawValue)])
                }
        }

    @Test("A description can be parsed to the same path", arguments: paths)
    func roundTrip(path: PartPath) {
        #expect(PartPath(path.description) == path)
    }

    @Test("The description is the form that users type")
    func description() {
        let path = PartPath([.variation(.device, "ipad"), .variation(.plural, "one")])
        #expect(path.description == "device.ipad.plural.one")
        #expect(PartPath.whole.description.isEmpty)
    }

    @Test(
        "Invalid descriptions are rejected",
        arguments: [
            ".", "plural", "plural.", "plural.ten", "plural.One", "plural.one.plural.other", "plural.one.device.mac",
            "plural.one.", ".plural.one", "device", "device.phone", "device.mac.plural", "device.mac.device.ipad",
            "device.mac.plural.ten", "width.20", "set", "set.", "set.x", "set.-1", "set.1.2",
            "set.99999999999999999999",
            "substitutions", "substitutions.days", "substitutions.days.plural", "substitutions.days.plural.ten",
            "substitutions..plural.one", "substitutions.days.device.mac", "substitutions.plural.one", "one",
            "stringUnit",
        ]
    )
    func refusals(text: String) {
        #expect(PartPath(text) == nil)
    }

    @Test("Dots are allowed in the name of a substitution, which ends where its plural begins")
    func dottedSubstitution() throws {
        let path = try #require(PartPath("substitutions.a.plural.one.plural.two"))
        #expect(path.steps == [.substitution("a.plural.one"), .variation(.plural, "two")])
    }

    @Test("The plural category is that of the last step only")
    func pluralCategory() {
        #expect(PartPath("device.mac.plural.few")?.pluralCategory == .few)
        #expect(PartPath("substitutions.n.plural.one")?.pluralCategory == .one)
        #expect(PartPath("device.mac")?.pluralCategory == nil)
        #expect(PartPath.whole.pluralCategory == nil)
        #expect(PartPath([.variation(.plural, "one"), .variation(.device, "mac")]).pluralCategory == nil)
    }

    @Test("The parent lacks the last step; the parent of the whole is the whole")
    func parent() {
        #expect(PartPath("device.mac.plural.few")?.parent == PartPath("device.mac"))
        #expect(PartPath("device.mac")?.parent == .whole)
        #expect(PartPath.whole.parent == .whole)
    }

    @Test("Appending a step makes it the last one")
    func appending() {
        #expect(PartPath.whole.appending(.set(1)) == PartPath("set.1"))
        #expect(PartPath("device.mac")?.appending(.variation(.plural, "one")) == PartPath("device.mac.plural.one"))
    }

    @Test("The whole is the only path without steps")
    func whole() {
        #expect(PartPath("") == .whole)
        #expect(PartPath.whole.isWhole)
        #expect(PartPath("set.0")?.isWhole == false)
    }
}
