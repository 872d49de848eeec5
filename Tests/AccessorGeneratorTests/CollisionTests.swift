import Testing

@testable import AccessorGenerator

@Suite("Keys that would share an accessor name")
struct CollisionTests {
    private static let strict = GenerationSettings(collisions: .error)
    private static let three = "\"home.title\" : { },\n\"Home.Title\" : { },\n  \"home.Title\" : { },\n\"a\" : { }"
    private static let path = "/app/Localizable.xcstrings"

    @Test("Each gets a warning instead of an accessor, with the other locations and the remedy")
    func warnings() throws {
        let sample = try GeneratedSample(Self.three)
        #expect(sample.problems.isEmpty)
        #expect(sample.lines(with: "static var").count == 1)
        #expect(sample.result.sharingNames == ["home.title", "Home.Title", "home.Title"])
        let warnings = sample.result.leftOut.map(\.diagnostic.description)
        #expect(warnings.count == 3)
        #expect(
            warnings.first
                == "\(Self.path):4:1: warning: “home.title” gets no accessor: its accessor would be "
                + "Strings.Home.title, like that of “Home.Title” at \(Self.path):5:1, “home.Title” at "
                + "\(Self.path):6:3; rename all but one, or set "
                + "“generatesSymbol” to false on them, or generate accessors only for manual keys (“keys”: “manual”)")
        #expect(
            warnings.last
                == "\(Self.path):6:3: warning: “home.Title” gets no accessor: its accessor would also be "
                + "Strings.Home.title, like that of “home.title” at \(Self.path):4:1")
    }

    @Test("With the policy for errors, they are rejected together and no file is generated")
    func refusal() throws {
        let sample = try GeneratedSample(Self.three, Self.strict)
        #expect(sample.result.files.isEmpty)
        #expect(
            sample.problems == [
                "\(Self.path):4:1: error: the accessor of “home.title” would be Strings.Home.title, like "
                    + "that of “Home.Title” at \(Self.path):5:1, “home.Title” at \(Self.path):6:3; rename all but one, or set “generatesSymbol” to "
                    + "false on them, or generate accessors only for manual keys (“keys”: “manual”)",
                "\(Self.path):5:1: note: the accessor of “Home.Title” would also be Strings.Home.title",
                "\(Self.path):6:3: note: the accessor of “home.Title” would also be Strings.Home.title",
            ])
    }

    @Test("For manual keys, the message does not suggest generating accessors for manual keys only")
    func manualKeys() throws {
        let sample = try GeneratedSample(
            GeneratedSample.entry("a b", "A") + "," + GeneratedSample.entry("a-b", "B"), Self.strict)
        #expect(sample.problems.first?.hasSuffix("set “generatesSymbol” to false on them") == true)
    }

    @Test("A duplicate key is reported as such")
    func doubledKey() throws {
        let entries = "\"a\" : { },\n\"a\" : { }"
        let sentence = "the key “a” is a duplicate: “a” at \(Self.path):5:1"
        #expect(try GeneratedSample(entries, Self.strict).problems == ["\(Self.path):4:1: error: \(sentence)"])
        let warnings = try GeneratedSample(entries).result.leftOut.map(\.diagnostic.description)
        #expect(
            warnings.first
                == "\(Self.path):4:1: warning: “a” gets no accessor: it is a duplicate: “a” at \(Self.path):5:1")
    }

    @Test("A duplicate key whose texts take different arguments is reported too, although Swift could distinguish them")
    func doubledKeyWithArguments() throws {
        let sample = try GeneratedSample(
            GeneratedSample.entry("a", "%(name)@") + "," + GeneratedSample.entry("a", "%(count)lld"), Self.strict)
        #expect(sample.problems.count == 1)
        #expect(sample.problems.first?.contains("the key “a” is a duplicate") == true)
    }

    @Test("Different arguments yield different names, and a namespace and a key may share a name")
    func noCollision() throws {
        let entries = [
            GeneratedSample.entry("days", "Days"), GeneratedSample.entry("%lld days", "%lld days"),
            GeneratedSample.entry("days.long", "Long"), GeneratedSample.entry("%(n)lld days", "%(n)lld days"),
        ].joined(separator: ",")
        let sample = try GeneratedSample(entries)
        #expect(sample.problems.isEmpty)
        #expect(sample.lines(with: "static").count == 4)
    }

    @Test("In a script without capitals, a namespace and a key must not share a name")
    func withoutCapitals() throws {
        let entries = #""設定" : { }, "設定.題" : { }"#
        #expect(try GeneratedSample(entries).result.leftOut.map(\.key) == ["設定"])
        let sample = try GeneratedSample(entries, Self.strict)
        let clash = "the accessor of “設定” would be Strings.設定, like that of “設定.題”"
        #expect(sample.problems.first?.contains(clash) == true)
    }

    @Test("With Xcode’s names, manual keys with the same name are rejected, as in Xcode")
    func xcodesNames() throws {
        let (one, two) = (GeneratedSample.entry("home.title", "A"), GeneratedSample.entry("Home Title", "B"))
        let settings = GenerationSettings(style: .apple)
        let sample = try GeneratedSample(one + "," + two, settings)
        #expect(sample.problems.first?.contains("would be LocalizedStringResource.homeTitle") == true)
        #expect(try GeneratedSample(tables: [("Localizable", one), ("Other", two)], settings).problems.isEmpty)
    }
}
