import AgentServer
import ArgumentParser
import CatalogCore
import CommandOutput
import Foundation
import JSONRPC
import ProgramSupport
import StandardStreams
import Workspaces

/// The command that runs the MCP server until the client disconnects.
struct Mcp: AsyncParsableCommand {
    static let configuration = McpArguments.configuration

    @OptionGroup var arguments: McpArguments

    func run() async throws {
        StandardOutput.ignoreWriteSignals()
        let project = try project()
        let (input, client) = AsyncStream<[UInt8]>.makeStream()
        let reading = Task {
            for await block in InputBlocks.standardInput() { client.yield(block) }
            client.finish()
        }
        // After a client is killed, a process that it started may keep the input open. Therefore also watch whether
        // anyone still reads the output.
        let watch = Task {
            while StandardStream.output.hasReader, (try? await Task.sleep(for: Self.interval)) != nil {}
            client.finish()
        }
        await AgentConversation(about: project, version: ProgramVersion.current.name).run(input)
        watch.cancel()
        reading.cancel()
    }

    /// The interval between checks that a client still reads the output.
    private static let interval = Duration.seconds(1)

    private func project() throws(CommandFailure) -> AgentProject {
        do throws(FileError) {
            let folder = try ResolvedPath.resolve(arguments.folder)
            guard FileReader.isFolder(folder), chdir(folder) == 0 else { throw .notFound(path: arguments.folder) }
            let environment = ProcessInfo.processInfo.environment
            let started = AgentRun.environment(server: getpid(), folder: folder)
            return AgentProject(
                folder: folder, allowsWrites: !arguments.readOnly,
                services: FillServices(arguments.sources, model: arguments.model, budget: arguments.budget),
                runner: ProgramRunner(
                    path: ProgramFolder.own, environment: environment.merging(started) { $1 }),
                environment: environment)
        } catch {
            throw CommandFailure(error)
        }
    }
}
