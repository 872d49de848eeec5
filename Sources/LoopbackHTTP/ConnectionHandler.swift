import NIOCore
import NIOHTTP1

/// The last handler of a connection, which collects a request, starts a task for its answer, and sends the answer.
///
/// The handlers before it pass a request only after the end of the previous answer.
final class ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let connections: OpenConnections
    private let limits: ServerLimits
    private let answer: LoopbackServer.Answer
    private var head: HTTPRequestHead?
    private var body: [UInt8]?
    private var deadline: Scheduled<Void>?

    private init(
        _ connections: OpenConnections, _ limits: ServerLimits, _ answer: @escaping LoopbackServer.Answer
    ) {
        self.connections = connections
        self.limits = limits
        self.answer = answer
    }

    /// Returns the handlers of a new connection, in the order of incoming bytes.
    static func chain(
        _ connections: OpenConnections, _ limits: ServerLimits, _ answer: @escaping LoopbackServer.Answer
    ) -> [any ChannelHandler] {
        var header = NIOHTTPDecoderLimitConfiguration()
        header.maxHeaderFieldSize = limits.header
        header.maxHeaderListSize = limits.header
        header.maxHeaderFieldCount = limits.fields
        // The decoder does not count spaces between the parts of a header, but stores them.
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(limitConfiguration: header), maximumBufferSize: limits.header)
        return [
            HTTPResponseEncoder(), decoder, HTTPServerPipelineHandler(), NIOHTTPResponseHeadersValidator(),
            HTTPServerProtocolErrorHandler(), ConnectionHandler(connections, limits, answer),
        ]
    }

    func channelActive(context: ChannelHandlerContext) {
        limitTime(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
            if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) { askForBody(context) }
        case .body(let bytes): collect(bytes)
        case .end: startAnswer(context)
        }
    }

    /// Closes the connection; `HTTPServerProtocolErrorHandler` has already sent status 400 for an invalid request.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// Answers a client that waits for permission to send the body.
    private func askForBody(_ context: ChannelHandlerContext) {
        let head = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func collect(_ bytes: ByteBuffer) {
        guard let count = body?.count else { return }
        if count + bytes.readableBytes > limits.body {
            body = nil
        } else {
            body?.append(contentsOf: bytes.readableBytesView)
        }
    }

    /// Starts the task that answers the request.
    ///
    /// The task continues if the client closes the connection, because its work may be of use to other requests.
    private func startAnswer(_ context: ChannelHandlerContext) {
        guard let head else { return }
        deadline?.cancel()
        let port = UInt16(truncatingIfNeeded: context.channel.localAddress?.port ?? 0)
        let request = LoopbackRequest(head, body: body, port: port)
        body = nil
        let promise = context.eventLoop.makePromise(of: LoopbackResponse.self)
        // With this priority, an answer does not wait for other tasks of the process, such as thousands of tests.
        let task = Task(priority: .userInitiated) { [answer] in promise.succeed(await answer(request)) }
        connections.add(task, until: promise.futureResult)
        promise.futureResult.assumeIsolated().whenSuccess { response in
            self.send(response, inResponseTo: head, context)
        }
    }

    /// Sends a response, and its end only after the rest is sent.
    ///
    /// The next request is read after the end, so answers that the client does not read cannot accumulate.
    private func send(
        _ response: LoopbackResponse, inResponseTo request: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        guard context.channel.isActive else { return }
        limitTime(context)
        let head = response.head(inResponseTo: request)
        let body = request.method == .HEAD ? ByteBuffer() : ByteBuffer(bytes: response.body)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let sent = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(body))), promise: sent)
        sent.futureResult.assumeIsolated().whenSuccess { _ in
            guard head.isKeepAlive else { return context.close(promise: nil) }
            // The end can start the next answer at once, which has no deadline.
            self.limitTime(context)
            context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
        }
    }

    /// Closes the connection after the time for a request or for reading an answer.
    private func limitTime(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        guard context.channel.isActive else { return }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.patience)) {
            context.close(promise: nil)
        }
    }
}
