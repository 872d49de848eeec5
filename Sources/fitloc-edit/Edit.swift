import ArgumentParser
import CommandSupport
import EditPage
import Foundation

/// The command that serves the page until a signal stops the program.
struct Edit: AsyncParsableCommand {
    static let configuration = EditArguments.configuration

    @OptionGroup var arguments: EditArguments

    func run() async throws {
        var console = Console()
        let session = try await PageSession(
            arguments.input.paths, languages: arguments.languages.tags, isReadOnly: arguments.readOnly,
            since: arguments.since)
        try console.note(await session.notes())
        let token = PageToken()
        let ticket = PageTicket(for: token)
        let server = try await PageServer(port: arguments.port) { port in
            PageRouter(
                session, token: token, port: port, ticket: ticket,
                language: InterfaceLanguage.named(in: CommandLine.arguments))
        }
        try console.write("\(Texts.EditPage.address(address: "\(server.address)/#\(token.text)"))\n")
        try console.flush()
        if arguments.open, let path = await ticket.path { try openBrowser("\(server.address)\(path)", &console) }
        await StopSignal.wait()
        await server.stop()
        try console.finish()
    }

    private func openBrowser(_ address: String, _ console: inout Console) throws {
        guard !SystemBrowser.open(address, environment: ProcessInfo.processInfo.environment) else { return }
        try console.note(Texts.EditPage.noBrowser(program: SystemBrowser.program).resolved)
    }
}
