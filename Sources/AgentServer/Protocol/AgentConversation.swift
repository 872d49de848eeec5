import CatalogCore
import Foundation
import JSONRPC

/// A conversation with an agent's client, from the first message to the end of the input.
package struct AgentConversation: Sendable {
    private let project: AgentProject
    private let version: String

    /// Creates a conversation.
    ///
    /// - Parameter version: The version of this program.
    package init(about project: AgentProject, version: String) {
        self.project = project
        self.version = version
    }

    /// Handles messages until the client closes the input.
    ///
    /// - Parameter writer: The writer of messages to the client.
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
    /// The methods of the Model Context Protocol.
    ///
    /// The end of the input closes the conversation after running requests have finished.
    static let modelContext = ConversationForm(
        opening: "initialize", early: ["ping", "server/discover"], cancellation: "notifications/cancelled",
        answersCancelled: false, patience: .seconds(10))
}
