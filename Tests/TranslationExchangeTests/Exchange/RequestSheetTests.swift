import CatalogCore
import CatalogEditing
import CatalogRuntime
import Testing

@testable import TranslationExchange

@Suite("Lists of changes as tables")
struct RequestSheetTests {
    private func rows(
        _ text: String, _ operation: ChangeRequest.Operation? = .add
    ) throws -> [Result<ChangeRequest, RequestError>] {
        try RequestSheet(Array(text.utf8), operation: operation).rows
    }

    @Test("Columns are languages or their parts; an empty cell means no change")
    func columns() throws {
        let text = "key;comment;en;pt-BR.plural.one\nhome.title;Tab;\"Home; sweet\";\nhome.text;;Hi;Oi\n"
        let requests = try rows(text).map { try $0.get() }
        #expect(requests.map(\.key) == ["home.title", "home.text"])
        #expect(requests[0].texts == [TextAssignment("en", .whole, "Home; sweet")])
        #expect(requests.map(\.comment) == ["Tab", nil])
        #expect(requests[1].texts.last?.part == PartPath("plural.one"))
        #expect(requests.map(\.position.line) == [2, 3])
    }

    @Test("Rows for the parts of one key are one change, in the format of `list`")
    func parts() throws {
        let text =
            "key,part,path,en\ndays,plural.one,A.xcstrings,%lld day\ndays,plural.other,A.xcstrings,%lld days\nb,,,B\n"
        let requests = try rows(text).map { try $0.get() }
        #expect(requests.map(\.texts.count) == [2, 1])
        #expect(requests[0].catalog == "A.xcstrings")
    }

    @Test("A column `op` contains the operation")
    func operations() throws {
        let requests = try rows("op,key,to\nrename,a,b\nremove,c,\ncopy,d,\n", nil)
        #expect(try requests.prefix(2).map { try $0.get().operation } == [.rename, .remove])
        #expect(throws: RequestError(.missing("to"), at: .init(line: 4, column: 1))) { try requests[2].get() }
    }

    @Test("Unknown columns and tables without keys are refused")
    func headings() {
        for (text, reason) in [
            ("key,english text\n", RequestError.Reason.unknownMember("englishtext", nearest: nil)),
            ("en\n", .missing("key")), ("key,en,en\n", .doubled("en")),
        ] {
            do {
                _ = try rows(text)
                Issue.record("\(text)")
            } catch RequestSheet.Failure.heading(let error) {
                #expect(error.reason == reason)
            } catch {
                Issue.record(error)
            }
        }
    }
}
