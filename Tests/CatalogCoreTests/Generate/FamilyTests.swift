import Testing

@testable import CatalogCore

@Suite("Families of keys")
struct FamilyTests {
    private let muscles =
        GeneratedSample.entry("muscle.chest", "Chest") + ","
        + GeneratedSample.entry("muscle.full_body", "Full Body")

    @Test("A family is an enumeration with a case for each key, and its text")
    func plainFamily() throws {
        let settings = GenerationSettings(families: [StringFamily(prefix: "muscle.*", name: "Muscle")])
        let sample = try GeneratedSample(muscles + "," + GeneratedSample.entry("muscle.chest.short", "C"), settings)
        let start = try #require(sample.source.firstRange(of: "/// The strings muscle.* of Localizable.\n"))
        #expect(
            sample.source[start.lowerBound...].hasPrefix(
                """
                /// The strings muscle.* of Localizable.
                nonisolated enum Muscle: Swift.String, Swift.CaseIterable, Swift.Sendable {
                    /// “Chest”
                    case chest = "chest"
                    /// “Full Body”
                    case fullBody = "full_body"

                    /// The text of the case.
                    var text: CatalogRuntime.LocalizedString {
                        switch self {
                        case .chest: CatalogRuntime.LocalizedString(table_Localizable, 0)
                        case .fullBody: CatalogRuntime.LocalizedString(table_Localizable, 1)
                        }
                    }
                }

                """))
        #expect(sample.lines(with: "static var") == ["static var short: CatalogRuntime.LocalizedString {"])
    }

    @Test("With arguments the cases carry values and cannot be counted")
    func arguments() throws {
        let settings = GenerationSettings(families: [StringFamily(prefix: "error", name: "ChatError")])
        let sample = try GeneratedSample(
            GeneratedSample.entry("error.none", "None") + "," + GeneratedSample.entry("error.rate", "%(seconds)lld %@"),
            settings)
        #expect(
            sample.lines(with: "enum ChatError") == ["nonisolated enum ChatError: Swift.Hashable, Swift.Sendable {"])
        #expect(sample.lines(with: "case ").prefix(2) == ["case none", "case rate(seconds: Swift.Int, Swift.String)"])
        #expect(sample.lines(with: "case .rate(let seconds, let arg2):").count == 1)
    }

    @Test("Cases come in the order that was configured; one without a key and a key without one are refused")
    func configuredCases() throws {
        let order = StringFamily(prefix: "muscle", name: "Muscle", cases: ["full_body", "chest"])
        let sample = try GeneratedSample(muscles, GenerationSettings(families: [order]))
        #expect(sample.lines(with: "case ").prefix(2) == [#"case fullBody = "full_body""#, #"case chest = "chest""#])
        let wrong = StringFamily(prefix: "muscle", name: "Muscle", cases: ["chest", "back"])
        let refused = try GeneratedSample(muscles, GenerationSettings(families: [wrong]))
        #expect(refused.problems.count == 2)
        #expect(refused.problems.first?.hasSuffix("the case “back” has no string: add the key “muscle.back”") == true)
        #expect(refused.problems.last?.contains(":5:1: error: “muscle.full_body” is no case of Muscle") != nil)
    }

    @Test("A family of no keys, of one name with another, or with an impossible name is refused")
    func refusals() throws {
        let families = [
            StringFamily(prefix: "zz", name: "Zz"), StringFamily(prefix: "muscle", name: "Strings"),
            StringFamily(prefix: "x", name: "Swift"), StringFamily(prefix: "y", name: "Zz"),
        ]
        let sample = try GeneratedSample(muscles, GenerationSettings(families: families))
        for message in [
            "no key begins with “zz.”", "“Swift” cannot be the name", "two families have the name “Zz”",
            "Strings is the name of a namespace already",
        ] {
            #expect(sample.problems.contains { $0.contains(message) }, "\(message)")
        }
    }

    @Test("With Xcode’s names the enumeration stands beside the accessors")
    func xcodesNames() throws {
        let family = StringFamily(prefix: "muscle", name: "Muscle")
        let sample = try GeneratedSample(muscles, GenerationSettings(style: .apple, families: [family]))
        #expect(sample.lines(with: "static var").count == 2)
        #expect(sample.lines(with: "var text: Foundation.LocalizedStringResource").count == 1)
    }
}
