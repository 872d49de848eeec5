import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("The nearest part to a missing part")
struct NearestPartTests {
    /// A part, the existing parts, and the part that stands in.
    private static let cases: [(part: String, among: [String], nearest: String?)] = [
        ("plural.one", ["plural.one", "plural.other"], "plural.one"),
        ("plural.few", ["plural.one", "plural.other"], "plural.other"),
        ("plural.few", ["plural.one", "plural.two"], "plural.one"),
        ("plural.one", [""], ""),
        ("", ["plural.one", "plural.other"], "plural.other"),
        ("", ["device.iphone", "device.other"], "device.other"),
        ("", ["device.iphone", "device.mac"], "device.iphone"),
        ("device.ipad", ["device.iphone", "device.other"], "device.other"),
        ("device.ipad", ["plural.one", "plural.other"], "plural.other"),
        ("device.ipad.plural.one", ["plural.one", "plural.other"], "plural.one"),
        (
            "device.ipad.plural.few", ["device.ipad.plural.other", "device.other.plural.few"],
            "device.ipad.plural.other"
        ),
        (
            "device.ipad.plural.few", ["device.other.plural.other", "device.mac.plural.few"],
            "device.other.plural.other"
        ),
        (
            "", ["device.other.plural.one", "device.mac.plural.other", "device.other.plural.other"],
            "device.other.plural.other"
        ),
        (
            "substitutions.days.plural.few", ["", "substitutions.days.plural.one", "substitutions.days.plural.other"],
            "substitutions.days.plural.other"
        ),
        ("substitutions.days.plural.one", ["", "substitutions.weeks.plural.one"], nil),
        ("", ["substitutions.days.plural.one", "substitutions.days.plural.other"], nil),
        ("plural.one", ["", "substitutions.days.plural.one"], ""),
        ("set.2", ["set.0", "set.1"], nil),
        ("set.2", [""], ""),
        ("", ["set.0"], nil),
        ("", [], nil),
    ]

    @Test("The order for each axis is the same case, other, no variation, any case", arguments: cases.indices)
    func nearest(index: Int) throws {
        let (part, among, nearest) = Self.cases[index]
        let parts = try among.map { try #require(PartPath($0)) }
        let found = try #require(PartPath(part)).nearest(among: parts)
        #expect(found.map { among[$0] } == nearest)
    }

    @Test("Of equally near parts, the first one is used")
    func first() {
        let one = PartPath([.variation(.plural, "one")])
        #expect(PartPath([.variation(.plural, "two")]).nearest(among: [one, .whole, .whole]) == 1)
    }
}
