import ChildProcesses
import CommandOutput
import Foundation
import InterfaceTexts
import NetworkMessages
import Workspaces

/// An HTTP transport that runs `fitloc-network`, a program next to this one.
///
/// libcurl loads some thirty libraries. Linking it would slow down every start of `fitloc`, which as a merge driver or
/// in a hook runs for a few milliseconds.
struct NetworkProgram: HTTPTransport {
    private static let name = "fitloc-network"
    private let program: ChildProgram

    /// - Parameter sends: Whether requests will be sent. If not, the program need not exist.
    /// - Throws: `CommandFailure` if the program is needed and does not exist.
    init(environment: [String: String], sends: Bool) throws(CommandFailure) {
        guard let path = ProgramFolder.path(of: Self.name) ?? (sends ? nil : Self.name) else {
            throw CommandFailure(Texts.Fill.noNetworkProgram(program: Self.name))
        }
        program = ChildProgram([path], environment: environment)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let output: [UInt8]
        do {
            // The caller enforces the overall timeout by cancelling the task.
            output = try await program.run(NetworkMessage.bytes(of: request), seconds: 3600)
        } catch let failure as ChildProgram.Failure {
            throw ServiceFailure(failure)
        } catch {
            throw ServiceFailure.cancelled
        }
        return try NetworkMessage.response(in: output)
    }
}
