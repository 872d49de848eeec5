import CatalogCore
import Testing

@testable import AccessorGenerator

@Suite("generate-strings.json")
struct GenerationSettingsTests {
    @Test("Every member of the settings is read")
    func everything() throws {
        let settings = try settings(
            """
            { "catalogs": ["../Shared", "A.xcstrings"], "style": "apple", "access": "package", "namespace": "L10n",
              "enumerations": "Domain", "words": ["AI"], "keys": "all", "families": { "muscle.*": "Muscle", "tab": { "name": "Tab", "cases": ["a", "b"] } } }
            """)
        #expect(settings.catalogs.map(\.text) == ["../Shared", "A.xcstrings"])
        #expect(settings.style == .apple)
        #expect(settings.access == .package)
        #expect(settings.namespace == "L10n")
        let path = "/app/generate-strings.json"
        let location = GenerationLocation(path: path, position: TextPosition(line: 2, column: 19))
        #expect(settings.enumerations == PlacedText("Domain", location: location))
        #expect(settings.words.map(\.text) == ["AI"])
        #expect(settings.keys == .all)
        #expect(settings.families.map(\.pattern) == ["muscle.*", "tab.*"])
        #expect(settings.families.map { $0.cases?.map(\.rawValue) } == [nil, ["a", "b"]])
        #expect(settings.families.last?.location?.description == "/app/generate-strings.json:2:97")
    }

    @Test("A family has cases, some with names, additional texts and exceptions, each with its location")
    func families() throws {
        let settings = try settings(
            """
            { "families": { "weekday.*.full": {
                "name": "Weekday", "cases": ["monday", { "api_day": "APIDay" }],
                "texts": { "short": "weekday.*.short" },
                "except": ["none"]
            } } }
            """)
        let path = "/app/generate-strings.json"
        func location(_ line: Int, _ column: Int) -> GenerationLocation {
            GenerationLocation(path: path, position: TextPosition(line: line, column: column))
        }
        let family = StringFamily(
            "weekday.*.full", name: "Weekday",
            cases: [
                FamilyCase("monday", location: location(2, 34)),
                FamilyCase("api_day", name: "APIDay", location: location(2, 44)),
            ],
            texts: [FamilyText("short", "weekday.*.short", location: location(3, 16))],
            exceptions: [PlacedText("none", location: location(4, 16))], location: location(1, 17))
        #expect(settings.families == [family])
    }

    @Test(
        "A word of names consists of letters and digits, and is listed once",
        arguments: [
            (#"["AI", "Apple TV"]"#, "“Apple TV” is not one word of letters and digits"),
            (#"["2D"]"#, "“2D” is not one word of letters and digits"),
            (#"["AI", "Ai"]"#, "“Ai” is a duplicate"), (#""AI""#, "“words” must be a list of strings"),
        ])
    func words(json: String, problem: String) throws {
        let error = #expect(throws: GenerationRefusal.self) { try settings(#"{ "words": \#(json) }"#) }
        #expect(error?.problems.first?.description.contains(problem) == true, "\(error?.problems ?? [])")
    }

    @Test("The defaults are portable, internal and all keys; with Xcode’s names, only manual keys")
    func defaults() throws {
        #expect(try settings("{}") == GenerationSettings())
        #expect(try settings("{}").selectedKeys == .all)
        #expect(try settings(#"{"style": "apple"}"#).selectedKeys == .manual)
    }

    @Test(
        "An error is reported with line and column; an unknown word is reported with the nearest known one",
        arguments: [
            (
                #"{"acess": "public"}"#,
                "1:2: error: “acess” is unknown in this file; did you mean “access”? Expected one of “catalogs”, “style”, "
                    + "“access”, “namespace”, “enumerations”, “words”, “keys”, “collisions”, “families”"
            ),
            (
                #"{"style": "xcode"}"#,
                "1:11: error: “xcode” is unknown for “style”; expected one of “portable”, “apple”"
            ),
            ("{\n  \"keys\": 1\n}", "2:11: error: “keys” must be a string"),
            (#"{"catalogs": "A"}"#, #"1:14: error: “catalogs” must be a list of strings: ["…"]"#),
            (#"{"namespace": "Swift"}"#, "1:15: error: “Swift” cannot be a namespace in Swift"),
            (
                #"{"namespace": "String"}"#,
                "1:15: error: “String” is a type of Swift, which a namespace would hide in the module"
            ),
            (#"{"enumerations": "Any"}"#, "1:18: error: “Any” cannot be a namespace in Swift"),
            (#"{"enumerations": true}"#, "1:18: error: “enumerations” must be a string"),
            (#"{"style": "apple", "style": "apple"}"#, "1:20: error: “style” is a duplicate"),
            (
                #"{"access": "Public"}"#,
                "1:12: error: “Public” is unknown for “access”; did you mean “public”? Expected one of “public”, "
                    + "“package”, “internal”"
            ),
            (
                #"{"families": {"a": {"nam": "A"}}}"#,
                "1:21: error: “nam” is unknown in the family “a”; did you mean “name”? Expected one of “name”, “cases”, "
                    + "“texts”, “except”"
            ),
            (
                #"{"families": {"a": {"cases": ["x"]}}}"#,
                "1:20: error: the family “a” needs a “name” for its enumeration"
            ),
            (
                #"{"families": {"a": {"name": "A", "cases": "x"}}}"#,
                #"1:43: error: “cases” must be a list of strings: ["…"]"#
            ),
            (
                #"{"families": {"a": {"name": "A", "cases": [{"x": "y", "z": "w"}]}}}"#,
                "1:44: error: an element of “cases” must be a string, or give one case a name: "
                    + #"{ "missing_api_key": "missingAPIKey" }"#
            ),
            (
                #"{"families": {"a": {"name": "A", "texts": {"short": 1}}}}"#,
                "1:53: error: the pattern of “short” must be a string"
            ),
            (
                #"{"families": {"a": {"name": "A", "except": "x"}}}"#,
                #"1:44: error: “except” must be a list of strings: ["…"]"#
            ),
            ("[]", "1:1: error: the file must be an object: { … }"),
            ("{\"style\": \"apple\",\n}", "1:18: error: nothing follows this comma; remove it"),
        ])
    func mistakes(text: String, message: String) {
        let refusal = #expect(throws: GenerationRefusal.self) { try settings(text) }
        #expect(refusal?.problems.first?.description == "/app/generate-strings.json:\(message)")
    }

    private func settings(_ text: String) throws -> GenerationSettings {
        try GenerationSettings(Array(text.utf8), path: "/app/generate-strings.json")
    }
}
