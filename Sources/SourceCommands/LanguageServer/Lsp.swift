import ArgumentParser
import Foundation
import LanguageServer
import ProgramSupport

/// The command that serves an editor until it disconnects.
extension LspArguments: AsyncParsableCommand {
    package func run() async throws {
        let (input, stop) = AsyncStream<[UInt8]>.makeStream()
        let reading = Task {
            for await block in InputBlocks.standardInput() { stop.yield(block) }
            stop.finish()
        }
        let writer = MessageWriter(MessageReader.self)
        let channel = ClientChannel(writer)
        let session = EditorSession(channel) { stop.finish() }
        let handlers = LanguageFeatures.handlers(of: session)
        let loop = MessageLoop(.languageServer, handlers, writer: writer, channel: channel) { await session.snapshot() }
        let saidSo = await loop.run(input, MessageReader())
        reading.cancel()
        // The protocol requires status 1 if the client ends without a shutdown request.
        if !saidSo { throw ExitCode(1) }
    }
}
