#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The messages between `fitloc` and `fitloc-network`: a request on standard input and a response on standard output,
/// as JSON.
///
/// Both programs come from one build, so the format has no version. The service's secret key travels in the message and
/// not on the command line, which other users of the machine could read.
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
            throw .unreachable("fitloc-network did not answer")
        }
        if let reason = answer.unreachable { throw .unreachable(reason) }
        if let reason = answer.unreadable { throw .unreadable(reason) }
        return HTTPResponse(status: answer.status, headers: answer.headers, body: Array(answer.body))
    }

    // MARK: - fitloc-network

    /// Decodes a request; nil if the input is not a request.
    package static func request(in input: [UInt8]) -> HTTPRequest? {
        guard let request = try? JSONDecoder().decode(Request.self, from: Data(input)) else { return nil }
        return HTTPRequest(url: request.url, headers: request.headers, body: Array(request.body))
    }

    /// Encodes a response or the failure to get one.
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
