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
            ("{\"op\":\"remove\",\"key\":\"a\",\"path\":\"A\",\"catalog\":\"A\"}", 1, 37),
        ])
    func locations(text: String, line: Int, column: Int) {
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

    @Test(
        "Only `apply` reads operations from the list",
        arguments: [ChangeRequest.Operation.add, .set, .remove, .rename])
    func operations(operation: ChangeRequest.Operation) {
        for named in ChangeRequest.Operation.allCases {
            let line = "{\"key\":\"a\",\"op\":\"\(named.rawValue)\",\"to\":\"b\"}"
            let expected = RequestError(.operationOutsideApply(operation), at: TextPosition(line: 1, column: 12))
            #expect(error(line, operation) == expected)
        }
    }

    @Test("Objects over several lines are read one after another; a broken one does not hide the next")
    func severalLines() throws {
        let text = "{\n  \"key\": \"{\\\"a\"\n}\n\n{\n  \"key\": \"b\",\n  \"texts\": []\n}\n{\"key\":\"c\"}"
        #expect(try read(text, .remove).map { try $0.get().key } == ["{\"a", "b", "c"])
        let broken = read("{\n  \"key\": \"a\n{\"key\":\"b\"\n{\"key\":\"c\"} 7\n{\"key\":\"d\"}\n", .remove)
        #expect(broken.count == 4)
        #expect(try broken.last?.get().key == "d")
    }

    @Test("The output of `list` is a list of keys, whose texts are no changes for `remove` and `rename`")
    func listing() throws {
        let text = """
            {
              "version": 1,
              "keys": [
                {"key":"","path":"A.xcstrings","comment":null,"texts":[]},
                {"key":"days","path":"A.xcstrings","comment":"c","texts":[
                  {"language":"en","part":"plural.one","text":"%lld day","state":"translated"},
                  {"language":"en","part":"plural.other","text":null,"state":null}
                ]}
              ]
            }
            """
        let removals = try read(text, .remove).map { try $0.get() }
        #expect(removals.map(\.key) == ["", "days"] && removals.allSatisfy({ $0.entryChanges.isEmpty }))
        #expect(removals.map(\.position.line) == [4, 5] && removals[1].catalog == "A.xcstrings")
        let changes = try read(text, .set).map { try $0.get() }
        #expect(changes.allSatisfy({ $0.isListed }))
        let part = try #require(PartPath("plural.one"))
        #expect(
            changes[1].entryChanges == [
                .text("en", part, "%lld day", .translated), .state("en", part, .translated, from: nil), .comment("c"),
            ])
    }

    @Test("A listed text that occurs twice, or has an unknown member, is refused")
    func listedTexts() {
        let first = "{\"key\":\"a\",\"texts\":[{\"language\":\"pt-BR\",\"text\":\"x\"}"
        let twice = first + ",{\"language\":\"pt_BR\",\"text\":\"y\"}]}"
        #expect(error(twice, .set) == RequestError(.doubled("pt_BR"), at: TextPosition(line: 1, column: 53)))
        #expect(
            error(first + ",{\"language\":\"de\",\"value\":\"y\"}]}", .set)?.reason
                == .unknownMember("value", nearest: nil))
        #expect(error(first + ",{\"text\":\"y\"}]}", .set)?.reason == .missing("language"))
        #expect(error("{\"key\":\"a\",\"texts\":{}}", .set)?.reason == .wrongType("texts", expected: .listedTexts))
        #expect(error("{\"key\":\"a\",\"values\":{},\"texts\":[]}", .remove)?.reason == .unused("values", .remove))
    }

    @Test("The empty key is a key, but not a new one")
    func emptyKey() throws {
        #expect(try read("{\"key\":\"\"}", .remove).map { try $0.get().key } == [""])
        #expect(error("{\"key\":\"\"}", .add)?.reason == .emptyKey)
        #expect(error("{\"key\":\"a\",\"to\":\"\"}", .rename)?.reason == .missing("to"))
    }
}
