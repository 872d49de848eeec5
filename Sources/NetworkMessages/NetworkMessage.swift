#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `fitloc` and `fitloc-network` say to one another, on standard input and output: a request or an answer as JSON.
///
/// Both come from one build, so that the form is nobody else's business. What a key is sent with is on no command line,
/// where other users of the machine could read it.
package enum NetworkMessage {
    private struct Request: Codable {
        let url: String
        let headers: [String: String]
        let body: Data
    }

    private struct Answer: Codable {
        var status = 0
        var headers: [String: String] = [:]
        var body = Data()
        var unreachable: String?
        var unreadable: String?
    }

    // MARK: - fitloc

    package static func bytes(of request: HTTPRequest) throws -> [UInt8] {
        let message = Request(url: request.url, headers: request.headers, body: Data(request.body))
        return Array(try JSONEncoder().encode(message))
    }

    package static func response(in output: [UInt8]) throws(ServiceFailure) -> HTTPResponse {
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(output)) else {
            throw .unreachable("fitloc-network gave no answer")
        }
        if let reason = answer.unreachable { throw .unreachable(reason) }
        if let reason = answer.unreadable { throw .unreadable(reason) }
        return HTTPResponse(status: answer.status, headers: answer.headers, body: Array(answer.body))
    }

    // MARK: - fitloc-network

    /// The request in what was read; nil for anything else.
    package static func request(in input: [UInt8]) -> HTTPRequest? {
        guard let request = try? JSONDecoder().decode(Request.self, from: Data(input)) else { return nil }
        return HTTPRequest(url: request.url, headers: request.headers, body: Array(request.body))
    }

    /// What is written for an answer, or for its want.
    package static func bytes(of result: Result<HTTPResponse, ServiceFailure>) throws -> [UInt8] {
        Array(try JSONEncoder().encode(answer(of: result)))
    }

    private static func answer(of result: Result<HTTPResponse, ServiceFailure>) -> Answer {
        switch result {
        case .success(let response):
            Answer(status: response.status, headers: response.headers, body: Data(response.body))
        case .failure(.unreadable(let reason)): Answer(unreadable: reason)
        case .failure(.unreachable(let reason)): Answer(unreachable: reason)
        case .failure(let failure): Answer(unreachable: "\(failure)")
        }
    }
}
