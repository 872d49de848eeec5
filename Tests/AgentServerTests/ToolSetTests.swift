import CatalogCore
import Testing

@testable import AgentServer

@Suite("Arguments and answers of tools")
struct ToolSetTests {
    private func answer(
        _ tool: String, _ arguments: String, _ runner: FakeRunner = FakeRunner(), allowsWrites: Bool = true,
        services: FillServices = .none
    ) async throws -> (text: String, isError: Bool) {
        let tools = ToolSet(of: .made(runner, allowsWrites: allowsWrites, services: services))
        let given = try #require(DocumentFragment(json: Array(arguments.utf8)))
        let answer = try #require(try await tools.answer(to: tool, given))
        return (DocumentFragment.object(answer.members).jsonLine, answer.isError)
    }

    @Test("Arguments become options that can hold any value")
    func words() async throws {
        let runner = FakeRunner(#"{"keys":[]}"#)
        _ = try await answer("list", #"{"match":"--x","languages":["en","de"],"paths":["-a"]}"#, runner)
        #expect(
            runner.runs.first?.words == [
                "list", "--format=json", "--interface-language=en", "--match=--x", "--language=en,de", "--", "./-a",
            ])
    }

    @Test("Changes are passed to the command as a list and counted by key")
    func changes() async throws {
        let runner = FakeRunner(
            """
            {"dry_run":false,"files":[{"path":"L.xcstrings","change":"changed"}],"skipped":[],"changes":[
              {"op":"add","key":"a","path":"L.xcstrings","language":null,"text":null},
              {"op":"add","key":"a","path":"L.xcstrings","language":"en","part":null,"text":"A"}]}
            """)
        let arguments = #"{"keys":[{"key":"a","values":{"en":"A\nB"}}],"incomplete":true}"#
        let answer = try await answer("add", arguments, runner)
        #expect(answer.text == #"{"added":1,"texts":1,"files":["L.xcstrings"]}"#)
        let run = try #require(runner.runs.first)
        #expect(run.words.suffix(3) == ["--incomplete", "--", "-"])
        #expect(run.input == #"{"key":"a","values":{"en":"A\nB"}}"# + "\n")
    }

    @Test(
        "Arguments that a tool does not take are rejected before any command runs",
        arguments: [
            ("list", #"{"serch":"x"}"#, "has no “serch”, did you mean search"),
            ("list", #"{"limit":0}"#, "“limit” must be a whole number from 1 to 200"),
            ("list", #"{"languages":"en"}"#, "“languages” must be a list"),
            ("add", #"{"keys":[]}"#, "“keys” is missing"),
            ("add", #"{"keys":[{"key":"a","values":{"en":1}}]}"#, "“keys[0].values.en” must be a string"),
            ("add", #"{"keys":[{"key":"a"}]}"#, "“keys[0].values” is missing"),
            ("lint", #"{"min_severity":"bad"}"#, "must be one of: error, warning, note"),
            ("lint", #"[]"#, "must be an object"),
            ("lint", #"{"paths":["../x"]}"#, "is outside /made"),
            ("diff", #"{"from":"--output=x"}"#, "is neither a revision"),
            ("lint", #"{"paths":["a\u0000"]}"#, "cannot contain the character U+0000"),
            ("add", #"{"keys":[{"key":"a","values":{},"catalog":"a\u0000"}]}"#, "cannot contain the character U+0000"),
            ("usages", #"{"keys":["a\u0000"]}"#, "cannot contain the character U+0000"),
            ("list", #"{"cursor":"x"}"#, "“cursor” must be the next_cursor"),
            ("fill", #"{"from":["openai"]}"#, "“from[0]” must be one of: memory, source, pseudo, pseudo-rtl"),
        ])
    func refusals(tool: String, arguments: String, reason: String) async throws {
        let runner = FakeRunner(#"{"keys":[]}"#)
        let answer = try await answer(tool, arguments, runner)
        #expect(answer.isError && answer.text.contains(reason), "\(answer.text)")
        #expect(runner.runs.allSatisfy { $0.words.first == "list" })
    }

    @Test("Copies of the source text are counted apart, and equal problems of several keys are one")
    func incompleteKeys() async throws {
        let runner = FakeRunner(
            """
            {"dry_run":false,"files":[],"skipped":[],"changes":[
              {"op":"add","key":"a","language":"en","part":null,"text":"A","state":"translated"},
              {"op":"add","key":"a","language":"fr","part":null,"text":"A","state":"new"}]}
            """)
        let arguments = #"{"keys":[{"key":"a","values":{"en":"A"}}],"incomplete":true}"#
        let answer = try await answer("add", arguments, runner)
        #expect(answer.text == #"{"added":1,"texts":1,"to_translate":1}"#)
        let problems =
            ["a", "b"].map { key in
                #"{"key":"\#(key)","path":"-","message":"“\#(key)”: the text is missing"}"#
            } + [#"{"key":"c","path":"-","message":"“c” already exists"}"#]
        let refusing = FakeRunner(
            #"{"changes":[],"files":[],"skipped":[\#(problems.joined(separator: ","))]}"#, status: 2)
        let refused = try await self.answer("add", arguments, refusing)
        #expect(refused.isError)
        #expect(refused.text.contains(#"{"keys":["a","b"],"message":"the text is missing"}"#), "\(refused.text)")
        #expect(refused.text.contains(#"{"key":"c","message":"“c” already exists"}"#), "\(refused.text)")
    }

    @Test("What may use any key is said once, and a check of nothing is an error")
    func sharedReasons() async throws {
        let because = #""because":[{"path":"A.swift","line":1,"column":1,"pattern":"*"}]"#
        let keys = ["a", "b"].map { #"{"key":"\#($0)","path":"L.xcstrings","proof":"possible",\#(because)}"# }
        let answer = try await answer(
            "unused", #"{"proof":"possible"}"#, FakeRunner(#"{"unused":[\#(keys.joined(separator: ","))]}"#))
        #expect(answer.text.components(separatedBy: "A.swift").count == 2, "\(answer.text)")
        let nothing = FakeRunner(
            #"{"summary":{"files":0,"errors":0,"warnings":0,"notes":0},"findings":[]}"#, status: 2)
        #expect(try await self.answer("lint", "{}", nothing).isError)
    }

    @Test("Uses of several keys name their keys")
    func uses() async throws {
        let location = #"{"proof":"certain","path":"A.swift","line":1,"column":2,"callee":null,"pattern":null}"#
        let one = FakeRunner(#"{"version":1,"key":"a","usages":["# + location + "]}")
        let single = try await answer("usages", #"{"keys":["a"]}"#, one)
        #expect(single.text.contains(#""count":1,"usages":[{"proof":"certain","path":"A.swift""#), "\(single.text)")
        #expect(one.runs.last?.words.suffix(2) == ["--", "a"])
        let two = FakeRunner(
            #"{"version":1,"keys":[{"key":"a","usages":["# + location + #"]},{"key":"b","usages":[]}]}"#)
        let several = try await answer("usages", #"{"keys":["a","b"]}"#, two)
        #expect(several.text.contains(#""usages":[{"key":"a","proof":"certain""#), "\(several.text)")
    }

    @Test("In read-only mode there is no tool that writes")
    func readOnly() async throws {
        let runner = FakeRunner()
        let names = ToolSet(of: .made(runner, allowsWrites: false)).tools.map(\.name)
        #expect(names == ["lint", "list", "get", "diff", "usages", "unused", "rules"])
        let answer = try await answer("rename", "{}", runner, allowsWrites: false)
        #expect(answer.isError && answer.text.contains("--read-only"))
        #expect(runner.runs.isEmpty)
    }

    @Test("Sources are always named, and services are used only if they are allowed")
    func filling() async throws {
        let runner = FakeRunner(#"{"filled":[],"left":[]}"#)
        _ = try await answer("fill", "{}", runner)
        #expect(runner.runs.last?.words.last == "--from=memory")
        let services = FillServices(["deepl"], model: "m", budget: "5 requests")
        _ = try await answer("fill", #"{"from":["memory","deepl"]}"#, runner, services: services)
        let words = try #require(runner.runs.last?.words)
        #expect(words.suffix(2) == ["--from=memory", "--from=deepl"])
        #expect(words.contains("--budget=5 requests") && words.contains("--model=m"))
    }

    @Test("A page states where the next one begins, and long items make it shorter")
    func pages() throws {
        let items = (0..<50).map { DocumentFragment.string("\($0)") }
        let first = try Page(items, .object([]), usual: 20)
        #expect(first.items.count == 20 && first.next == "20")
        let last = try Page(items, .object([.init("cursor", .string("40"))]), usual: 20)
        #expect(last.items.count == 10 && last.next == nil)
        let long = (0..<5).map { _ in DocumentFragment.string(String(repeating: "a", count: 9_000)) }
        #expect(try Page(long, .object([]), usual: 20).items.count == 1)
    }
}
