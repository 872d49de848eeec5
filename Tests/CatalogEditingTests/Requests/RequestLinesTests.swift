import CatalogCore
import CatalogRuntime
import Testing

@testable import CatalogEditing

@Suite("Lists of changes in JSON")
struct RequestLinesTests {
    private func read(
        _ text: String, _ operation: ChangeRequest.Operation? = nil
    ) -> [Result<ChangeRequest, RequestError>] {
        RequestLines(Array(text.utf8), operation: operation).read()
    }

    private func error(_ text: String, _ operation: ChangeRequest.Operation? = nil) -> RequestError? {
        guard case .failure(let error)? = read(text, operation).last else { return nil }
        return error
    }

    @Test("Each line is a change with its position; empty lines are skipped")
    func lines() throws {
        let text = """
            {"op":"add","key":"a","values":{"en":"A","pt-BR.plural.one":"um"},"comment":"c","translate":false}\r
            \n{"op":"set","key":"b","values":{"fr":null},"state":{"pt-BR":"needs_review"},"unset":["de"]}
            {"op":"rename","key":"b","to":"c","catalog":"X.xcstrings"}
            """
        let requests = try read(text).map { try $0.get() }
        #expect(requests.map(\.operation) == [.add, .set, .rename])
        #expect(requests.map(\.position.line) == [1, 3, 4])
        #expect(requests[0].texts.map(\.part.description) == ["", "plural.one"])
        #expect(requests[0].comment == "c" && requests[0].isTranslated == false)
        #expect(requests[1].removals == [.unset("fr", nil), .unset("de", nil)])
        #expect(requests[1].states == [.state("pt-BR", nil, .needsReview, from: nil)])
        #expect(requests[2].destination == "c" && requests[2].catalog == "X.xcstrings")
    }

    @Test("An array over several lines is equivalent")
    func array() throws {
        let requests = try read("\u{FEFF}[\n  {\"key\": \"a\"},\n  {\n\"key\": \"b\"}\n]", .remove).map { try $0.get() }
        #expect(requests.map(\.key) == ["a", "b"])
        #expect(requests.map(\.position) == [.init(line: 2, column: 3), .init(line: 3, column: 3)])
    }

    @Test(
        "Errors are reported with their position",
        arguments: [
            ("{\"key\":\"a\"", 1, 11), ("\n[1", 2, 3), ("7", 1, 1), ("{\"op\":\"sett\",\"key\":\"a\"}", 1, 7),
            ("{\"op\":\"add\",\"key\":\"\"}", 1, 19), ("{\"op\":\"add\",\"key\":\"é\",\"valuess\":{}}", 1, 23),
            ("{\"op\":\"add\",\"key\":\"a\",\"values\":{\"1\":\"x\"}}", 1, 33),
            ("{\"op\":\"remove\",\"key\":\"a\",\"values\":{}}", 1, 26),
        ])
    func places(text: String, line: Int, column: Int) {
        #expect(error(text)?.position == TextPosition(line: line, column: column))
    }

    @Test("Each error message quotes the faulty part")
    func reasons() {
        #expect(error("{\"key\":\"a\"}")?.reason == .missing("op"))
        #expect(error("{\"key\":\"a\"}", .rename)?.reason == .missing("to"))
        #expect(error("{\"key\":\"a\"}", .set)?.reason == .nothing)
        #expect(error("{\"key\":\"a\",\"value\":{}}", .set)?.reason == .unknownMember("value", nearest: "values"))
        #expect(error("{\"key\":\"a\",\"to\":\"b\"}", .set)?.reason == .unused("to", .set))
        #expect(error("{\"key\":\"a\",\"values\":\"b\"}", .set)?.reason == .wrongType("values", expected: .texts))
        #expect(error("{\"key\":\"a\",\"key\":\"b\"}", .remove)?.reason == .doubled("key"))
        let values = "{\"key\":\"a\",\"values\":{\"pt-BR\":\"x\",\"pt_BR\":\"y\"}}"
        #expect(error(values, .set)?.reason == .doubled("pt_BR"))
    }
}
