import CatalogCore
import Foundation
import StandardStreams
import NetworkMessages

/// Sends the request that `fitloc` writes to standard input, and prints the answer.
@main
enum FitlocNetwork {
    static func main() async throws {
        StandardOutput.ignoreBrokenPipeSignal()
        guard let request = NetworkMessage.request(in: try FileReader.readStandardInput()) else {
            var errors = StandardOutput(to: .error)
            try errors.writeLine("fitloc-network: fitloc starts this program; there is nothing to do by hand")
            exit(64)
        }
        let result: Result<HTTPResponse, ServiceFailure>
        do {
            result = .success(try await URLSessionTransport().send(request))
        } catch {
            result = .failure(error as? ServiceFailure ?? .unreachable("\(error)"))
        }
        var output = StandardOutput()
        try output.write(try NetworkMessage.bytes(of: result))
        try output.flush()
    }
}
