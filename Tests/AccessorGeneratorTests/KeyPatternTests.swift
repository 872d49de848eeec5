import Testing

@testable import AccessorGenerator

@Suite("Patterns of keys")
struct KeyPatternTests {
    @Test(
        "Each star matches one non-empty part, and the matched parts form the raw value",
        arguments: [
            ("mood", "mood.calm", "calm"), ("mood.*", "mood.calm", "calm"), ("mood.*", "mood.calm.advice", nil),
            ("mood.*", "mood", nil), ("mood.*", "mood.", nil), ("mood.*", "moods.calm", nil),
            ("weekday.*.full", "weekday.monday.full", "monday"), ("weekday.*.full", "weekday.monday.short", nil),
            ("weekday.*.full", "weekday..full", nil), ("weekday.*.full", "weekday.monday", nil),
            ("program.*.*.name", "program.full_body.beginner_2.name", "full_body.beginner_2"),
            ("program.*.*.name", "program.full_body.name", nil), ("*.title", "home.title", "home"),
            ("*", "home", "home"), ("a.*", "a.\u{65}\u{301}", "\u{65}\u{301}"), ("é.*", "e\u{301}.a", nil),
        ] as [(String, String, String?)])
    func rawValues(pattern: String, key: String, rawValue: String?) {
        #expect(KeyPattern(pattern).rawValue(of: key) == rawValue)
    }

    @Test("A raw value and a pattern yield the key, if there are as many parts as stars")
    func keys() {
        let program = KeyPattern("program.*.*.name")
        #expect(program.key(of: "full_body.beginner_2") == "program.full_body.beginner_2.name")
        #expect(program.key(of: "full_body") == nil)
        #expect(KeyPattern("mood").key(of: "half.asleep") == nil)
        #expect(program.starCount == 2)
        #expect(KeyPattern("mood").description == "mood.*")
    }

    @Test("A star that is only a piece of a part is found")
    func mixedParts() {
        #expect(KeyPattern("a.b*.c").mixedPart == "b*")
        #expect(KeyPattern("a.**").mixedPart == "**")
        #expect(KeyPattern("a.*.c").mixedPart == nil)
    }

    @Test("The nearest pattern is derived from existing keys")
    func nearest() {
        let keys = ["weekday.monday.short", "weekday.tuesday.short", "home.title", "weekday.monday.very.short"]
        #expect(KeyPattern("weekdays.*.short").nearest(among: keys) == "weekday.*.short")
        #expect(KeyPattern("zz.*").nearest(among: keys) == nil)
    }
}
