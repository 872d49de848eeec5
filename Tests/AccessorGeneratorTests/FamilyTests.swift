import Testing

@testable import AccessorGenerator

@Suite("Families of keys")
struct FamilyTests {
    private let muscles =
        GeneratedSample.entry("muscle.chest", "Chest") + ","
        + GeneratedSample.entry("muscle.full_body", "Full Body")
    private let path = "/app/Localizable.xcstrings"

    @Test("A family is an enumeration with a case for each key, and its text")
    func plainFamily() throws {
        let settings = GenerationSettings(families: [StringFamily("muscle.*", name: "Muscle")])
        let sample = try GeneratedSample(muscles + "," + GeneratedSample.entry("muscle.chest.short", "C"), settings)
        let start = try #require(sample.source.firstRange(of: "/// The strings muscle.* of Localizable.\n"))
        #expect(
            sample.source[start.lowerBound...].hasPrefix(
                """
                /// The strings muscle.* of Localizable.
                nonisolated enum Muscle: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable, CatalogRuntime.LocalizedEnumeration {
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
        #expect(
            sample.lines(with: "static var").filter { !$0.contains("fatalError") }
                == ["static var short: CatalogRuntime.LocalizedString {"])
    }

    @Test("With arguments, cases have associated values and the enumeration is not CaseIterable")
    func arguments() throws {
        let settings = GenerationSettings(families: [StringFamily("error", name: "ChatError")])
        let sample = try GeneratedSample(
            GeneratedSample.entry("error.none", "None") + "," + GeneratedSample.entry("error.rate", "%(seconds)lld %@"),
            settings)
        #expect(
            sample.lines(with: "enum ChatError") == ["nonisolated enum ChatError: Swift.Hashable, Swift.Sendable {"])
        #expect(sample.lines(with: "case ").prefix(2) == ["case none", "case rate(seconds: Swift.Int, Swift.String)"])
        #expect(sample.lines(with: "case .rate(let seconds, let arg2):").count == 1)
    }

    @Test("Cases have the configured order; a case without a key or a key without a case is rejected")
    func configuredCases() throws {
        let order = StringFamily("muscle", name: "Muscle", cases: ["full_body", "chest"])
        let sample = try GeneratedSample(muscles, GenerationSettings(families: [order]))
        #expect(sample.lines(with: "case ").prefix(2) == [#"case fullBody = "full_body""#, #"case chest = "chest""#])
        let wrong = StringFamily("muscle", name: "Muscle", cases: ["chest", "back"])
        let refused = try GeneratedSample(muscles, GenerationSettings(families: [wrong]))
        #expect(refused.problems.count == 2)
        #expect(
            refused.problems == [
                "\(path):1:1: error: family “muscle.*”: the case “back” has no key: add the key “muscle.back” to "
                    + "Localizable.xcstrings",
                "\(path):4:146: error: “muscle.full_body” is not a case of Muscle: add “full_body” to “cases” of the family "
                    + "“muscle.*” in the configuration, or to “except” to exclude it, or remove the key",
            ])
    }

    @Test("A misspelled case is reported with the key that was probably meant")
    func misspeltCase() throws {
        let family = StringFamily("muscle", name: "Muscle", cases: ["chets", "full_body"])
        let sample = try GeneratedSample(muscles, GenerationSettings(families: [family]))
        #expect(
            sample.problems.first?.hasSuffix(
                "the case “chets” has no key: did you mean “chest”? If not, add the key “muscle.chets” to "
                    + "Localizable.xcstrings") == true)
    }

    @Test("Several stars form one raw value and one name; only matching keys become cases")
    func severalStars() throws {
        let family = StringFamily("program.*.*.name", name: "Program", cases: ["full_body.beginner_2", "upper.pro"])
        let sample = try GeneratedSample(
            [
                ("program.upper.pro.name", "Upper"), ("program.full_body.beginner_2.name", "Full Body"),
                ("program.upper.pro.description", "All of it"), ("program.title", "Programs"),
            ].map { GeneratedSample.entry($0.0, $0.1) }.joined(separator: ","),
            GenerationSettings(families: [family]))
        #expect(
            sample.lines(with: "case ").prefix(2) == [
                #"case fullBodyBeginner2 = "full_body.beginner_2""#, #"case upperPro = "upper.pro""#,
            ])
        #expect(sample.source.contains("/// The strings program.*.*.name of Localizable.\n"))
        #expect(sample.lines(with: "static var").count == 2)
    }

    @Test("A case can have a configured name and keeps its raw value; excluded keys keep their accessor")
    func namesAndExceptions() throws {
        let family = StringFamily(
            "muscle", name: "Muscle", cases: ["chest", FamilyCase("full_body", name: "wholeBody")],
            exceptions: ["other"])
        let entries = muscles + "," + GeneratedSample.entry("muscle.other", "Other")
        let sample = try GeneratedSample(entries, GenerationSettings(families: [family]))
        #expect(sample.lines(with: "case ").prefix(2) == [#"case chest = "chest""#, #"case wholeBody = "full_body""#])
        #expect(sample.lines(with: "case .wholeBody:").count == 1)
        #expect(
            sample.lines(with: "static var").filter { !$0.contains("fatalError") }
                == ["static var other: CatalogRuntime.LocalizedString {"])
        let named = StringFamily("muscle", name: "Muscle", cases: [FamilyCase("other", name: "chest"), "chest"])
        let refused = try GeneratedSample(
            GeneratedSample.entry("muscle.chest", "C") + "," + GeneratedSample.entry("muscle.other", "O"),
            GenerationSettings(families: [named]))
        #expect(
            refused.problems.first?.hasSuffix(
                "rename all but one, or name their cases in “cases” of the family “muscle.*”") == true)
    }

    @Test("A family without keys, with the name of another family, or with an invalid name is rejected")
    func refusals() throws {
        let families = [
            StringFamily("zz", name: "Zz"), StringFamily("muscel", name: "Misspelt"),
            StringFamily("muscle", name: "Strings"), StringFamily("x", name: "Swift"), StringFamily("y", name: "Zz"),
        ]
        let sample = try GeneratedSample(muscles, GenerationSettings(families: families))
        for message in [
            "no key matches “zz.*”", "no key matches “muscel.*”; did you mean “muscle.*”?",
            "“Swift” cannot be the name",
            "two families have the name “Zz”", "Strings is already the name of a namespace",
        ] {
            #expect(sample.problems.contains { $0.contains(message) }, "\(message)")
        }
    }

    @Test("A key that cannot be used is reported with the reason")
    func unusableKeys() throws {
        let entries = """
            "f.stale" : { "extractionState" : "stale" },
            "f.hidden" : { "generatesSymbol" : false },
            "f.two" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%1$@ %1$lld" } } } },
            "f.·" : { },
            "f.fine" : { }
            """
        let cases: [FamilyCase] = ["stale", "hidden", "two", "·", "fine", "none"]
        let families = [StringFamily("f", name: "F", cases: cases), StringFamily("f.*.x", name: "G")]
        let sample = try GeneratedSample(entries, GenerationSettings(families: families))
        for message in [
            "the key “f.stale” at \(path):4:1 is stale", "the key “f.hidden” at \(path):5:1 has “generatesSymbol” set",
            "“f.two” at \(path):6:1 gets no accessor: argument 1 has two different types",
            "7:1: error: “·” in “f.·” cannot become the name of a case of F: name the case in “cases” of the family “f.*”",
            "the case “none” has no key: add the key “f.none” to Localizable.xcstrings", "no key matches “f.*.x”",
        ] {
            #expect(sample.problems.contains { $0.contains(message) }, "\(message)")
        }
        #expect(sample.problems.count == 6, "\(sample.problems)")
    }

    @Test(
        "Errors in the configuration itself are reported at their location",
        arguments: [
            (StringFamily("muscle.c*", name: "M"), "a “*” must be a whole part between dots"),
            (
                StringFamily("muscle", name: "M", cases: ["a.b"]),
                "“a.b” must have as many parts between dots as “muscle.*”"
            ),
            (
                StringFamily("muscle", name: "M", cases: [FamilyCase("chest", name: "a b")]),
                "“a b” cannot be the name of a case"
            ),
            (StringFamily("muscle", name: "M", cases: ["chest", "chest"]), "“chest” is in “cases” twice"),
            (
                StringFamily("muscle", name: "M", cases: ["chest"], exceptions: ["chest"]),
                "“chest” is in “cases” and in “except”"
            ),
            (
                StringFamily("muscle", name: "M", exceptions: ["chets"]),
                "but no key “muscle.chets” exists; did you mean “chest”?"
            ),
            (
                StringFamily("muscle", name: "M", exceptions: ["chest", "full_body"]),
                "the only keys that match “muscle.*” are in “except”"
            ),
            (
                StringFamily("muscle", name: "M", texts: [FamilyText("rawValue", "x.*")]),
                "“rawValue” cannot be the name of a text"
            ),
            (
                StringFamily("muscle", name: "M", texts: [FamilyText("x", "x.*.*")]),
                "the text “x” has 2 “*” in “x.*.*”, and must have as many as the family: 1"
            ),
            (
                StringFamily("muscle", name: "M", texts: [FamilyText("x", "muscle.*"), FamilyText("x", "muscle.*")]),
                "two texts have the name “x”"
            ),
        ])
    func wrongSettings(family: StringFamily, message: String) throws {
        let sample = try GeneratedSample(muscles, GenerationSettings(families: [family]))
        #expect(sample.problems.count == 1 && sample.problems[0].contains(message), "\(sample.problems)")
    }

    @Test("With Xcode’s names, the enumeration is next to the accessors")
    func xcodesNames() throws {
        let family = StringFamily("muscle", name: "Muscle")
        let sample = try GeneratedSample(muscles, GenerationSettings(style: .apple, families: [family]))
        #expect(sample.lines(with: "static var").count == 2)
        #expect(sample.lines(with: "var text: Foundation.LocalizedStringResource").count == 1)
        #expect(
            sample.lines(with: "enum Muscle") == [
                "nonisolated enum Muscle: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable {"
            ])
    }
}
