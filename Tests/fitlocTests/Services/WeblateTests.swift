import Foundation
import TestSupport
import Testing

@Suite("The example for Weblate", .serialized)
struct WeblateTests {
    @Test("Texts go to Weblate as it documents, and a translator's edit comes back")
    func exchange() async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        let before = try project.catalog
        _ = try await project.run("trust")
        let sent = try await project.run("push", "--force")
        #expect(sent.ending == .status(0), "\(sent.errors)")
        #expect(
            weblate.state.value.uploads == [
                ["language": "en", "method": "source"],
                ["language": "pt_BR", "method": "translate", "conflicts": "replace-translated", "fuzzy": "process"],
            ])
        #expect(!sent.errors.contains(FakeWeblate.token))
        #expect(weblate.state.value.files["pt_BR"]?.contains("#, fuzzy\nmsgctxt \"save\"") == true)
        weblate.state.change { state in
            // A translator finishes the text that needed editing.
            state.files["pt_BR"] = state.files["pt_BR"]?.replacing("#, fuzzy\n", with: "")
                .replacing("Gravar", with: "Salvar")
        }
        let behind = try await project.run("push")
        #expect(behind.ending == .status(2))
        #expect(behind.errors.contains("1 text of the service is not in the project"))
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(0), "\(pulled.errors)")
        #expect(
            try project.catalog
                == before.replacing(#""needs_review", "value" : "Gravar""#, with: #""translated", "value" : "Salvar""#))
        #expect(try await project.run("push").ending == .status(0))
    }

    @Test("A language that Weblate lacks is added by push, and left out by pull")
    func newLanguage() async throws {
        let weblate = try await FakeWeblate(languages: ["en"])
        let project = try ServiceProject(weblate)
        _ = try await project.run("trust")
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("weblate: app/localizable has no pt-BR yet"))
        let sent = try await project.run("push")
        #expect(sent.ending == .status(0), "\(sent.errors)")
        #expect(weblate.state.value.added == ["pt_BR"])
        #expect(weblate.state.value.files["pt_BR"]?.contains("Abrir") == true)
    }

    @Test("A busy server is asked again after the time that it names")
    func busy() async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        _ = try await project.run("trust")
        weblate.state.change { state in
            state.fault = { _, _, number in
                switch number {
                case 1: .status(429, headers: ["Retry-After": "1"])
                case 2: .status(503, headers: ["Retry-After": "0"])
                default: nil
                }
            }
        }
        let sent = try await project.run("push", "--force")
        #expect(sent.ending == .status(0), "\(sent.errors)")
        #expect(weblate.state.value.requests == 5)
    }

    /// A fault of the server, with what the message says.
    struct Trouble: Sendable, CustomTestStringConvertible {
        let name: String
        let fault: FakeWeblate.Fault
        let message: String
        var testDescription: String { name }

        static let all = [
            Trouble(name: "the token is wrong", fault: .status(401), message: "refuses the token in WEBLATE_TOKEN"),
            Trouble(
                name: "too many requests", fault: .status(429, headers: ["Retry-After": "3600"]),
                message: "Weblate allows no more requests now (status 429); try again in 3600 seconds"),
            Trouble(
                name: "an error of the server", fault: .status(500, headers: ["Retry-After": "0"]),
                message: "Weblate answers status 500"),
            Trouble(name: "a redirect", fault: .status(302, headers: ["Location": "/"]), message: "status 302"),
            Trouble(
                name: "a page in place of the file", fault: .body("<!DOCTYPE html><p>Sign in", type: "text/html"),
                message: "is text/html instead of a PO file"),
            Trouble(name: "an empty file", fault: .body(""), message: "instead of a PO file"),
            Trouble(name: "half a file", fault: .half, message: "is incomplete"),
        ]
    }

    @Test("A fault during a pull is named, and the project stays as it was", arguments: Trouble.all)
    func troubles(trouble: Trouble) async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        _ = try await project.run("trust")
        #expect(try await project.run("push", "--force").ending == .status(0))
        weblate.state.change { state in
            state.files["pt_BR"] = state.files["pt_BR"]?.replacing("Abrir", with: "Abre")
            state.fault = { _, path, _ in path.hasSuffix("/file/") ? trouble.fault : nil }
        }
        let before = try project.catalog
        for command in ["pull", "push"] {
            let outcome = try await project.run(command)
            #expect(outcome.ending == .status(2))
            #expect(outcome.errors.contains(trouble.message), "\(outcome.errors)")
            #expect(try project.catalog == before)
        }
        // Nothing was uploaded, and nothing was recorded: the edit still comes in.
        #expect(weblate.state.value.uploads.count == 2)
        weblate.state.change { $0.fault = { _, _, _ in nil } }
        #expect(try await project.run("pull").ending == .status(0))
        #expect(try project.catalog == before.replacing("Abrir", with: "Abre"))
    }

    @Test("A component that Weblate lacks is an error, not a missing language")
    func noComponent() async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        try project.configure(
            "service: {command: \(ForeignReader.python) weblate --project other, format: po, languages: [pt-BR]}\n")
        _ = try await project.run("trust")
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("Weblate has no components/other/localizable/ (status 404)"))
    }

    @Test("A server that is too slow is given up")
    func slow() async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        _ = try await project.run("trust")
        weblate.state.change { $0.fault = { _, _, _ in .slow(60) } }
        let before = try project.catalog
        let pulled = try await project.run("pull", "--timeout", "2")
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("nothing was imported: "))
        #expect(try project.catalog == before)
    }

    @Test("A file in another encoding is read as it declares, and refused if it lies")
    func encoding() async throws {
        let weblate = try await FakeWeblate()
        let project = try ServiceProject(weblate)
        _ = try await project.run("trust")
        _ = try await project.run("push", "--force")
        let before = try project.catalog
        let file = try #require(weblate.state.value.files["pt_BR"])
        weblate.state.change { state in
            state.files["pt_BR"] = file.replacing("charset=UTF-8", with: "charset=EBCDIC-CP-BE")
                .replacing("Abrir", with: "Abre")
        }
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("EBCDIC-CP-BE"), "\(pulled.errors)")
        #expect(try project.catalog == before)
    }

    @Test("The token is never sent over http to another machine")
    func plainHTTP() async throws {
        let project = try ServiceProject(try await FakeWeblate())
        _ = try await project.run("trust")
        let pulled = try await project.run("pull", with: ["WEBLATE_URL": "http://example.org"])
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("WEBLATE_URL must begin with https://"))
    }
}
