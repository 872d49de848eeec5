import CatalogCore
import Foundation
import JSONRPC

/// A conversation with an agent's client, from its first message to the end of the input.
package struct AgentConversation: Sendable {
    private let project: AgentProject
    private let version: String

    /// Prepares a conversation.
    ///
    /// - Parameter version: this program's.
    package init(about project: AgentProject, version: String) {
        self.project = project
        self.version = version
    }

    /// Speaks with the client until it goes.
    ///
    /// - Parameter writer: what writes to the client.
    package func run(
        _ input: AsyncStream<[UInt8]>, _ writer: MessageWriter = MessageWriter(LineFraming.self)
    ) async {
        let channel = ClientChannel(writer)
        let requests = AgentRequests(project, channel, version: version)
        let loop = MessageLoop(.modelContext, requests.handlers, writer: writer, channel: channel) {}
        _ = await loop.run(input, LineFraming())
    }
}

extension ConversationForm {
    /// The Model Context Protocol's: the end of the input is the end, and what was begun then comes to its own.
    static let modelContext = ConversationForm(
        opening: "initialize", early: ["ping", "server/discover"], cancellation: "notifications/cancelled",
        answersCancelled: false, patience: .seconds(10))
}
