import Testing

@testable import AccessorGenerator

@Suite("Keys that would share a name")
struct CollisionTests {
    @Test("They are refused together, with their places and what to do, and no file is made")
    func refusal() throws {
        let sample = try GeneratedSample("\"home.title\" : { },\n\"Home.Title\" : { },\n  \"home.Title\" : { }")
        #expect(sample.result.files.isEmpty)
        let path = "/app/Localizable.xcstrings"
        #expect(
            sample.problems == [
                "\(path):4:1: error: “home.title” would be Strings.Home.title, and so would “Home.Title” at "
                    + "\(path):5:1, “home.Title” at \(path):6:3; rename all but one, or set “generatesSymbol” to false "
                    + "on them, or ask for accessors of manual keys only (“keys”: “manual”)",
                "\(path):5:1: note: “Home.Title” would be Strings.Home.title too",
                "\(path):6:3: note: “home.Title” would be Strings.Home.title too",
            ])
    }

    @Test("Keys written by hand are not told to ask for such keys only")
    func manualKeys() throws {
        let sample = try GeneratedSample(
            GeneratedSample.entry("a b", "A") + "," + GeneratedSample.entry("a-b", "B"))
        #expect(sample.problems.first?.hasSuffix("set “generatesSymbol” to false on them") == true)
    }

    @Test("A key that is there twice is told so")
    func doubledKey() throws {
        let sample = try GeneratedSample("\"a\" : { },\n\"a\" : { }")
        #expect(
            sample.problems == [
                "/app/Localizable.xcstrings:4:1: error: the key “a” is there again: “a” at /app/Localizable.xcstrings:5:1"
            ])
    }

    @Test("So is one whose texts take different arguments, which Swift could tell apart")
    func doubledKeyWithArguments() throws {
        let sample = try GeneratedSample(
            GeneratedSample.entry("a", "%(name)@") + "," + GeneratedSample.entry("a", "%(count)lld"))
        #expect(sample.problems.count == 1)
        #expect(sample.problems.first?.contains("the key “a” is there again") == true)
    }

    @Test("Different arguments make different names, a namespace and a key may be called alike")
    func noCollision() throws {
        let entries = [
            GeneratedSample.entry("days", "Days"), GeneratedSample.entry("%lld days", "%lld days"),
            GeneratedSample.entry("days.long", "Long"), GeneratedSample.entry("%(n)lld days", "%(n)lld days"),
        ].joined(separator: ",")
        let sample = try GeneratedSample(entries)
        #expect(sample.problems.isEmpty)
        #expect(sample.lines(with: "static").count == 4)
    }

    @Test("In a script without capitals a namespace and a key cannot be called alike")
    func withoutCapitals() throws {
        let sample = try GeneratedSample(#""設定" : { }, "設定.題" : { }"#)
        #expect(sample.problems.first?.contains("“設定” would be Strings.設定, and so would “設定.題”") == true)
    }

    @Test("With Xcode’s names keys collide within a table only")
    func xcodesNames() throws {
        let (one, two) = (GeneratedSample.entry("home.title", "A"), GeneratedSample.entry("Home Title", "B"))
        let settings = GenerationSettings(style: .apple)
        let sample = try GeneratedSample(one + "," + two, settings)
        #expect(sample.problems.first?.contains("would be LocalizedStringResource.homeTitle") == true)
        #expect(try GeneratedSample(tables: [("Localizable", one), ("Other", two)], settings).problems.isEmpty)
    }
}
