import ArgumentParser
import CatalogCore
import CommandOutput
import EditPage
import Foundation
import InterfaceTexts
import ProgramSupport
import Sessions

/// The command that serves the page until a signal stops the program.
extension EditArguments: AsyncParsableCommand {
    package func run() async throws {
        var console = Console()
        let session = try await PageSession(
            input.paths, languages: languages.tags, isReadOnly: readOnly,
            since: since,
            suggestions: FillSuggestions(from: from, model: model, environment: ProcessInfo.processInfo.environment))
        try console.note(await session.notes())
        let token = PageToken()
        let ticket = PageTicket(for: token)
        let server = try await PageServer(port: port) { port in
            PageRouter(
                session, token: token, port: port, ticket: ticket,
                language: InterfaceLanguage.named(in: CommandLine.arguments))
        }
        // Observes signals before it writes the file of the ticket, which would be left behind otherwise.
        let stop = StopSignal()
        try console.write("\(Texts.EditPage.address(address: "\(server.address)/#\(token.text)"))\n")
        try console.flush()
        if open {
            let environment = ProcessInfo.processInfo.environment
            do {
                let path = try await ticket.redirectFile(to: server.address, environment: environment)
                try openBrowser(path, environment, &console)
            } catch let error as FileError {
                try console.note(error.sentence)
            }
        }
        await stop.wait()
        await ticket.withdraw()
        await server.stop()
        try console.finish()
    }

    private func openBrowser(_ path: String?, _ environment: [String: String], _ console: inout Console) throws {
        if let path, SystemBrowser.open(path, environment: environment) { return }
        try console.note(Texts.EditPage.noBrowser(program: SystemBrowser.program).resolved)
    }
}
