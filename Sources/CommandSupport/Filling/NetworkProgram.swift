import Foundation
import XCStringsKit

/// The network by way of `fitloc-network`, the program that lies beside this one.
///
/// libcurl brings some thirty libraries along, which every start of `fitloc` would load: as git's merge driver or in a
/// hook it is started for a few milliseconds of work.
struct NetworkProgram: HTTPTransport {
    private static let name = "fitloc-network"
    private let program: ChildProgram

    /// - Parameter sends: whether anything will be sent; else it does not matter whether the program is there.
    /// - Throws: where the program is needed and not there.
    init(environment: [String: String], sends: Bool) throws(CommandFailure) {
        guard let path = ProgramFolder.path(of: Self.name) ?? (sends ? nil : Self.name) else {
            throw CommandFailure(Texts.Fill.noNetworkProgram(program: Self.name))
        }
        program = ChildProgram([path], environment: environment)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let output: [UInt8]
        do {
            // How long it may take altogether is settled by whoever waits, who cancels it.
            output = try await program.run(NetworkMessage.bytes(of: request), seconds: 3600)
        } catch let failure as ChildProgram.Failure {
            throw ServiceFailure(failure)
        } catch {
            throw ServiceFailure.cancelled
        }
        return try NetworkMessage.response(in: output)
    }
}
