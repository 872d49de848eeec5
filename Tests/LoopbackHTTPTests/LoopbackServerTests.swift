import Foundation
import LoopbackHTTP
import TestSupport
import Testing

@Suite("The HTTP server on loopback")
struct LoopbackServerTests {
    @Test("Requests that are sent together are answered in order")
    func pipelined() async throws {
        let server = try await RunningServer()
        let text = try await server.exchange(
            """
            GET /a?b=c HTTP/1.1\r\n\r\nPOST /b HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc\
            POST /%63 HTTP/1.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\nab\r\n0\r\n\r\n
            """)
        #expect(RunningServer.bodies(in: text) == ["GET /a 0", "POST /b 3", "POST /c 2"])
    }

    @Test("A body that is too long is discarded, and the next request is answered")
    func longBody() async throws {
        let server = try await RunningServer()
        let inner = "GET /inner HTTP/1.1\r\n\r\n"
        let text = try await server.exchange(
            """
            POST /a HTTP/1.1\r\nContent-Length: 10\r\n\r\n0123456789\
            POST /b HTTP/1.1\r\nContent-Length: \(inner.utf8.count)\r\n\r\n\(inner)\
            GET /c HTTP/1.1\r\nConnection: close\r\n\r\n
            """)
        #expect(RunningServer.bodies(in: text) == ["POST /a 10", "POST /b too long", "GET /c 0"])
    }

    @Test("A client that asks before it sends the body gets permission")
    func expectation() async throws {
        let server = try await RunningServer()
        let text = try await server.exchange(
            "POST /a HTTP/1.1\r\nContent-Length: 3\r\nExpect: 100-continue\r\nConnection: close\r\n\r\nabc")
        #expect(text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"))
        #expect(text.hasSuffix("\r\n\r\nPOST /a 3\n"))
    }

    @Test("HEAD gets the length of the body and no body")
    func head() async throws {
        let server = try await RunningServer()
        let text = try await server.exchange("HEAD /a HTTP/1.1\r\nConnection: close\r\n\r\n")
        #expect(text.contains("\r\nContent-Length: \("HEAD /a 0\n".utf8.count)\r\n"))
        #expect(text.hasSuffix("\r\n\r\n"))
    }

    @Test(
        "The connection is closed after a request that no other can follow",
        arguments: [
            "GET /a HTTP/1.0\r\n\r\n", "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
            "GET /a HTTP/1.1\r\nConnection: close\r\n\r\n",
            "GET /a HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        ])
    func last(request: String) async throws {
        let server = try await RunningServer()
        let text = try await server.exchange(request)
        #expect(text.contains("\r\nConnection: close\r\n"))
        #expect(RunningServer.bodies(in: text) == ["GET /a 0"])
    }

    @Test(
        "A header that is too long or invalid is answered with status 400",
        arguments: [
            "GET /" + String(repeating: "a", count: 1 << 22),
            "GET / HTTP/1.1\r\n" + String(repeating: "a", count: 1 << 22),
            "GET / HTTP/1.1\r\na: " + String(repeating: "a", count: 1 << 22),
            "GET / HTTP/1.1\r\n" + String(repeating: "a: \(String(repeating: "a", count: 1000))\r\n", count: 90),
            "GET / HTTP/1.1\r\n" + String(repeating: "a: a\r\n", count: 101),
            "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "GET / HTTP/2.0\r\n\r\n",
            "nonsense\r\n\r\n",
        ])
    func refusedHeader(start: String) async throws {
        let server = try await RunningServer()
        #expect(try await server.exchange(start).hasPrefix("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n"))
        #expect(server.log.value == [])
    }

    @Test(
        "The connection is closed after endless spaces in a header",
        arguments: ["GET /", "GET / HTTP/1.1\r\na:", "GET / HTTP/1.1\r\na:\r\n"])
    func spaces(start: String) async throws {
        let server = try await RunningServer()
        _ = try await server.exchange(start + String(repeating: " ", count: 1 << 22))
        #expect(server.log.value == [])
    }

    @Test("A header up to the limit is accepted")
    func acceptedHeader() async throws {
        let server = try await RunningServer()
        let fields = String(repeating: "a: \(String(repeating: "a", count: 600))\r\n", count: 99)
        let text = try await server.exchange("GET /a HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n")
        #expect(RunningServer.bodies(in: text) == ["GET /a 0"])
    }

    @Test("A connection above the limit is closed at once, until another one ends")
    func connections() async throws {
        let server = try await RunningServer { $0.connections = 1 }
        let request = Array("GET /a HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
        let texts = try await OwnThread.run { [port = server.port] in
            let first = try LoopbackConnection(port: port)
            let refused = try LoopbackConnection(port: port).exchange(request)
            return [refused, first.exchange(request), try LoopbackConnection(port: port).exchange(request)]
        }
        #expect(texts[0] == "")
        #expect(texts.dropFirst().map { RunningServer.bodies(in: $0) } == [["GET /a 0"], ["GET /a 0"]])
    }

    @Test(
        "The connection is closed if a request does not arrive in time",
        arguments: [
            "", "GET /a HT", "GET /a HTTP/1.1\r\nX: ", "POST /a HTTP/1.1\r\nContent-Length: 5\r\n\r\nabc",
        ])
    func unfinished(start: String) async throws {
        let server = try await RunningServer { $0.patience = .milliseconds(50) }
        #expect(RunningServer.bodies(in: try await server.exchange(start)) == [])
        #expect(server.log.value == [])
    }

    @Test("The connection is closed if no other request arrives in time")
    func idle() async throws {
        let server = try await RunningServer { $0.patience = .seconds(2) }
        let text = try await server.exchange("GET /a HTTP/1.1\r\n\r\n")
        #expect(RunningServer.bodies(in: text) == ["GET /a 0"])
    }

    @Test("Requests wait until the client reads the earlier answers")
    func unreadAnswers() async throws {
        let server = try await RunningServer()
        let requests = String(repeating: "GET /long HTTP/1.1\r\n\r\n", count: 50)
        let last = "GET /a HTTP/1.1\r\nConnection: close\r\n\r\n"
        let (count, text) = try await OwnThread.run { [port = server.port, log = server.log] in
            let connection = try LoopbackConnection(port: port)
            connection.push(Array(requests.utf8))
            Thread.sleep(forTimeInterval: 0.5)
            return (log.value.count, connection.exchange(Array(last.utf8)))
        }
        // The buffers of the system hold some of the answers, of a million bytes each.
        #expect(count < 50)
        #expect(server.log.value.count == 51)
        #expect(text.hasSuffix("GET /a 0\n"))
    }

    @Test("Stopping closes connections, cancels answers and waits for them")
    func stop() async throws {
        let server = try await RunningServer()
        async let texts = OwnThread.run { [port = server.port] in
            let unfinished = try LoopbackConnection(port: port)
            unfinished.push(Array("GET /a".utf8))
            let slow = try LoopbackConnection(port: port).exchange(Array("GET /slow HTTP/1.1\r\n\r\n".utf8))
            return [slow, unfinished.exchange([])]
        }
        while server.log.value != ["/slow"] { try await Task.sleep(for: .milliseconds(10)) }
        await server.stop()
        #expect(server.log.value == ["/slow", "cancelled"])
        #expect(try await texts == ["", ""])
    }

    /// Another test can take the free port in between, but not every time.
    @Test("Stopping frees the port")
    func freePort() async throws {
        for _ in 1...20 {
            let server = try await RunningServer()
            await server.stop()
            if let next = try? await RunningServer(port: server.port) { return #expect(next.port == server.port) }
        }
        Issue.record("The port was in use after each of 20 servers had stopped.")
    }

    @Test("A port in use is refused with the reason of the system")
    func portInUse() async throws {
        let server = try await RunningServer()
        let error = await #expect(throws: ListeningError.self) { try await RunningServer(port: server.port) }
        #expect(error?.reason == "Address already in use")
    }
}
