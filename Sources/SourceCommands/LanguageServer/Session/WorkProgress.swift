import LanguageServer

/// The progress of work that the client displays.
struct WorkProgress: Sendable {
    private let channel: ClientChannel
    private let token: String

    /// Begins the display of progress, or returns nil if the client does not support it.
    static func begin(_ title: String, _ channel: ClientChannel, _ client: ClientFacts) async -> WorkProgress? {
        guard client.showsProgress else { return nil }
        let token = "fitloc-\(UInt32.random(in: .min ... .max))"
        let parameters = ProgressTokenParameters(token: token)
        _ = await channel.ask("window/workDoneProgress/create", parameters, for: NoResult.self)
        await channel.notify("$/progress", ProgressParameters.begin(token, title: title))
        return WorkProgress(channel: channel, token: token)
    }

    /// Ends the display of progress.
    func end() async { await channel.notify("$/progress", ProgressParameters.end(token)) }
}
