import Testing

@testable import CatalogLint

@Suite("Regular expressions with a time limit")
struct LimitedPatternTests {
    @Test("A pattern has to match whole texts")
    func whole() {
        let pattern = LimitedPattern(#"^[a-z]+(\.[a-z_]+)*$"#)
        #expect(pattern.matches(["home.title", "Home", "home.", "a.b_c.d"]) == .matches([true, false, false, true]))
        #expect(pattern.matches([]) == .matches([]))
    }

    @Test("A text that is not a regular expression is reported as such")
    func invalid() {
        #expect(LimitedPattern("(a").matches(["a"]) == .invalid)
    }

    @Test("A pattern that does not finish in time is abandoned and not tried again")
    func tooSlow() {
        let pattern = LimitedPattern("(a+)+$")
        let text = String(repeating: "a", count: 15) + "!"
        #expect(pattern.matches([text], within: 0) == .tooComplex)
        #expect(pattern.matches(["a"]) == .tooComplex)
    }

    @Test("A pattern with thousands of brackets or characters is not read", arguments: ["[", "(?=", "(?(?=", "aa"])
    func tooDeep(part: String) {
        #expect(LimitedPattern(String(repeating: part, count: 20_000)).matches(["a"]) == .tooComplex)
    }

    @Test("Brackets that are closed or escaped are not nested")
    func flat() {
        let pattern = LimitedPattern(String(repeating: #"[a](b)\(\["#, count: 300))
        let text = String(repeating: "ab([", count: 300)
        #expect(pattern.matches([text]) == .matches([true]))
    }
}
