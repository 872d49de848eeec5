import CatalogCore
import Foundation
import JSONRPC

/// The handlers for requests of an agent's client.
struct AgentRequests: Sendable {
    private let project: AgentProject
    private let tools: ToolSet
    private let resources: ResourceProvider
    private let channel: ClientChannel
    private let log: ClientLog
    private let version: String

    init(_ project: AgentProject, _ channel: ClientChannel, version: String) {
        self.project = project
        self.channel = channel
        log = ClientLog(channel)
        self.version = version
        tools = ToolSet(of: project)
        resources = ResourceProvider(of: project)
    }

    /// The supported methods.
    var handlers: MessageHandlers<Void> {
        var handlers = MessageHandlers<Void>()
        add("initialize", to: &handlers) { opening($0) }
        add("ping", to: &handlers) { _ in [:] }
        add("logging/setLevel", to: &handlers) { try await setLevel($0) }
        add("tools/list", to: &handlers) { _ in tools.fragment }
        add("tools/call", to: &handlers) { try await call($0) }
        add("resources/list", to: &handlers) { _ in try await reading { try await resources.list() } }
        add("resources/templates/list", to: &handlers) { _ in ResourceProvider.templates }
        add("resources/read", to: &handlers) { parameters in
            guard let address = parameters["uri"]?.text else {
                throw ResponseError(.invalidParameters, "resources/read needs a uri")
            }
            return try await reading { try await resources.read(address) }
        }
        return handlers
    }

    private func add(
        _ method: String, to handlers: inout MessageHandlers<Void>,
        _ body: @escaping @Sendable (DocumentFragment) async throws -> DocumentFragment
    ) {
        handlers.request(reading: method) { message, _ in
            guard let request = DocumentFragment(json: Array(message)) else {
                throw ResponseError(.parseError, "the message cannot be read")
            }
            return Array(try await body(request["params"] ?? [:]).jsonLine.utf8)
        }
    }

    // MARK: - Answers

    private func opening(_ parameters: DocumentFragment) -> DocumentFragment {
        let revision = ProtocolRevision.agreed(on: parameters["protocolVersion"]?.text)
        let nothing: DocumentFragment = [:]
        return [
            "protocolVersion": .string(revision.rawValue),
            "capabilities": ["tools": nothing, "resources": nothing, "logging": nothing],
            "serverInfo": ["name": "fitloc", "version": .string(version)],
            "instructions": .string(ServerInstructions.text(allowsWrites: project.allowsWrites)),
        ]
    }

    private func setLevel(_ parameters: DocumentFragment) async throws -> DocumentFragment {
        guard let level = parameters["level"]?.text.flatMap(LogLevel.init) else {
            let known = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
            throw ResponseError(.invalidParameters, "level must be one of: \(known)")
        }
        await log.setLeast(level)
        return [:]
    }

    private func call(_ parameters: DocumentFragment) async throws -> DocumentFragment {
        guard let name = parameters["name"]?.text else {
            throw ResponseError(.invalidParameters, "tools/call needs the name of a tool")
        }
        let start = ContinuousClock.now
        let arguments = parameters["arguments"] ?? [:]
        let heartbeat = ProgressHeartbeat(Self.progressToken(in: parameters), channel)
        guard let answer = try await heartbeat.during({ try await tools.answer(to: name, arguments) }) else {
            let known = tools.tools.map(\.name).joined(separator: ", ")
            throw ResponseError(.invalidParameters, "unknown tool \(name); the tools are \(known)")
        }
        let seconds = (ContinuousClock.now - start).formatted(
            .units(allowed: [.seconds], fractionalPart: .show(length: 2)))
        await log.say(.info, "\(name): \(answer.isError ? "refused" : "done") in \(seconds)")
        return answer.result(hiding: project.secrets)
    }

    private static func progressToken(in parameters: DocumentFragment) -> RequestID? {
        guard let token = parameters["_meta"]?["progressToken"] else { return nil }
        return token.integer.map { .number($0) } ?? token.text.map { .text($0) }
    }

    /// Reads a resource and converts a refusal to an error of the protocol.
    private func reading(_ body: () async throws -> DocumentFragment) async throws -> DocumentFragment {
        do { return try await body() } catch let refusal as ToolRefusal {
            let reasons = refusal.problems.map(\.message).joined(separator: "\n")
            throw ResponseError(.internalError, reasons)
        }
    }
}
