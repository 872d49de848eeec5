import Foundation
import TestSupport
import Testing

@Suite("Access control of the server of fitloc edit")
struct PageServerTests {
    private static let entries: [WrittenCatalog.Entry] = [("title", ["en": "Home", "pt-BR": "Casa"])]

    private func program(_ arguments: String = "") async throws -> PageProgram {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text(Self.entries), to: WrittenCatalog.name)
        return try await PageProgram(work, arguments)
    }

    private static let save = """
        {"table":"Localizable.xcstrings","key":"title","language":"pt-BR",\
        "texts":[{"part":"","was":"Casa","text":"Início","state":"translated"}]}
        """

    private func isUntouched(_ program: PageProgram) throws -> Bool {
        try program.work.text(of: WrittenCatalog.name) == WrittenCatalog.text(Self.entries)
    }

    @Test("A save with the token changes only the bytes of the text")
    func saves() async throws {
        let program = try await program()
        let reply = try await program.call("/api/save", Self.save)
        #expect(reply.status == 200)
        #expect(reply.body.contains("\"outcome\":\"saved\""))
        let expected = WrittenCatalog.text([("title", ["en": "Home", "pt-BR": "Início"])])
        #expect(try program.work.text(of: WrittenCatalog.name) == expected)
    }

    @Test(
        "Without the right token, every request is rejected without a reason", arguments: [nil, "", "0", "wrong"])
    func token(given: String?) async throws {
        let program = try await program()
        let near = given == "wrong" ? String(program.token.dropLast()) + "x" : given
        for path in ["/api/save", "/api/index", "/api/entries", "/api/nothing"] {
            let reply = try await program.call(path, Self.save, changing: ["X-Fitloc-Token": near])
            #expect(reply.status == 403)
            #expect(reply.body == "")
        }
        #expect(try isUntouched(program))
    }

    @Test(
        "A host name that was made to resolve to this machine is rejected for every request",
        arguments: ["evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil.example:PORT", ""])
    func host(name: String) async throws {
        let program = try await program()
        let host = name.replacingOccurrences(of: "PORT", with: "\(program.port)")
        for (path, method) in [("/api/save", "POST"), ("/", "GET"), ("/main.js", "GET")] {
            let reply = try await program.call(path, Self.save, method: method, changing: ["Host": host])
            #expect(reply.status == 403)
        }
        #expect(try isUntouched(program))
    }

    @Test(
        "A page from another origin is rejected, even with the token",
        arguments: ["https://evil.example", "http://127.0.0.1:1", "http://localhost:PORT", "null", "http://127.0.0.1"])
    func origin(name: String) async throws {
        let program = try await program()
        let origin = name.replacingOccurrences(of: "PORT", with: "\(program.port)")
        let reply = try await program.call("/api/save", Self.save, changing: ["Origin": origin])
        #expect(reply.status == 403)
        #expect(reply.headers["access-control-allow-origin"] == nil)
        let asked = try await program.call("/api/save", "", method: "OPTIONS", changing: ["Origin": origin])
        #expect(asked.status == 403)
        #expect(try isUntouched(program))
    }

    @Test("A request that the browser marks as cross-site is rejected", arguments: ["cross-site", "same-site"])
    func site(name: String) async throws {
        let program = try await program()
        #expect(try await program.call("/api/save", Self.save, changing: ["Sec-Fetch-Site": name]).status == 403)
        #expect(try isUntouched(program))
    }

    @Test("Only JSON by POST is accepted, up to the maximum length")
    func form() async throws {
        let program = try await program()
        for type in [nil, "text/plain", "application/x-www-form-urlencoded", "text/plain;application/json"] {
            #expect(try await program.call("/api/save", Self.save, changing: ["Content-Type": type]).status == 415)
        }
        #expect(try await program.call("/api/save", Self.save, method: "GET").status == 405)
        #expect(try await program.call("/api/save", "{\"table\":1}").status == 400)
        #expect(try await program.call("/api/save", String(repeating: " ", count: 1 << 21)).status == 413)
        #expect(try isUntouched(program))
    }

    @Test("Bytes after a long body are not handled as a second request")
    func smuggled() async throws {
        let program = try await program()
        let inner = """
            POST /api/save HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\nX-Fitloc-Token: \(program.token)\r\n\
            Content-Type: application/json\r\nContent-Length: \(Self.save.utf8.count)\r\n\r\n\(Self.save)
            """
        let body = String(repeating: inner, count: 8000)
        #expect(try await program.call("/api/index", body).status == 413)
        #expect(try isUntouched(program))
    }

    @Test("A request with two hosts is refused, whichever is this machine")
    func twoHosts() async throws {
        let program = try await program()
        let own = "Host: 127.0.0.1:\(program.port)\r\n"
        let foreign = "Host: example.com\r\n"
        for hosts in [own + foreign, foreign + own] {
            let request = "GET / HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n"
            #expect(PageReply(try await program.send(Array(request.utf8))).status == 403)
        }
    }

    @Test(
        "A header without end is refused while other requests are answered",
        arguments: ["GET /", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: "])
    func endlessHeader(start: String) async throws {
        let program = try await program()
        let endless = Array((start + String(repeating: "a", count: 1 << 23)).utf8)
        async let refused = program.send(endless)
        #expect(try await program.call("/api/project").status == 200)
        let reply = PageReply(try await refused)
        #expect(reply.status == 400)
        #expect(reply.headers["connection"] == "close")
        #expect(reply.body == "")
    }

    @Test("Requests that are sent together are answered in order")
    func pipelined() async throws {
        let program = try await program()
        let host = "Host: 127.0.0.1:\(program.port)\r\n"
        let requests = """
            GET /style.css HTTP/1.1\r\n\(host)\r\nGET /main.js HTTP/1.1\r\n\(host)Connection: close\r\n\r\n
            """
        let replies = try await program.send(Array(requests.utf8))
        let types = replies.matches(of: #/Content-Type: ([\w\/]+)/#).map { String($0.1) }
        #expect(types == ["text/css", "text/javascript"])
    }

    @Test("The answer to HEAD has the headers of GET and no body")
    func head() async throws {
        let program = try await program()
        let full = try await program.call("/", "", method: "GET")
        let head = try await program.call("/", "", method: "HEAD")
        #expect(head.headers == full.headers)
        #expect(head.headers["content-length"] == "\(full.body.utf8.count)")
        #expect(head.body == "")
    }

    @Test("With --read-only, the server writes nothing, whatever the request")
    func readOnly() async throws {
        let program = try await program("--read-only")
        #expect(try await program.call("/api/save", Self.save).status == 403)
        #expect(try await program.call("/api/project").body.contains("\"is_read_only\":true"))
        #expect(try isUntouched(program))
    }

    @Test("The page's headers forbid caching, framing, loading from other servers and sending a referrer")
    func headers() async throws {
        let program = try await program()
        for path in ["/", "/main.js", "/texts.js", "/style.css", "/api/nothing"] {
            let headers = try await program.call(path, method: path.hasPrefix("/api") ? "POST" : "GET").headers
            #expect(headers["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
            #expect(headers["x-content-type-options"] == "nosniff")
            #expect(headers["referrer-policy"] == "no-referrer")
            #expect(headers["cache-control"] == "no-store")
            #expect(headers["x-frame-options"] == "DENY")
        }
        #expect(try await program.call("/../Localizable.xcstrings", method: "GET").status == 404)
        #expect(try await program.call("/", method: "GET").body.contains(program.token) == false)
    }

    @Test("The page has the language of the browser or of the command line")
    func language() async throws {
        let program = try await program()
        let portuguese = ["Accept-Language": "fr;q=0.9, pt;q=0.8, en;q=0.1"]
        #expect(try await texts(of: program, changing: portuguese).contains("Salvar e avançar"))
        #expect(try await texts(of: program).contains("Save and Next"))
        let other = try await self.program("--interface-language pt-BR")
        #expect(try await texts(of: other, changing: ["Accept-Language": "en"]).contains("Salvar e avançar"))
    }

    @Test("The page can speak without the token, and its texts say nothing about the project")
    func textsWithoutToken() async throws {
        let program = try await program()
        let texts = try await texts(of: program, changing: ["X-Fitloc-Token": nil])
        #expect(texts.contains("wrong or out of date"))
        #expect(!texts.contains("Casa") && !texts.contains(WrittenCatalog.name) && !texts.contains(program.token))
    }

    private func texts(of program: PageProgram, changing headers: [String: String?] = [:]) async throws -> String {
        try await program.call("/texts.js", "", method: "GET", changing: headers).body
    }

    @Test("A signal ends the server with status 0", arguments: [SIGINT, SIGTERM])
    func stops(signal: Int32) async throws {
        let program = try await program()
        _ = try await program.call("/api/project")
        let outcome = try await program.stop(signal)
        #expect(outcome.ending == .status(0))
        #expect(outcome.errors == "")
        await #expect(throws: POSIXError.self) { try await program.call("/api/project") }
    }

    @Test("A signal ends the server while connections are open, in and after a request")
    func stopsWhileConnected() async throws {
        let program = try await program()
        let sent = [
            "GET / HTTP/1.1\r\nX-Unfinished: ", "POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nunfinished",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n\r\n",
        ]
        let requests = sent.map { text in Task { try await program.send(Array(text.utf8)) } }
        try await Task.sleep(for: .milliseconds(500))
        #expect(try await program.stop(SIGINT).ending == .status(0))
        for request in requests { _ = await request.result }
    }

    @Test("A port that another program uses is refused")
    func port() async throws {
        let program = try await program()
        let outcome = try await program.work.fitloc("edit", "--port", "\(program.port)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("port \(program.port)"))
        #expect(outcome.errors.contains("Address already in use"))
    }
}
