import NetworkMessages
import StandardStreams

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The program `fitloc-network`, which `fitloc` starts.
package enum FitlocNetworkProgram {
    /// Sends the request in standard input, and prints the response.
    package static func run() throws {
        StandardOutput.ignoreWriteSignals()
        guard let request = NetworkMessage.request(in: try StandardInput.readAll()) else {
            var errors = StandardOutput(to: .error)
            try errors.writeLine("fitloc-network: fitloc starts this program; do not run it directly")
            exit(64)
        }
        let result = Result { () throws(ServiceFailure) in try Transfer(request).perform() }
        var output = StandardOutput()
        try output.write(try NetworkMessage.bytes(of: result))
        try output.flush()
    }
}
