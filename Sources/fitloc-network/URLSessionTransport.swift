import Foundation
import NetworkMessages

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The network by Foundation's `URLSession`; proxies are those of the system.
struct URLSessionTransport: HTTPTransport {
    /// The most bytes that an answer may have.
    private static let limit = 16 << 20

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let url = URL(string: request.url) else { throw ServiceFailure.unreachable("no address") }
        var sent = URLRequest(url: url)
        sent.httpMethod = "POST"
        sent.httpBody = Data(request.body)
        // How long it may take altogether is settled by whoever waits.
        sent.timeoutInterval = 3600
        for (name, value) in request.headers { sent.setValue(value, forHTTPHeaderField: name) }
        let (events, receiver) = AsyncThrowingStream.makeStream(of: ExchangeEvent.self)
        let session = URLSession(
            configuration: .ephemeral, delegate: ExchangeDelegate(receiver), delegateQueue: nil)
        let task = session.dataTask(with: sent)
        task.resume()
        defer { session.invalidateAndCancel() }
        return try await Self.response(of: events)
    }

    private static func response(of events: AsyncThrowingStream<ExchangeEvent, any Error>) async throws -> HTTPResponse
    {
        var head: (status: Int, headers: [String: String])?
        var body: [UInt8] = []
        for try await event in events {
            switch event {
            case .head(let status, let headers): head = (status, headers)
            case .body(let piece): body += piece
            }
            if body.count > limit { throw ServiceFailure.unreadable("the answer is longer than 16 MB") }
        }
        if Task.isCancelled { throw ServiceFailure.cancelled }
        guard let head else { throw ServiceFailure.unreachable("the connection was closed") }
        if let length = head.headers["content-length"].flatMap({ Int($0) }), body.count < length,
            head.headers["content-encoding"] == nil
        {
            throw ServiceFailure.unreachable("the connection was closed")
        }
        return HTTPResponse(status: head.status, headers: head.headers, body: body)
    }
}

/// A piece of an answer.
private enum ExchangeEvent: Sendable {
    case head(Int, [String: String])
    case body([UInt8])
}

/// Passes on what comes in, and follows no redirection: the key would go along.
private final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let receiver: AsyncThrowingStream<ExchangeEvent, any Error>.Continuation

    init(_ receiver: AsyncThrowingStream<ExchangeEvent, any Error>.Continuation) {
        self.receiver = receiver
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            let headers = response.allHeaderFields.compactMap { name, value in
                (name as? String).map { ($0.lowercased(), "\(value)") }
            }
            receiver.yield(.head(response.statusCode, Dictionary(headers) { $1 }))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        receiver.yield(.body(Array(data)))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let error else { return receiver.finish() }
        receiver.finish(throwing: ServiceFailure.unreachable(error.localizedDescription))
    }
}
