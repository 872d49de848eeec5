import Foundation
import LoopbackHTTP
import TestSupport

/// A local server with the part of Weblate's documented API that `Examples/Weblate` uses, and with configurable faults.
///
/// An uploaded file takes the place of the one that the server has.
final class FakeWeblate: Sendable {
    /// A fault in place of an answer.
    enum Fault: Sendable {
        /// Another status, without effect.
        case status(Int, headers: [String: String] = [:], body: String = #"{"detail":"told"}"#)
        /// A successful answer with another body.
        case body(String, type: String = "application/octet-stream")
        /// The beginning of the file, with the length of the whole.
        case half
        /// A late answer.
        case slow(Double)
    }

    /// The state of the server.
    struct State: Sendable {
        /// The files by language in Weblate's spelling.
        var files: [String: String] = [:]
        /// The language of each addition, in order.
        var added: [String] = []
        /// The form fields of each upload, in order.
        var uploads: [[String: String]] = []
        /// The number of requests.
        var requests = 0
        /// Returns the fault for the method, path and number of a request; nil for a right answer.
        var fault: @Sendable (_ method: String, _ path: String, _ number: Int) -> Fault? = { _, _, _ in nil }
    }

    static let token = "a-token-of-the-tests"

    let state: Watched<State>
    /// The base URL.
    let address: String
    private let server: LoopbackServer

    /// Starts a server with the component `app/localizable`.
    ///
    /// - Parameter languages: The languages that the component has, without texts.
    init(languages: [String] = ["en", "pt_BR"]) async throws {
        let state = Watched(State(files: Dictionary(uniqueKeysWithValues: languages.map { ($0, "") })))
        self.state = state
        server = try await LoopbackServer(port: 0, limits: ServerLimits(body: 1 << 24)) { request in
            let (number, find) = state.change { state in
                state.requests += 1
                return (state.requests, state.fault)
            }
            guard let fault = find(request.method, request.path, number) else {
                return state.change { Self.answer(request, &$0) }
            }
            switch fault {
            case .status(let status, let headers, let body):
                return Self.response(status, body, headers: headers.map { ($0.key, $0.value) })
            case .body(let text, let type):
                return Self.response(200, text, headers: [("Content-Type", type)])
            case .half:
                let whole = state.change { Self.answer(request, &$0) }.body
                return LoopbackResponse(
                    status: 200, headers: [("Content-Length", "\(whole.count)"), ("Connection", "close")],
                    body: Array(whole.prefix(whole.count / 2)))
            case .slow(let seconds):
                try? await Task.sleep(for: .seconds(seconds))
                return state.change { Self.answer(request, &$0) }
            }
        }
        address = "http://127.0.0.1:\(server.port)"
    }

    deinit {
        Task { [server] in await server.stop() }
    }

    private static func response(
        _ status: Int, _ body: String, headers: [(name: String, value: String)] = []
    ) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers, body: Array(body.utf8))
    }

    private static func answer(_ request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        guard request.headers["authorization"] == "Token \(token)" else {
            return response(401, #"{"detail":"Invalid token."}"#)
        }
        let json = [(name: "Content-Type", value: "application/json")]
        let parts = request.path.split(separator: "/").map(String.init)
        switch (request.method, parts.count, parts.dropFirst().first) {
        case ("GET", 4, "components") where Array(parts[2...]) == ["app", "localizable"]:
            return response(200, #"{"slug":"localizable"}"#, headers: json)
        case ("POST", 5, "components") where Array(parts[2...]) == ["app", "localizable", "translations"]:
            let body = (try? JSONSerialization.jsonObject(with: Data(request.body ?? []))) as? [String: String]
            guard let code = body?["language_code"] else { return response(400, "{}") }
            state.files[code] = ""
            state.added.append(code)
            return response(201, #"{"data":{}}"#, headers: json)
        case (let method, 6, "translations") where parts[2] == "app" && parts[3] == "localizable":
            guard let file = state.files[parts[4]] else { return response(404, #"{"detail":"Not found."}"#) }
            guard method == "POST" else {
                return response(200, file, headers: [("Content-Type", "text/x-gettext-translation")])
            }
            let form = form(request)
            state.uploads.append(form.filter { $0.key != "file" }.merging(["language": parts[4]]) { $1 })
            state.files[parts[4]] = form["file"]
            return response(200, #"{"accepted":2,"skipped":0,"not_found":0,"total":2,"result":true}"#, headers: json)
        default: return response(404, #"{"detail":"Not found."}"#)
        }
    }

    /// Returns the fields of a form with a file.
    private static func form(_ request: LoopbackRequest) -> [String: String] {
        let boundary = request.headers["content-type"]?.components(separatedBy: "boundary=").last ?? ""
        let body = String(decoding: request.body ?? [], as: UTF8.self)
        var fields: [String: String] = [:]
        for part in body.components(separatedBy: "--\(boundary)\r\n").dropFirst() {
            guard let end = part.range(of: "\r\n\r\n") else { continue }
            let name = part.components(separatedBy: "name=\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
            let value = part[end.upperBound...].components(separatedBy: "\r\n--\(boundary)").first ?? ""
            fields[String(name)] = value.hasSuffix("\r\n") ? String(value.dropLast()) : value
        }
        return fields
    }
}
