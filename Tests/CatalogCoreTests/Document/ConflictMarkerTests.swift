import Testing

@Suite("Git's conflict markers are recognized where parsing fails")
struct ConflictMarkerTests {
    private static let markers = [
        "<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> theirs", "<<<<<<<<<<<< HEAD", "========",
    ]

    @Test("Between members", arguments: markers, ["\n", "\r\n"])
    func betweenMembers(marker: String, lineEnd: String) {
        let afterComma = ["{", "  \"a\" : 1,", marker, "  \"b\" : 2", "}"].joined(separator: lineEnd)
        #expect(refusal(of: afterComma) == Refusal(.conflictMarker, 3, 1))
        let afterValue = ["{", "  \"a\" : 1", marker, "}"].joined(separator: lineEnd)
        #expect(refusal(of: afterValue) == Refusal(.conflictMarker, 3, 1))
        let afterBrace = ["{", marker, "  \"a\" : 1", "}"].joined(separator: lineEnd)
        #expect(refusal(of: afterBrace) == Refusal(.conflictMarker, 2, 1))
    }

    @Test("In every other position at which the text can be split into lines", arguments: markers)
    func elsewhere(marker: String) {
        #expect(refusal(of: marker + "\n{}") == Refusal(.conflictMarker, 1, 1))
        #expect(refusal(of: "{}\n" + marker) == Refusal(.conflictMarker, 2, 1))
        #expect(refusal(of: "{\"a\"\n\(marker)\n:1}") == Refusal(.conflictMarker, 2, 1))
        #expect(refusal(of: "{\"a\":\n\(marker)\n1}") == Refusal(.conflictMarker, 2, 1))
        #expect(refusal(of: "[1\n\(marker)\n]") == Refusal(.conflictMarker, 2, 1))
        #expect(refusal(of: "[\n1,\r\(marker)\r]") == Refusal(.conflictMarker, 3, 1))
    }

    @Test("After a string whose end is missing", arguments: markers, ["\n", "\r\n", "\r"])
    func insideString(marker: String, lineEnd: String) {
        let text = "{\"a\" : \"cut here\(lineEnd)\(marker)\(lineEnd)\"}"
        #expect(refusal(of: text) == Refusal(.conflictMarker, 2, 1))
    }

    @Test(
        "Fewer signs, other signs, and signs within a line are not markers",
        arguments: ["<<<<<< HEAD", "<<<<<<<<HEAD", "<<<<<<<HEAD", "-------", "  ======="]
    )
    func lookalikes(line: String) {
        let reason = refusal(of: "{\n\(line)\n}")?.reason
        #expect(reason != nil)
        #expect(reason != .conflictMarker)
    }

    @Test("Signs inside a string on one line are text")
    func inText() {
        #expect(refusal(of: "[\"<<<<<<< HEAD\",\n\"=======\"]") == nil)
    }
}
